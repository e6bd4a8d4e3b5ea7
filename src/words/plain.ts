/** Any game's facts, moves and views as they stand, with names for seats: what is left to say where a game has no words. */
import type { Said } from '../engine/facts.ts';
import type { View } from '../engine/game.ts';
import { isSeat } from '../engine/seats.ts';
import type { GameWords, Names } from './words.ts';

export const plainFact = (said: Said, names: Names): string =>
  said.map((word) => (isSeat(word) ? names(word) : word)).join(' ');

export const plainMove = (move: string): string => move;

export const plainPhase = ({ phase, toAct }: View, names: Names): string =>
  toAct.length === 0 ? phase : `${phase}: ${toAct.map(names).join(', ')}`;

const COMMON = ['game', 'version', 'seats', 'phase', 'toAct', 'question', 'me', 'legal', 'answer', 'over', 'players'];

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

export const plainWords = (title: string): GameWords => ({
  title,
  fact: plainFact,
  move: plainMove,
  phase: plainPhase,
  table: plainTable,
});
