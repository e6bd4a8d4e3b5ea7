/**
 * Sentences that people type in debates, with their meaning. Every fifth is held out, and so are strangers' hasty,
 * slangy or misspelled ones: nothing is tuned on these. Earlier ones of strangers were seen and are tuned on.
 */
import { readFileSync } from 'node:fs';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { understand } from '../../../src/games/tribunal/rules/free-speech.ts';
import type { Lang } from '../../../src/words/languages.ts';

const NAMES = ['Anna', 'Milady', 'Constance', 'Athos', 'Père Joseph', 'Rochefort', 'Buckingham', 'Planchet'];
const nameOf = (seat: Seat): string => NAMES[SEATS.indexOf(seat)] ?? '';

type Outcome = 'right' | 'missed' | 'wrong';
type Heard = {
  readonly text: string;
  readonly expected: readonly string[];
  readonly got: readonly string[];
  readonly outcome: Outcome;
};

const HELD_OUT = 5;

/** `suspect Milady, trust Athos | …`; `nothing | …`. Anna speaks. */
const heardAs = (line: string): Heard => {
  const [meant = '', text = ''] = line.split(' | ');
  const expected = meant === 'nothing' ? [] : meant.split(', ');
  const got = understand('A', text, nameOf).map(([word, seat]) =>
    seat === undefined ? word : `${word} ${nameOf(seat)}`,
  );
  const wrong = got.some((one) => !expected.includes(one));
  const outcome = wrong ? 'wrong' : expected.some((one) => !got.includes(one)) ? 'missed' : 'right';
  return { text, expected, got, outcome };
};

const linesOf = (file: string): Heard[] =>
  readFileSync(new URL(`./corpus/${file}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(heardAs);

type Part = 'tuned' | 'heldOut' | 'strangers';
export const corpus = (lang: Lang): Readonly<Record<Part, readonly Heard[]>> => {
  const all = linesOf(lang);
  const isHeldOut = (i: number): boolean => (i + 1) % HELD_OUT === 0;
  return {
    tuned: [...all.filter((_, i) => !isHeldOut(i)), ...linesOf(`overheard/${lang}`)],
    heldOut: all.filter((_, i) => isHeldOut(i)),
    strangers: linesOf(`strangers/${lang}`),
  };
};

/** In percent. */
export const share = (all: readonly Heard[], outcome: Outcome): number =>
  (100 * all.filter((one) => one.outcome === outcome).length) / all.length;

export const TARGETS = { sentences: 200, right: 90, wrong: 3 };
