import type { PageText } from '../page-text.ts';

export const en: PageText = {
  title: 'Ladder of bots',
  head: ['bot', 'rating', '95 %', 'games', 'won', 'lies', 'challenges', 'catches', 'calibration', 'mistakes'],
  summary: (game, seats, games) => `${game}, ${seats} players, ${games} games`,
  seed: 'seed',
  left: (name) => `${name} left:`,
  of: 'of',
  notes: [
    'Rating: one Plackett–Luce fit of all games. The average is 1000; ten times the strength is 400 points more. Intervals: bootstrap over games. People’s ratings have no part in it.',
    'Lies: share of its claims. Challenges: per game. Catches: share of its challenges that found a lie. Calibration: mean distance between its beliefs about claims and the share of lies; lower is better.',
    'Mistakes: answers that were illegal, unreadable or late. The default answer was played instead.',
  ],
  download: 'Download:',
  figures: 'figures',
  records: 'records of all games',
};
