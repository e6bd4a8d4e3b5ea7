import type { Sample } from '../../../../test/samples.ts';

export const sample: Sample = {
  nulls: ['announcement', 'announcement.plot', 'announcement.protect'],
  onceBroken: [
    // facts revealed by a right report were not listed as releases
    { game: 'tribunal', seats: 6, seed: 'long 20', options: { mafiosi: '5', speech: 'court' } },
  ],
};
