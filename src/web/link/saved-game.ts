/** The last solo game on this device: to go on with, and after its end to come back to. */
import { isObject } from '../../engine/by-name.ts';
import type { GameRecord } from '../../engine/record.ts';
import { forget, recallAs, remember } from '../base/storage.ts';
import type { SoloGame } from './solo-game.ts';

export type SavedGame = Omit<SoloGame, 'set' | 'lesson'> & {
  readonly record: GameRecord;
  readonly over?: true;
};

const KEY = 'solo';

export const keep = (game: SavedGame): void => remember(KEY, JSON.stringify(game));
export const drop = (): void => forget(KEY);

export const lastGame = (): SavedGame | undefined => recallAs(KEY, isKept);

export const unfinished = (): SavedGame | undefined => {
  const game = lastGame();
  return game?.over ? undefined : game;
};

const isKept = (value: unknown): value is SavedGame =>
  isObject(value) && 'record' in value && 'people' in value && 'names' in value;
