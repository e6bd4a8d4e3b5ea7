/** The unfinished solo game on this device. */
import { isObject } from '../../engine/by-name.ts';
import type { GameRecord } from '../../engine/record.ts';
import { forget, recallAs, remember } from '../base/storage.ts';
import type { SoloGame } from './solo-game.ts';

export type SavedGame = Omit<SoloGame, 'set' | 'lesson'> & {
  readonly record: GameRecord;
};

const KEY = 'solo';

export const keep = (game: SavedGame): void => remember(KEY, JSON.stringify(game));
export const drop = (): void => forget(KEY);

export const unfinished = (): SavedGame | undefined => recallAs(KEY, isKept);

const isKept = (value: unknown): value is SavedGame =>
  isObject(value) && 'record' in value && 'people' in value && 'names' in value;
