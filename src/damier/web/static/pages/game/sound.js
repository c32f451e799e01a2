/** Wood on wood, made on the spot; silent until the visitor asks for it. */
import { prefs } from '../../app/prefs.js';

/** @type {AudioContext | null} */
let audio = null;

/** @param {import('./table.js').Entry} entry */
export function knock(entry) {
  if (prefs.get('sound') !== 'on') return;
  audio ??= new AudioContext();
  const times = Math.max(1, Math.min(entry.captured.length, 6));
  for (let i = 0; i < times; i++) tap(audio, audio.currentTime + i * 0.22);
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
