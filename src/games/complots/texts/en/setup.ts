import type { SetupText } from '../fr/setup.ts';

export const en: SetupText = {
  presetHints: {
    base: 'The five of the first game: the simplest to begin with.',
    'base-inquisitor': 'Like the classic one; the Inquisitor swaps one card, or looks at someone else’s.',
    'novice-2': 'Five newcomers with simple powers.',
    'expert-2': 'The craftiest: they share, blackmail and bury.',
    'mix-novice': 'Two newcomers among the old ones.',
    'mix-expert': 'A mix for seasoned players.',
    finance: 'Money goes round: taxes, blackmail, tithes.',
    brotherhood: 'Whoever takes also gives a little.',
    rewards: 'You get paid for the misfortunes of others.',
  },
  presetOwn: 'A choice of your own.',
  presetByLot: 'Drawn when the game begins; everybody sees them.',
  lineupPick: 'More choices, characters, challenges',
  doubtsFairSaid: 'Fair challenges',
  presetRandom: { random: 'At random', 'random-1': 'At random, first box', 'random-2': 'At random, second box' },
  lineupHint: 'One character of each clan.',
  religionsHint: 'Catholics and Protestants: nobody attacks their own side while the other is alive.',
  doubtsFirst: 'The quickest',
  doubtsFair: 'Fair',
  doubtsHint: 'Fair: everyone answers in secret, then the first clockwise counts.',
};
