/** The moves of a record as a short text, a line each; a pass is only a seat. */
import type { Played } from '../engine/game.ts';
import { PASS } from '../engine/phrases.ts';
import { SEATS } from '../engine/seats.ts';

const CLOCK = '!';

export const shortMoves = (moves: readonly Played[]): string =>
  moves.map((played) => (played === 'timeout' ? CLOCK : played[1] === PASS ? played[0] : played.join(' '))).join('\n');

/** Undefined if a line names no seat. */
export const readShortMoves = (text: string): readonly Played[] | undefined => {
  const moves = (text === '' ? [] : text.split('\n')).map((line): Played | undefined => {
    if (line === CLOCK) return 'timeout';
    const seat = SEATS.find((one) => line === one || line.startsWith(`${one} `));
    return seat === undefined ? undefined : [seat, line.slice(2) || PASS];
  });
  return moves.every((one) => one !== undefined) ? moves : undefined;
};
