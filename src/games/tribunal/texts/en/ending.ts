import type { EndedText } from '../fr/ending.ts';

export const en: EndedText = {
  sideWins: { judge: 'The judges win', mafia: 'The mafia wins' },
  yourSideWon: 'Your side won',
  yourSideLost: 'Your side lost',
  unsealed: 'The ballots, unsealed',
  rounds: 'The rounds',
  decided: 'The vote that decided.',
  decidedBy: [
    ({ day, by, at }) => `Day ${day}: ${by}’s card against ${at}.`,
    ({ day, at }) => `Day ${day}: your card against ${at}.`,
    ({ day, by }) => `Day ${day}: ${by}’s card against you.`,
  ],
  lieFound: (night, name) => `Night ${night}, ${name}: the lie was caught.`,
  liePassed: (night, name) => `Night ${night}, ${name}: everybody believed it.`,
  watchIt: 'Watch it',
  figures: {
    offences: 'Cheats',
    caught: 'Cheats caught',
    counts: 'Counts announced',
    lies: 'False counts',
    right: 'Objections upheld',
    wrong: 'Objections overruled',
  },
};
