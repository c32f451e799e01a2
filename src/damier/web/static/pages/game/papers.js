/** Slips about the players rather than the pieces: who gives up, who is away, who points where. */
import { t } from '../../app/i18n.js';
import { sideName } from '../../app/sheets.js';
import { html, nothing } from '../../vendor/lit.js';
import { nameOf } from './player.js';
import { paper } from './pull.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./table.js').Side} Side */
/** @typedef {import('./slip.js').Scene} Scene */
/** @typedef {{title: string, text: string, alert?: boolean, acts: unknown}} Written */

/** @type {Side[]} */
const SIDES = ['white', 'black'];

/** @param {Scene} scene @param {Written} written */
const ask = (scene, { title, text, alert = false, acts }) =>
  paper(
    scene,
    alert ? 'alert' : 'status',
    html`<h2>${title}</h2>
      <p class="lede">${text}</p>
      <div class="acts">${acts}</div>`,
  );

/**
 * @param {string} words
 * @param {() => void} act
 * @param {string} [cls]
 */
const button = (words, act, cls = '') =>
  html`<button type="button" class="btn ${cls}" @click=${act}>${words}</button>`;

/** The other side of the table. @param {Side} side @returns {Side} */
const other = (side) => (side === 'white' ? 'black' : 'white');

/**
 * Who is to win if this side gives up: by name where there is one.
 * @param {Table} table
 * @param {Side} side
 */
function whoWins(table, side) {
  const { name, kind } = table.info.players[side];
  return name || kind === 'computer' ? nameOf(table, side) : sideName(table.info.sheet, side);
}

/** Give up: two at one device say which of them does. @param {Scene} scene */
export function resigning(scene) {
  const { table, resign } = scene;
  const { seat } = table;
  const colour = (/** @type {Side} */ side) => table.info.sheet.colours[side];
  const no = button(t('resign-no'), () => resign(false));
  if (seat !== 'both')
    return ask(scene, {
      title: t('option-resign.confirm'),
      text: seat
        ? t('resign-you', { colour: colour(seat), name: whoWins(table, other(seat)) })
        : t('resign-hint'),
      alert: true,
      acts: html`${button(t('resign-yes'), () => resign(true), 'primary')}${no}`,
    });
  return ask(scene, {
    title: t('resign-who'),
    text: t('resign-hint'),
    alert: true,
    acts: html`${SIDES.map((side) => {
      const { name } = table.info.players[side];
      const words = name ? t('resign-name', { name }) : t('resign-side', { colour: colour(side) });
      return button(words, () => resign(true, side), 'primary');
    })}${no}`,
  });
}

/** Call the game off before it has begun. @param {Scene} scene */
export const aborting = (scene) =>
  ask(scene, {
    title: t('abort-title'),
    text: t('abort-text'),
    alert: true,
    acts: html`${button(
      t('abort-yes'),
      () => scene.abort(true),
      'primary',
    )}${button(t('resign-no'), () => scene.abort(false))}`,
  });

/** Which piece should have captured? @param {Scene} scene */
export const pointing = (scene) =>
  ask(scene, {
    title: t('point-title'),
    text: t('point-text'),
    acts: button(t('point-stop'), scene.point),
  });

/** No move is left, and perhaps that is because of a slip. @param {Scene} scene */
export const stuck = (scene) =>
  ask(scene, {
    title: t('point-stuck-title'),
    text: t('point-stuck'),
    alert: true,
    acts: html`${scene.table.own.may_point ? button(t('game-point'), scene.point, 'primary') : nothing}${button(
      t('point-stuck-stand'),
      () => scene.table.send('stand'),
    )}`,
  });

/** The opponent does not come back. @param {Scene} scene */
export const left = (scene) =>
  ask(scene, {
    title: t('left-title', {
      name: nameOf(scene.table, other(/** @type {Side} */ (scene.table.seat))),
    }),
    text: t('left-text'),
    acts: html`${button(
      t('left-claim'),
      () => scene.table.send('claim-left'),
      'primary',
    )}${button(t('left-wait'), scene.wait)}`,
  });

/** Somebody came by the plain address. @param {Scene} scene */
export const watching = (scene) =>
  ask(scene, {
    title: t('watch-title'),
    text: t('watch-text'),
    acts: button(t('slip-close'), scene.settle),
  });
