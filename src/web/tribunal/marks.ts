/** What each line of the log is about, and when a day, a night or a round begins. */
import type { Said } from '../../engine/facts.ts';
import { isSeat } from '../../engine/seats.ts';
import type { EmblemName } from '../art/emblems.ts';
import type { Marks } from '../parts/log.tsx';
import type { TribunalText } from './text/fr.ts';

const OF: Readonly<Record<string, EmblemName>> = {
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
/** What is told to me alone. */
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
];

const emblemOf = ([first, second, third, fourth]: Said): EmblemName | undefined => {
  const verb = String(isSeat(first) ? second : first);
  if (PRIVATE.includes(verb)) return 'tribunal/peek';
  if (verb === 'drew' && typeof fourth === 'string' && fourth !== 'none') return `tribunal/${fourth}`;
  if (verb === 'used' || verb === 'revealed') return `tribunal/${third}`;
  return OF[verb];
};

const turnOf = ([word, step, day]: Said, text: TribunalText): string | undefined => {
  if (word === 'round' && typeof step === 'number') return text.round(step);
  if (word === 'duel') return text.steps.duel;
  if (word !== 'opened' || typeof day !== 'number') return undefined;
  return step === 'deliberation' ? text.day(day) : step === 'night-vote' ? text.night(day) : undefined;
};

export const marksOf =
  (heard: readonly Said[], text: TribunalText): Marks =>
  ({ n }) => {
    const said = heard[n] ?? [];
    return { turn: turnOf(said, text), emblem: emblemOf(said) };
  };
