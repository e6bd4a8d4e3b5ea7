/** A listener's deductions from facts, for `imagine`, bots and tallies. */
import { wordsOf } from '../../../engine/phrases.ts';
import { remembering } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import { isInformerCard } from './counting.ts';
import { type Card, effectOf, isCard } from './decks.ts';
import { type FactOf, type Named, read } from './facts.ts';
import type { Ballot, CourtStep } from './steps.ts';
import { type AimedPhrase, CLAIMS, type Claim, type PlainPhrase } from './stock.ts';

/** A public opinion or plea about a player; repetitions on a day are dropped. */
export type Opinion = { readonly by: Seat; readonly word: Claim | 'plead'; readonly about: Seat };

/** A statement in a debate: a stock phrase with its ground, or free text. */
export type Remark = {
  readonly by: Seat;
  readonly word: PlainPhrase | AimedPhrase | undefined;
  readonly about: Seat | undefined;
  readonly ground: string | undefined;
};

/** Of this round, except revealed cards, and players caught or reported at night. */
export type Memory = {
  readonly players: number;
  step: CourtStep;
  /** T45 Revealed and unused Anti-Mafia cards. */
  readonly revealed: Partial<Record<Seat, Card[]>>;
  /** T74 Judges caught with a plot card, in all rounds. */
  spoilers: number;
  /** T75 Reports of night cards, right or wrong, in all rounds. */
  nightReports: number;
  /** T42 Clerks who were contested, in all rounds. */
  readonly examined: Seat[];
  /** Exposed cards of the open vote; players reported wrongly in this step. */
  inPlay: Partial<Record<Seat, Ballot>>;
  cleared: Seat[];
  /** Players who fell since the announcement, and since the last vote opened. */
  fallen: Seat[];
  fallenSinceVote: Seat[];
  /** Players with a card that adds an accusation. */
  readonly framed: Seat[];
  readonly opinions: Opinion[];
  today: Opinion[];
  debate: Remark[];
  /** Victims of plots, and contests. */
  readonly struck: Seat[];
  readonly contests: { readonly by: Seat; readonly about: Seat }[];
  /** Informers' cards, by day and night. */
  readonly hints: { readonly about: Seat; readonly guilty: boolean }[];
  /** Accusations with a known owner: shown by a card, or exposed. */
  readonly accused: { readonly by: Seat; readonly about: Seat }[];
  readonly learned: Seat[];
  /** The last announcement, and the truth if heard. */
  announced: readonly [plot: Named, protect: Named] | undefined;
  truth: readonly [plot: Named, protect: Named] | undefined;
};

type Kept = Pick<Memory, 'revealed' | 'spoilers' | 'nightReports' | 'examined'>;

/** Steps in which night cards can be reported. */
const NIGHT: readonly CourtStep[] = ['count', 'contest', 'night-verdict'];

const nothing = (): Kept => ({ revealed: {}, spoilers: 0, nightReports: 0, examined: [] });

export const newRound = (players: number, kept: Kept = nothing()): Memory => ({
  players,
  step: 'discovery',
  revealed: kept.revealed,
  spoilers: kept.spoilers,
  nightReports: kept.nightReports,
  examined: kept.examined,
  inPlay: {},
  cleared: [],
  fallen: [],
  fallenSinceVote: [],
  framed: [],
  opinions: [],
  today: [],
  debate: [],
  struck: [],
  contests: [],
  hints: [],
  accused: [],
  learned: [],
  announced: undefined,
  truth: undefined,
});

export const remember = remembering(
  () => newRound(0),
  (memory, said) => note(memory, read(said)),
);

/** Adds a fact; a new round or the duel resets. */
export const note = (m: Memory, said: FactOf): Memory => {
  if (said[0] === 'round' || said[0] === 'duel') return newRound(said[0] === 'round' ? said[2] : 2, m);
  if (said[0] === 'opened') {
    m.step = said[1];
    if (m.step === 'accusation' || m.step === 'night-vote') [m.inPlay, m.fallenSinceVote] = [{}, []];
    if (m.step === 'deliberation') [m.today, m.debate] = [[], []];
    m.cleared = [];
  } else if (said[0] === 'truth') m.truth = [said[1], said[2]];
  else if (said[0] === 'showed' || said[0] === 'informed') {
    const [, ...cards] = said;
    for (const [, about, word] of cards.filter(isInformerCard).map(wordsOf))
      m.hints.push({ about, guilty: word === 'guilty' });
  } else if (said[0] === 'proclaimed') m.fallen = [];
  else if (said[1] === 'announced') {
    m.announced = [said[2], said[3]];
    m.fallen = [];
  } else if (said[1] === 'eliminated') {
    m.fallen.push(said[0]);
    m.fallenSinceVote.push(said[0]);
  } else if (said[1] === 'drew') {
    if (isCard(said[3]) && effectOf(said[3]) === 'extra-card') m.framed.push(said[0]);
  } else if (said[1] === 'cast' || said[1] === 'uncounted') accuse(m, said[0], said[2]);
  else if (said[1] === 'misreported') {
    m.cleared.push(said[2]);
    m.nightReports += NIGHT.includes(m.step) ? 1 : 0;
  } else if (said[1] === 'exposed') {
    const [by, , vote, card] = said;
    if (vote === 'vote' && card !== undefined) m.inPlay[by] = card;
    if (vote !== 'count') accuse(m, by, card);
  } else if (said[1] === 'revealed') m.revealed[said[0]] = [...kept(m, said[0], said[2]), said[2]];
  else if (said[1] === 'used') m.revealed[said[0]] = kept(m, said[0], said[2]);
  else if (said[1] === 'out') m.revealed[said[0]] = [];
  else if (said[1] === 'learned') m.learned.push(said[2]);
  else if (said[1] === 'caught' && said[2] === 'plot') {
    m.spoilers += 1;
    m.nightReports += 1;
  } else if (said[1] === 'struck') m.struck.push(said[0]);
  else if (said[1] === 'contested') {
    m.contests.push({ by: said[0], about: said[2] });
    m.examined.push(said[2]);
  } else if (said[1] === 'pleaded') opine(m, said[0], 'plead', said[2]);
  else if (said[1] === 'spoke') remark(m, { by: said[0], word: undefined, about: undefined, ground: undefined });
  else if (said[1] === 'said') {
    const [by, , word, about, , ...ground] = said;
    remark(m, { by, word, about, ground: ground.length === 0 ? undefined : ground.join(' ') });
    opine(m, by, word, about);
  } else if (said[1] === 'claimed') hearClaim(m, said);
  else if (said[1] === 'murmured') opine(m, said[0], said[3], said[4]);
  return m;
};

const remark = (m: Memory, one: Remark): void => {
  if (m.step === 'deliberation') m.debate.push(one);
};

/** T80 a claimed identity accuses or trusts; T82 a plan protects. */
const hearClaim = (m: Memory, [by, , ...words]: FactOf<'claimed'>): void => {
  const about = words[0] === 'hold' || words[0] === 'guarded' ? undefined : words[1];
  const word =
    words[0] === 'saw'
      ? words[2] === 'mafia'
        ? 'suspect'
        : 'trust'
      : words[0] === 'plan' || words[0] === 'join'
        ? 'protect'
        : undefined;
  remark(m, { by, word, about, ground: words[0] });
  if (word !== undefined) opine(m, by, word, about);
};

const OPINIONS: readonly Opinion['word'][] = [...CLAIMS, 'plead'];
const opine = (m: Memory, by: Seat, id: PlainPhrase | AimedPhrase | 'plead', about: Seat | undefined): void => {
  const word = OPINIONS.find((one) => one === id);
  if (word === undefined || about === undefined) return;
  if (m.today.some((one) => one.by === by && one.word === word && one.about === about)) return;
  m.opinions.push({ by, word, about });
  m.today.push({ by, word, about });
};

const accuse = (m: Memory, by: Seat, card: Ballot | undefined): void => {
  const [verb, about] = card === undefined ? [] : wordsOf(card);
  if (verb === 'accuse') m.accused.push({ by, about });
};

const kept = ({ revealed }: Memory, seat: Seat, card: Card): Card[] =>
  (revealed[seat] ?? []).filter((one) => one !== card);
