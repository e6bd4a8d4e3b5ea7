/** The words of a dare: one claim of a finished game, which a friend believes or challenges. */
import { textsOf } from './languages.ts';

export type DareWords = {
  /** At the end of one's own game. */
  readonly title: string;
  readonly about: string;
  readonly lie: string;
  readonly truth: string;
  readonly link: string;
  readonly message: string;
  readonly keeps: string;
  dares(name: string): string;
  tells(name: string): string;
  readonly yourName: string;
  readonly table: string;
  readonly own: string;
  sit(name: string): string;
  readonly sitHint: string;
  readonly toTable: string;
  readonly first: string;
  /** How many people answered, and how many believed it. */
  others(people: number, believed: number, lie: boolean): string;
  /** In a list and as a notification; without a name: somebody. */
  answered(name: string | undefined, lie: boolean, doubted: boolean): string;
  waits(name: string | undefined): string;
  readonly mine: string;
  readonly noAnswer: string;
  readonly takeBack: string;
  readonly again: string;
  readonly cut: string;
  readonly over: string;
  readonly offline: string;
  readonly notSent: string;
  readonly notMade: string;
  readonly tooLong: string;
  readonly tooFast: string;
  preview(name: string): string;
  cameOut(name: string, lie: boolean, doubted: boolean): string;
};

export const DARE_WORDS = textsOf<DareWords>((lang) => import(`./texts/${lang}/dare.ts`));
