/** Small sounds, made on the spot; silent unless asked for. */
import { sound } from '../settings.ts';

type Note = { readonly at: number; readonly hz: number; readonly for: number; readonly kind: OscillatorType };
const note = (at: number, hz: number, lasts: number, kind: OscillatorType = 'sine'): Note => ({
  at,
  hz,
  for: lasts,
  kind,
});

const TUNES = {
  coin: [note(0, 1800, 0.08, 'triangle'), note(0.05, 2600, 0.12, 'triangle')],
  card: [note(0, 240, 0.06, 'sawtooth')],
  turn: [note(0, 523, 0.15), note(0.14, 784, 0.25)],
  loss: [note(0, 330, 0.2, 'triangle'), note(0.18, 247, 0.4, 'triangle')],
  truth: [note(0, 196, 0.25, 'triangle'), note(0.8, 784, 0.5), note(0.8, 1175, 0.6)],
  lie: [note(0, 196, 0.25, 'triangle'), note(0.8, 110, 0.3, 'sawtooth'), note(0.9, 82, 0.5, 'sawtooth')],
  clang: [note(0, 880, 0.12, 'square'), note(0.02, 1320, 0.25, 'triangle')],
  blade: [note(0, 2100, 0.06, 'sawtooth'), note(0.08, 140, 0.2, 'triangle')],
  toll: [note(0, 147, 0.9), note(0.02, 220, 0.7)],
  win: [note(0, 523, 0.15), note(0.13, 659, 0.15), note(0.26, 784, 0.4)],
} as const satisfies Record<string, readonly Note[]>;
export type Tune = keyof typeof TUNES;

let desk: AudioContext | undefined;

export const ring = (tune: Tune): void => {
  if (sound.value === 'off') return;
  desk ??= new AudioContext();
  const start = desk.currentTime + 0.01;
  for (const { at, hz, for: lasts, kind } of TUNES[tune]) {
    const [voice, volume] = [desk.createOscillator(), desk.createGain()];
    voice.type = kind;
    voice.frequency.value = hz;
    volume.gain.setValueAtTime(0.0001, start + at);
    volume.gain.exponentialRampToValueAtTime(0.12, start + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + lasts);
    voice.connect(volume).connect(desk.destination);
    voice.start(start + at);
    voice.stop(start + at + lasts + 0.05);
  }
};
