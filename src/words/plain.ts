/** Facts, moves and views in raw form with names for seats, for games without words. */
import type { Said } from '../engine/facts.ts';
import type { View } from '../engine/game.ts';
import { wordsOf } from '../engine/phrases.ts';
import { isSeat } from '../engine/seats.ts';
import type { AllWords, LazyWords, Names } from './words.ts';

export const plainFact = (said: Said, names: Names): string =>
  said.map((word) => (isSeat(word) ? names(word) : word)).join(' ');

/** Seats get names; free text stays. */
export const plainMove = (move: string, names: Names): string => {
  const colon = move.indexOf(':');
  const [said, rest] = colon < 0 ? [move, ''] : [move.slice(0, colon), move.slice(colon)];
  return plainFact(wordsOf(said), names) + rest;
};

export const plainPhase = ({ phase, toAct }: View, names: Names): string =>
  toAct.length === 0 ? phase : `${phase}: ${toAct.map(names).join(', ')}`;

export const COMMON = [
  'game',
  'version',
  'seats',
  'phase',
  'toAct',
  'question',
  'me',
  'legal',
  'answer',
  'over',
  'players',
];

export const plainTable = (view: View, names: Names): string[] => [
  ...view.seats.map((seat) => `${names(seat)}: ${values(view.players[seat])}`),
  ...Object.entries(view)
    .filter(([name]) => !COMMON.includes(name))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
];

const values = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

const apart: LazyWords = { table: plainTable };

export const plainWords = (title: string): AllWords => ({
  title,
  fact: plainFact,
  move: (move, names) => ({ title: plainMove(move, names) }),
  phase: plainPhase,
  lazy: async () => apart,
  ...apart,
});
