/** The solo game that was left unfinished on this device. */
import type { Opponents } from '../../bots/levels.ts';
import { isObject } from '../../engine/by-name.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Forecast } from '../../host/forecasts.ts';
import { forget, recallAs, remember } from '../base/storage.ts';
import type { Rival } from './link.ts';

export type SavedGame = {
  readonly record: GameRecord;
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  readonly masks?: readonly string[];
  readonly opponents?: Opponents;
  readonly rival?: Rival | undefined;
  readonly forecasts?: readonly (readonly [kind: string, forecast: Forecast])[];
};

const KEY = 'solo';

export const keep = (game: SavedGame): void => remember(KEY, JSON.stringify(game));
export const drop = (): void => forget(KEY);

export const unfinished = (): SavedGame | undefined => recallAs(KEY, isKept);

const isKept = (value: unknown): value is SavedGame =>
  isObject(value) && 'record' in value && 'people' in value && 'names' in value;
