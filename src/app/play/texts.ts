/** Texts of the terminal itself, beside the words of the games. */
import { type Lang, langIn, textsOf } from '../../words/languages.ts';

export type Texts = {
  readonly welcome: (title: string, players: string) => string;
  readonly you: (name: string) => string;
  readonly keys: string;
  readonly choice: string;
  readonly pick: (most: number) => string;
  readonly listen: string;
  readonly more: (moves: number) => string;
  readonly yourWords: (choice: string) => string;
  readonly refused: string;
  readonly winners: (names: string, many: boolean) => string;
  readonly won: (together: boolean) => string;
  readonly nobody: string;
  readonly score: (rows: string) => string;
  readonly another: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly yesOrNo: string;
  readonly bye: string;
};

export const TEXTS = await textsOf<Texts>((lang) => import(`./texts/${lang}.ts`)).all();

/** The machine's language if supported, else English. */
export const localeOf = (env: Readonly<Record<string, string | undefined>>): Lang => {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  return langIn(locale) ?? 'en';
};
