/**
 * Wood on wood and a bell, made on the spot; one tap silences them. Browsers let a page sound only
 * after somebody has touched it.
 */
import { prefs } from '../../app/prefs.js';

/** @type {AudioContext | null} */
let audio = null;

/** What to sound with, if anybody wants to hear it and the browser allows it. */
function speaker() {
  if (prefs.get('sound') !== 'on' || !navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** A piece is put down, or jumps. @param {import('./table.js').Entry} entry */
export function knock(entry) {
  const context = speaker();
  if (!context) return;
  const times = Math.max(1, Math.min(entry.captured.length, 6));
  for (let i = 0; i < times; i++) tap(context, context.currentTime + i * 0.22);
}

/** Two notes that call somebody back. */
export function bell() {
  const context = speaker();
  if (!context) return;
  [660, 880].forEach((frequency, i) => {
    ring(context, frequency, context.currentTime + 0.3 + i * 0.16);
  });
}

/**
 * A short burst of noise through a narrow filter.
 * @param {AudioContext} context
 * @param {number} at
 */
function tap(context, at) {
  const length = Math.floor(context.sampleRate * 0.06);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: 900, Q: 2.5 });
  noise.connect(wood).connect(context.destination);
  noise.start(at);
}

/**
 * A note that fades.
 * @param {AudioContext} context
 * @param {number} frequency
 * @param {number} at
 */
function ring(context, frequency, at) {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
