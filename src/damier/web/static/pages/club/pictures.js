/**
 * The pictures of a pupil's password: sixteen, each a few strokes, told apart by shape alone.
 *
 *     html`${picture('sun')}`         // hidden from those who listen: its name stands beside it
 */
import { html } from '../../vendor/lit.js';

/** @param {number} x @param {number} y @param {number} r */
const ring = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const LEAVES =
  'M24 14c-8-12 8-12 0 0M24 22c-8 12 8 12 0 0M20 18c-12-8-12 8 0 0M28 18c12-8 12 8 0 0';
const RAYS = 'M10.5 10.5l4 4m19 19l4 4m0-27l-4 4m-19 19l-4 4';

/** @type {Record<string, string>} */
const DRAWN = {
  apple:
    'M24 16c-9-6-17 1-15 11s9 14 15 11c6 3 13-1 15-11s-6-17-15-11zM24 16c0-5 2-8 6-9M25 11c-3 0-6-2-7-5',
  ball: `${ring(24, 24, 16)}M8 24h32M24 8c-9 9-9 23 0 32M24 8c9 9 9 23 0 32`,
  bell: 'M10 34h28c-4-4-3-8-3-14 0-7-5-11-11-11s-11 4-11 11c0 6 1 10-3 14zM20 39c2 3 6 3 8 0M24 9V6',
  boat: 'M6 32h36c-2 6-5 9-9 9H15c-4 0-7-3-9-9zM22 27V7l14 20zM18 27V13L9 27z',
  cloud: 'M13 36h22c8 0 9-11 1-12 1-11-15-14-18-4-10-2-15 14-5 16z',
  drop: 'M24 6c7 10 12 16 12 23a12 12 0 0 1-24 0c0-7 5-13 12-23zM18 30c0 4 2 6 5 6',
  fish: `M6 24c8-13 22-13 29 0-7 13-21 13-29 0zM34 24l9-8v16z${ring(15, 22, 1)}`,
  flag: 'M12 43V6M12 8h25l-6 8 6 8H12',
  flower: `${ring(24, 18, 4)}${LEAVES}M24 31v12M24 39c-7 0-9-3-10-7`,
  heart: 'M24 41C6 29 5 20 9 14s12-5 15 2c3-7 11-8 15-2s3 15-15 27z',
  house: 'M6 24 24 8l18 16M11 21v20h26V21M20 41V29h8v12',
  key: `${ring(15, 24, 9)}M24 24h19M36 24v8M42 24v6${ring(12, 24, 1)}`,
  moon: 'M32 7a18 18 0 1 0 9 25A15 15 0 0 1 32 7z',
  star: 'm24 6 5.4 11.6 12.6 1.5-9.3 8.7L35.2 40 24 33.8 12.8 40l2.5-12.2L6 19.1l12.6-1.5z',
  sun: `${ring(24, 24, 8)}M24 5v6M24 37v6M5 24h6M37 24h6${RAYS}`,
  tree: 'M24 5 12 20h5L9 32h30l-8-12h5zM21 32v11h6V32',
};

export const PICTURES = Object.keys(DRAWN);

/** @param {string} name */
export const picture = (name) =>
  html`<svg class="picture" viewBox="0 0 48 48" aria-hidden="true">
    <path d=${DRAWN[name]}></path>
  </svg>`;
