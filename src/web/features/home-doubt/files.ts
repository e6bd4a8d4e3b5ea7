/** The day's claim on home in two files; the second, with the outcome, is fetched after the answer. */
import type { Seat } from '../../../engine/seats.ts';
import type { Figure } from '../../../words/words.ts';
import { ROOT } from '../../base/root.ts';
import type { Day } from '../../link/days.ts';

/** `counts`: the claim is the moment of the day; otherwise that one comes after it. `given`: the answer, once given. */
export type HomeDay = { readonly today: Day; readonly counts: boolean; readonly given: boolean | undefined };

export type HomeDoubt = {
  readonly seat: Seat;
  readonly name: string;
  readonly mask: string;
  /** The claimant's words: their character and action. */
  readonly says: string;
  readonly does: string;
  /** `does` for a whole room. */
  readonly aloud: string;
  readonly card: string;
  readonly figure: Figure;
  readonly lines: readonly string[];
};

/** `points`: for letting it pass, and for doubting. */
export type HomeTruth = {
  readonly lie: boolean;
  readonly points: readonly [number, number];
};

const fetchAt = async <T>(what: string, at: number): Promise<T> => {
  const { size, stamp } = DOUBTS;
  const answer = await fetch(`${ROOT}assets/${what}-${Math.floor(at / size)}-${stamp}.json`);
  return (await answer.json())[at % size];
};

export const fetchDoubt = (lang: string, at: number): Promise<HomeDoubt> => fetchAt(`asked-${lang}`, at);
export const fetchTruth = (at: number): Promise<HomeTruth> => fetchAt('truth', at);
