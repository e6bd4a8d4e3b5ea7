/** The moves of a record as one short text, a line each; who passes is only named. */
import type { Played } from '../engine/game.ts';
import { PASS } from '../engine/phrases.ts';
import { SEATS } from '../engine/seats.ts';

const CLOCK = '!';

export const shortMoves = (moves: readonly Played[]): string =>
  moves.map((played) => (played === 'timeout' ? CLOCK : played[1] === PASS ? played[0] : played.join(' '))).join('\n');

/** Nothing where a line names no seat. */
export const readShortMoves = (text: string): readonly Played[] | undefined => {
  const moves = (text === '' ? [] : text.split('\n')).map((line): Played | undefined => {
    if (line === CLOCK) return 'timeout';
    const seat = SEATS.find((one) => line === one || line.startsWith(`${one} `));
    return seat === undefined ? undefined : [seat, line.slice(2) || PASS];
  });
  return moves.every((one) => one !== undefined) ? moves : undefined;
};
