/** The day's claim on home, and what came of it: two files, the second fetched after the answer. */
import type { Seat } from '../../../engine/seats.ts';
import { ROOT } from '../../base/root.ts';
import type { Day } from '../../link/days.ts';

/** `counts`: the claim is the moment of the day itself; else that one waits behind it. `given`: whether it was doubted, once answered. */
export type HomeDay = { readonly today: Day; readonly counts: boolean; readonly given: boolean | undefined };

export type HomeDoubt = {
  readonly seat: Seat;
  readonly name: string;
  readonly mask: string;
  /** In their words: who they are, and what they do. */
  readonly says: string;
  readonly does: string;
  /** What the card would be. */
  readonly card: string;
  /** What was heard that bears on it. */
  readonly lines: readonly string[];
};

export type HomeTruth = {
  readonly lie: boolean;
  readonly title: string;
  /** What came of it, and what the answer was worth: if it was believed, and if it was doubted. */
  readonly below: readonly [string, string];
  readonly points: readonly [number, number];
};

const fetchAt = async <T>(what: string, lang: string, at: number): Promise<T> => {
  const { size, stamp } = DOUBTS;
  const answer = await fetch(`${ROOT}assets/${what}-${lang}-${Math.floor(at / size)}-${stamp}.json`);
  return (await answer.json())[at % size];
};

export const fetchDoubt = (lang: string, at: number): Promise<HomeDoubt> => fetchAt('asked', lang, at);
export const fetchTruth = (lang: string, at: number): Promise<HomeTruth> => fetchAt('truth', lang, at);
