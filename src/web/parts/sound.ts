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
  doubt: [note(0, 196, 0.25, 'triangle'), note(0.12, 185, 0.35, 'triangle')],
  loss: [note(0, 330, 0.2, 'triangle'), note(0.18, 247, 0.4, 'triangle')],
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
