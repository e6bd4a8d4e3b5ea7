/** The current headline, and the last lines for listeners. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import { says } from '../rules/facts.ts';
import { inStep } from './view.ts';

const HEADLINES = [
  'condemned',
  'acquitted',
  'drew',
  'used',
  'revealed',
  'announced',
  'proclaimed',
  'lied',
  'truthful',
  'struck',
  'eliminated',
  'silenced',
  'exposed',
  'caught',
  'restarted',
  'barred',
  'failed',
  'misreported',
  'round',
  'duel',
] as const;

type Tell = (said: Said) => string | undefined;

/** The newest sentence of weight in this step; the well keeps it until the next. */
export const headlineIn = (
  heard: readonly Said[],
  { stage }: GameWords,
  names: Names,
  me: Seat | undefined,
): string | undefined => {
  const said = inStep(heard).findLast((one) => says(one, ...HEADLINES));
  // a card was read large before: its name is enough
  return said && stage?.briefly?.(said, 'named', names, me);
};

/** What was said last, in words for all to hear; whole lines only, as many as there is room for. */
export const openLines = (heard: readonly Said[], rows: number, tell: Tell): string[] => {
  const lines = heard
    .filter((said) => says(said, 'said', 'spoke', 'whispered', 'pleaded'))
    .slice(-rows)
    .flatMap((said) => tell(said) ?? []);
  const height = (from: number) => lines.slice(from).reduce((sum, line) => sum + Math.ceil(line.length / ROW), 0);
  const first = lines.findIndex((_, i) => height(i) <= rows);
  return first < 0 ? lines.slice(-1) : lines.slice(first);
};
/** So many letters on a small phone. */
const ROW = 42;
