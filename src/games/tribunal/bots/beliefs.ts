/** An expert's beliefs: all possible sets of mafiosi, each weighed by everything said, played, announced and done. */
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import type { Opinion } from '../rules/memory.ts';
import type { Identity } from '../rules/steps.ts';
import { hearsay } from './hearsay.ts';
import { isMafia, type Mind, overSets, present } from './mind.ts';

/** With whose eyes: their own, or those of one who has seen nothing that not all have seen. */
export type Eyes = 'own' | 'public';

/** How much likelier a deed of one about another is if both are mafiosi, if only the one is, if only the other is, than if neither is. */
type Ratio = readonly [both: number, doer: number, other: number];
const AGAINST: Ratio = [0.5, 1.15, 1.3];
const WORDS: Readonly<Record<Opinion['word'], Ratio>> = {
  suspect: AGAINST,
  liar: AGAINST,
  plead: AGAINST,
  trust: [1.8, 0.9, 0.8],
  protect: [1.5, 0.95, 0.85],
};
/** An accusation whose owner is known costs a mate a vote; a contest costs one their life. */
const ACCUSED: Ratio = [0.15, 1.1, 1.35];
const CONTESTED: Ratio = [0.03, 1.1, 1.3];
/** The mafia plots against judges: only a lie of the clerk makes a victim of a mafioso. */
const STRUCK = 0.04;
const TRAPPED = 20;
/** T78 what a suspicion without a ground that can be checked is worth of one that has such a ground. */
const VAGUE = 0.6;
/** A promise that no card bore out; a debate in which one was named and gave no answer. */
const BROKEN = 1.15;
/** T79 a promise that the player's own card broke, for all to see. */
const VOTED = 1.5;
const EVASIVE = 1.2;
const HINT = { true: 1.3, false: 0.75 };

const known = (mind: Mind, seat: Seat, eyes: Eyes): Identity | undefined => {
  const { view, me } = mind;
  if (eyes === 'public') return view.docket.of[seat].shown ? view.players[seat].identity : undefined;
  return seat === me ? view.identity : view.players[seat].identity;
};

/** What speaks for a set of mafiosi, as logarithms: of each of them by themselves, and of each two what more. */
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

/** Seats named in the last debate that said nothing after it, once it is over. */
const evasive = ({ view, memory: { debate } }: Mind): Seat[] =>
  view.docket.step === 'deliberation'
    ? []
    : view.seats.filter((seat) => {
        const called = debate.findLastIndex(
          ({ about, word }) => about === seat && word !== 'trust' && word !== 'protect',
        );
        return called >= 0 && !debate.slice(called).some(({ by }) => by === seat);
      });

/** Of those who can be the mafia, and what speaks for a set of them. */
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

/** How likely each is a mafioso. */
export const beliefs = (mind: Mind, eyes: Eyes): Each<number> => overSets(mind, ...weights(mind, eyes));

/** How guilty each looks to each of these voters, who have seen what all have seen and know that they themselves are judges. */
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

/** Informers' cards have no owner: they are worth what the informers were, whose identity all have seen. */
const hint = ({ view }: Mind, guilty: boolean): number => {
  const informers = view.seats.filter((seat) => view.players[seat].status === 'informer');
  const judges = informers.filter((seat) => view.players[seat].identity === 'judge').length;
  const honest = informers.length === 0 ? 0.5 : judges / informers.length;
  const [yes, no] = guilty ? [HINT.true, HINT.false] : [HINT.false, HINT.true];
  return Math.log(honest * yes + (1 - honest) * no);
};
