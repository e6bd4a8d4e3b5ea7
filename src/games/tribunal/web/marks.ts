/** The subject of each line of the log, and where days, nights and rounds begin. */
import type { Said, VerbOf } from '../../../engine/facts.ts';
import type { EmblemName } from '../../../web/base/art/emblems.ts';
import type { Marks } from '../../../web/table/log.tsx';
import type { GameWords } from '../../../words/words.ts';
import { type Facts, read, says, verbOf } from '../rules/facts.ts';
import type { TribunalText } from '../texts/fr/table.ts';

const OF: Readonly<Partial<Record<VerbOf<Facts>, EmblemName>>> = {
  closed: 'tribunal/clerk',
  serves: 'tribunal/clerk',
  looked: 'tribunal/discovery',
  pleaded: 'tribunal/accusation',
  objected: 'tribunal/contest',
  showed: 'tribunal/accusation',
  condemned: 'tribunal/condemnation',
  acquitted: 'tribunal/day-verdict',
  informed: 'tribunal/informer',
  announced: 'tribunal/count',
  proclaimed: 'tribunal/count',
  contested: 'tribunal/contest',
  lied: 'bluff',
  truthful: 'tribunal/truth',
  struck: 'tribunal/plot',
  eliminated: 'skull',
  out: 'skull',
  won: 'crown',
  blamed: 'tribunal/blame',
  reported: 'tribunal/report',
  misreported: 'tribunal/report',
  exposed: 'tribunal/expose',
  restarted: 'tribunal/restart',
};
const PRIVATE = [
  'is',
  'recognized',
  'ordered',
  'watches',
  'peeked',
  'confided',
  'murmured',
  'played',
  'got',
  'learned',
  'saw',
  'trapped',
] as const;

const emblemOf = (said: Said): EmblemName | undefined => {
  if (says(said, ...PRIVATE)) return 'tribunal/peek';
  if (says(said, 'used', 'revealed')) return `tribunal/${said[2]}`;
  const [, , , card] = says(said, 'drew') ? said : [];
  return card === undefined || card === 'none' ? OF[verbOf(said)] : `tribunal/${card}`;
};

const turnOf = (said: Said, text: TribunalText, words: GameWords): string | undefined => {
  const fact = read(said);
  if (fact[0] === 'round') return text.round(fact[1]);
  if (fact[0] === 'duel') return words.stage?.step?.('duel');
  if (fact[0] !== 'opened') return undefined;
  const [, step, day] = fact;
  if (day === undefined) return undefined;
  return step === 'deliberation' ? text.day(day) : step === 'night-vote' ? text.night(day) : undefined;
};

export const marksOf =
  (heard: readonly Said[], text: TribunalText, words: GameWords): Marks =>
  ({ n }) => {
    const said = heard[n] ?? [];
    return { turn: turnOf(said, text, words), emblem: emblemOf(said) };
  };
