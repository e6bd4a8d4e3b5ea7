/** Sounds synthesised in the browser. Fetched with the first sound. */
import { loudness } from '../base/settings.ts';

/** `noise`: a rustle, for things that tear or rub. */
type Kind = OscillatorType | 'noise';
type Note = { readonly at: number; readonly hz: number; readonly for: number; readonly kind: Kind };
const note = (at: number, hz: number, lasts: number, kind: Kind = 'sine'): Note => ({
  at,
  hz,
  for: lasts,
  kind,
});

/** A challenge: one note and two heartbeats. */
const doubted = [note(0, 196, 0.25, 'triangle'), ...[0.35, 0.5, 0.72].map((at) => note(at, 58, 0.14))];

const TUNES = {
  coin: [note(0, 1800, 0.08, 'triangle'), note(0.05, 2600, 0.12, 'triangle')],
  card: [note(0, 2400, 0.05, 'noise'), note(0.01, 240, 0.05, 'triangle')],
  turn: [note(0, 523, 0.15), note(0.14, 784, 0.25)],
  loss: [note(0, 330, 0.2, 'triangle'), note(0.18, 247, 0.4, 'triangle')],
  truth: [...doubted, note(1, 784, 0.6), note(1, 1175, 0.7), note(1.02, 1568, 0.5)],
  lie: [...doubted, note(0.98, 900, 0.28, 'noise'), note(1.05, 110, 0.3, 'sawtooth'), note(1.15, 82, 0.5, 'sawtooth')],
  doubt: [note(0, 196, 0.25, 'triangle')],
  bell: [note(0, 784, 0.6), note(0, 1175, 0.7), note(0.02, 1568, 0.5)],
  rip: [note(0, 900, 0.28, 'noise'), note(0.07, 110, 0.3, 'sawtooth'), note(0.17, 82, 0.5, 'sawtooth')],
  chime: [note(0, 988, 0.3), note(0.12, 1319, 0.5)],
  clang: [note(0, 880, 0.12, 'square'), note(0.02, 1320, 0.25, 'triangle')],
  blade: [note(0, 3200, 0.14, 'noise'), note(0.08, 140, 0.2, 'triangle')],
  toll: [note(0, 147, 0.9), note(0.02, 220, 0.7)],
  siren: [0, 0.5, 1].flatMap((at) => [note(at, 740, 0.26, 'triangle'), note(at + 0.25, 554, 0.26, 'triangle')]),
  shot: [note(0.9, 1400, 0.12, 'noise'), note(0.9, 90, 0.35, 'sawtooth'), note(1.05, 60, 0.5)],
  ricochet: [note(0.9, 1800, 0.08, 'noise'), note(0.95, 1900, 0.18, 'triangle'), note(1.05, 1300, 0.3, 'triangle')],
  shutter: [0, 0.08, 0.16, 0.24].map((at) => note(at, 700, 0.06, 'noise')),
  bullet: [note(0, 1500, 0.05, 'square'), note(0.18, 1100, 0.08, 'triangle')],
  knock: [note(0, 180, 0.06, 'square'), note(0.14, 180, 0.06, 'square')],
  gavel: [note(0, 180, 0.09, 'square'), note(0.01, 900, 0.06, 'noise'), note(0.2, 150, 0.12, 'square')],
  drum: [note(0, 62, 0.4), note(0.01, 93, 0.25, 'triangle')],
  heart: [note(0, 58, 0.16), note(0.2, 52, 0.2)],
  crickets: [0, 0.09, 0.18, 0.5, 0.59, 0.68].map((at) => note(at, 4200, 0.05, 'triangle')),
  crack: [note(0, 1400, 0.08, 'noise'), note(0.06, 300, 0.25, 'triangle'), note(0.2, 200, 0.4, 'triangle')],
  stamp: [note(0, 110, 0.14, 'square'), note(0.01, 700, 0.08, 'noise')],
  win: [note(0, 523, 0.15), note(0.13, 659, 0.15), note(0.26, 784, 0.4)],
} as const satisfies Record<string, readonly Note[]>;
export type Tune = keyof typeof TUNES;

/** The gain of one note, as several sound at once. */
const FULL = 0.15;
let desk: AudioContext | undefined;

const voiceOf = (on: AudioContext, { hz, for: lasts, kind }: Note): AudioScheduledSourceNode & { out?: AudioNode } => {
  if (kind !== 'noise') {
    const voice = on.createOscillator();
    voice.type = kind;
    voice.frequency.value = hz;
    return voice;
  }
  const rustle = on.createBuffer(1, Math.ceil(on.sampleRate * lasts), on.sampleRate);
  const samples = rustle.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const voice = on.createBufferSource();
  voice.buffer = rustle;
  const band = on.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hz;
  return Object.assign(voice, { out: voice.connect(band) });
};

/** `pace`: that of the scene. `pitch`: a factor of the frequency. */
export const play = (tune: Tune, pace: number, pitch = 1): void => {
  desk ??= new AudioContext();
  // browsers suspend sound that was created before the first touch
  if (desk.state === 'suspended') void desk.resume();
  const start = desk.currentTime + 0.01;
  for (const note of TUNES[tune]) {
    const [voice, volume] = [voiceOf(desk, { ...note, hz: note.hz * pitch }), desk.createGain()];
    const at = start + note.at * pace;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(FULL * loudness(), at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + note.for);
    (voice.out ?? voice).connect(volume).connect(desk.destination);
    voice.start(at);
    voice.stop(at + note.for + 0.05);
  }
};
