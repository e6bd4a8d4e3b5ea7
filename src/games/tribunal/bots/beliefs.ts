/** An expert's beliefs: all possible sets of mafiosi, weighed by everything said, played, announced and done. */
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import type { Opinion } from '../rules/memory.ts';
import type { Identity } from '../rules/steps.ts';
import { hearsay } from './hearsay.ts';
import { isMafia, type Mind, overSets, present } from './mind.ts';

/** `public`: as seen by a player who knows only public facts. */
export type Eyes = 'own' | 'public';

/**
 * Likelihood ratios of an action of one player towards another, compared with two judges: if both are mafiosi, only the
 * actor, or only the other.
 */
type Ratio = readonly [both: number, doer: number, other: number];
const AGAINST: Ratio = [0.5, 1.15, 1.3];
const WORDS: Readonly<Record<Opinion['word'], Ratio>> = {
  suspect: AGAINST,
  liar: AGAINST,
  plead: AGAINST,
  trust: [1.8, 0.9, 0.8],
  protect: [1.5, 0.95, 0.85],
};
/** An accusation with a known owner costs a mate a vote; a contest costs one their life. */
const ACCUSED: Ratio = [0.15, 1.1, 1.35];
const CONTESTED: Ratio = [0.03, 1.1, 1.3];
/** The mafia plots against judges: a mafioso becomes a victim only by a clerk's lie. */
const STRUCK = 0.04;
const TRAPPED = 20;
/** T78 The weight of a suspicion without a checkable ground, if the speaker has such a ground. */
const VAGUE = 0.6;
/** A promise that no card bore out; an accusation left unanswered in a debate. */
const BROKEN = 1.15;
/** T79 A promise that the player's own card publicly broke. */
const VOTED = 1.5;
const EVASIVE = 1.2;
const HINT = { true: 1.3, false: 0.75 };

const known = (mind: Mind, seat: Seat, eyes: Eyes): Identity | undefined => {
  const { view, me } = mind;
  if (eyes === 'public') return view.docket.of[seat].shown ? view.players[seat].identity : undefined;
  return seat === me ? view.identity : view.players[seat].identity;
};

/** Log likelihoods of a set of mafiosi: per member, and per pair. */
type Evidence = { readonly alone: Each<number>; readonly pair: Each<Each<number>> };

const evidence = (mind: Mind, eyes: Eyes): Evidence => {
  const { view, me, memory } = mind;
  const alone = each(view.seats, () => 0);
  const pair = each(view.seats, () => each(view.seats, () => 0));
  const add = (by: Seat, about: Seat, [both, doer, other]: Ratio, weight = 1): void => {
    if (by === about || (eyes === 'own' && by === me)) return;
    alone[by] += weight * Math.log(doer);
    alone[about] += weight * Math.log(other);
    pair[by][about] += weight * Math.log(both / (doer * other));
  };
  for (const one of memory.opinions) add(one.by, one.about, WORDS[one.word], isVague(mind, one) ? VAGUE : 1);
  const { broken, full } = view.docket.minutes;
  const isSeen = ({ by }: { readonly by: Seat }): boolean => by !== me || eyes === 'public';
  for (const { by } of broken.filter(isSeen)) alone[by] += Math.log(BROKEN);
  for (const { by } of full?.voted.filter(isSeen) ?? []) alone[by] += Math.log(VOTED);
  const claims = hearsay(view, true);
  for (const { by, about, ratio } of claims.pairs) add(by, about, ratio);
  for (const { by, times } of claims.alone.filter(isSeen)) alone[by] += Math.log(times);
  for (const seat of evasive(mind)) alone[seat] += Math.log(EVASIVE);
  for (const { by, about } of memory.accused) add(by, about, ACCUSED);
  for (const { by, about } of memory.contests) add(by, about, CONTESTED);
  for (const { about, guilty } of memory.hints) alone[about] += hint(mind, guilty);
  for (const seat of view.seats) {
    if (memory.struck.includes(seat) || view.announcement?.plot === seat) alone[seat] += Math.log(STRUCK);
    if (eyes === 'own' && !isMafia(mind) && view.trapped?.includes(seat) === true) alone[seat] += Math.log(TRAPPED);
  }
  return { alone, pair };
};

const isVague = ({ memory: { debate } }: Mind, { by, word, about }: Opinion): boolean => {
  const said = debate.filter((one) => one.by === by && one.word === word && one.about === about);
  return said.length > 0 && said.every(({ ground }) => ground === undefined || ground === 'hunch');
};

/** Seats named in the last debate that did not answer before its end. */
const evasive = ({ view, memory: { debate } }: Mind): Seat[] =>
  view.docket.step === 'deliberation'
    ? []
    : view.seats.filter((seat) => {
        const called = debate.findLastIndex(
          ({ about, word }) => about === seat && word !== 'trust' && word !== 'protect',
        );
        return called >= 0 && !debate.slice(called).some(({ by }) => by === seat);
      });

export const weights = (
  mind: Mind,
  eyes: Eyes,
): readonly [able: readonly Seat[], weigh: (mafia: readonly Seat[]) => number] => {
  const all = present(mind);
  const { alone, pair } = evidence(mind, eyes);
  const proven = all.filter((seat) => known(mind, seat, eyes) === 'mafia');
  const weigh = (mafia: readonly Seat[]): number => {
    if (proven.some((seat) => !mafia.includes(seat))) return 0;
    let sum = 0;
    for (const seat of mafia) {
      sum += alone[seat];
      for (const mate of mafia) sum += pair[seat][mate];
    }
    return Math.exp(sum);
  };
  return [all.filter((seat) => known(mind, seat, eyes) !== 'judge'), weigh];
};

export const beliefs = (mind: Mind, eyes: Eyes): Each<number> => overSets(mind, ...weights(mind, eyes));

/** How guilty everybody looks to each of these voters, who know public facts and their own innocence. */
export const regards = (mind: Mind, voters: readonly Seat[]): Each<Each<number>> => {
  const [able, weigh] = weights(mind, 'public');
  const nobody = each(mind.view.seats, () => 0);
  const of = (voter: Seat): Each<number> =>
    overSets(
      mind,
      able.filter((seat) => seat !== voter),
      weigh,
    );
  return each(mind.view.seats, (seat) => (voters.includes(seat) ? of(seat) : nobody));
};

/** Informers' cards have no owner: their weight depends on the informers' revealed identities. */
const hint = ({ view }: Mind, guilty: boolean): number => {
  const informers = view.seats.filter((seat) => view.players[seat].status === 'informer');
  const judges = informers.filter((seat) => view.players[seat].identity === 'judge').length;
  const honest = informers.length === 0 ? 0.5 : judges / informers.length;
  const [yes, no] = guilty ? [HINT.true, HINT.false] : [HINT.false, HINT.true];
  return Math.log(honest * yes + (1 - honest) * no);
};
