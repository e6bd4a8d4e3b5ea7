import type { Lecture } from '../game-module.ts';

/** Ten of the stored moments, by what one learns from them. */
export const course: readonly Lecture[] = [
  { chapter: 'reading', key: 'm715 9' },
  { chapter: 'reading', key: 'm395 16' },
  { chapter: 'reading', key: 'm701 21' },
  { chapter: 'counting', key: 'm855 11' },
  { chapter: 'counting', key: 'm839 16' },
  { chapter: 'bluff', key: 'm437 13' },
  { chapter: 'bluff', key: 'm805 14' },
  { chapter: 'bluff', key: 'm330 18' },
  { chapter: 'endgame', key: 'm1346 40' },
  { chapter: 'endgame', key: 'm922 37' },
];
