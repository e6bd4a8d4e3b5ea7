/** The games with a part for blind players. */
import { existsSync } from 'node:fs';
import { GAMES } from '../../../src/app/games.ts';
import type { BlindPart, Played } from './part.ts';

const partOf = async (id: string): Promise<BlindPart | undefined> => {
  const own = new URL(`../../../src/games/${id}/test/web/blind.ts`, import.meta.url);
  return existsSync(own) ? (await import(own.href)).BLIND : undefined;
};

export const BLIND: readonly Played[] = (
  await Promise.all(GAMES.map(async (game) => ({ game, part: await partOf(game.id) })))
).flatMap(({ game, part }) => (part === undefined ? [] : [{ game, part }]));
