import type { Lecture } from '../game-module.ts';

/** Ten of the stored moments, by what one learns from them; in some of them one counters or claims oneself. */
export const course: readonly Lecture[] = [
  { chapter: 'reading', key: 'm715 9' },
  { chapter: 'reading', key: 'm395 16' },
  { chapter: 'reading', key: 'c2 22' },
  { chapter: 'counting', key: 'm855 11' },
  { chapter: 'counting', key: 'm839 16' },
  { chapter: 'bluff', key: 'm437 13' },
  { chapter: 'bluff', key: 'c33 45' },
  { chapter: 'bluff', key: 'c8 46' },
  { chapter: 'endgame', key: 'm1346 40' },
  { chapter: 'endgame', key: 'm922 37' },
];
