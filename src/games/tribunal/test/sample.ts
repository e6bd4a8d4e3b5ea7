import type { Sample } from '../../../../test/samples.ts';

export const sample: Sample = {
  nulls: ['announcement', 'announcement.plot', 'announcement.protect'],
  onceBroken: [
    // what a right report let out was no release
    { game: 'tribunal', seats: 6, seed: 'long 20', options: { mafiosi: '5', speech: 'court' } },
  ],
};
