/** The solo game that was left unfinished on this device. */
import type { Opponents } from '../../bots/levels.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Forecast } from '../../host/forecasts.ts';
import { forget, recall, remember } from '../base/storage.ts';
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

export const unfinished = (): SavedGame | undefined => {
  const text = recall(KEY);
  if (text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

const isKept = (value: unknown): value is SavedGame =>
  typeof value === 'object' && value !== null && 'record' in value && 'people' in value && 'names' in value;
