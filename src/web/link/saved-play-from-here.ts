/** The What if game on this device, kept for a week. */

import { isObject } from '../../engine/by-name.ts';
import type { PlayFromHere } from '../../host/play-from-here.ts';
import { forget, recallAs, remember } from '../base/storage.ts';
import type { SoloGame } from './solo-game.ts';
import type { News } from './worker-messages.ts';

/** A game that goes on from one of its moments. It counts in no statistics. */
export type PlayFromHereGame = Omit<SoloGame, 'set' | 'rival' | 'lesson'> & {
  readonly asIf: PlayFromHere;
  /** The moment in words, and the winners of the real game if known. */
  readonly from: string;
  readonly then?: string;
};

const KEY = 'as-if';
const WEEK = 7 * 86_400_000;

export const keepPlayFromHere = (game: PlayFromHereGame, { record, over }: Pick<News, 'record' | 'over'>): void => {
  if (over) {
    forget(KEY);
    return;
  }
  const moves = record.moves.slice(game.asIf.record.moves.length);
  remember(KEY, JSON.stringify({ ...game, asIf: { ...game.asIf, moves }, kept: Date.now() }));
};

export const keptPlayFromHere = (): PlayFromHereGame | undefined => {
  const kept = recallAs(KEY, isKept);
  return kept !== undefined && Date.now() - kept.kept < WEEK ? kept : undefined;
};

const isKept = (value: unknown): value is PlayFromHereGame & { readonly kept: number } =>
  isObject(value) &&
  'asIf' in value &&
  'people' in value &&
  'names' in value &&
  'kept' in value &&
  typeof value.kept === 'number';
