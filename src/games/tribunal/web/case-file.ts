/** The case file: what everybody could have noted about each player from public facts. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { tallyOf } from '../rules/counting.ts';
import { read, says } from '../rules/facts.ts';
import type { Ballot } from '../rules/steps.ts';
import type { Promised } from './spoken.ts';

/** A promise to accuse, its days, and whether it was kept. */
type Pledge = { readonly at: Seat; readonly kept: boolean | undefined; readonly days: number[] };

/** The last opinion about a seat, its day, and whether it reversed an earlier one. */
type Word = { readonly at: Seat; readonly day: number; readonly turned: boolean };

/** Public notes on a player: of this round, and as clerk of the whole game. */
export type Notes = {
  suspects: Word[];
  trusts: Word[];
  readonly promised: Pledge[];
  counts: number;
  contested: number;
  lies: number;
};

const blank = (): Notes => ({ suspects: [], trusts: [], promised: [], counts: 0, contested: 0, lies: 0 });

const opine = (notes: Notes, at: Seat, day: number, trusts: boolean): void => {
  const other = (word: Word): boolean => word.at !== at;
  const before = [...notes.suspects, ...notes.trusts].find((word) => word.at === at);
  const turned = before !== undefined && (before.turned || notes.trusts.includes(before) !== trusts);
  notes.suspects = notes.suspects.filter(other);
  notes.trusts = notes.trusts.filter(other);
  (trusts ? notes.trusts : notes.suspects).push({ at, day, turned });
};

const promise = (list: Pledge[], at: Seat, kept: boolean | undefined, day: number): void => {
  const before = list.find((one) => one.at === at && one.kept === kept);
  if (before === undefined) list.push({ at, kept, days: [day] });
  else before.days.push(day);
};

/** A promise is broken if no card names its target, kept if their own card did; else unknown. */
const judged = (at: Seat, cards: readonly Ballot[], seen: Ballot | undefined): boolean | undefined => {
  if (seen !== undefined) return seen === `accuse ${at}`;
  return tallyOf(cards, 'accuse').has(at) ? undefined : false;
};

export const caseFile = (heard: readonly Said[], seats: readonly Seat[]): ReadonlyMap<Seat, Notes> => {
  const file = new Map(seats.map((seat): [Seat, Notes] => [seat, blank()]));
  const of = (seat: Seat): Notes => file.get(seat) ?? blank();
  let open: Promised[] = [];
  let day = 1;
  // T50 informers accuse nobody
  const informers = new Set<Seat>();
  for (const [n, said] of heard.entries()) {
    const fact = read(said);
    if (fact[0] === 'round' || fact[0] === 'duel') {
      informers.clear();
      for (const notes of file.values())
        for (const list of [notes.suspects, notes.trusts, notes.promised]) list.length = 0;
    } else if (fact[0] === 'opened' && fact[1] === 'deliberation') [open, day] = [[], fact[2] ?? 1];
    else if (fact[0] === 'showed') {
      const [, ...cards] = fact;
      const shown = new Map(heard.slice(n).flatMap((one) => seenCard(one)));
      for (const { by, at } of open) promise(of(by).promised, at, judged(at, cards, shown.get(by)), day);
    } else if (fact[1] === 'eliminated') informers.add(fact[0]);
    else if (fact[1] === 'pleaded' && !informers.has(fact[0])) open.push({ by: fact[0], at: fact[2] });
    else if (fact[1] === 'said' && fact[3] !== undefined) {
      if (fact[2] === 'suspect' || fact[2] === 'liar') opine(of(fact[0]), fact[3], day, false);
      if (fact[2] === 'trust' || fact[2] === 'protect') opine(of(fact[0]), fact[3], day, true);
    } else if (fact[1] === 'announced') of(fact[0]).counts += 1;
    else if (fact[1] === 'lied' || fact[1] === 'truthful') {
      of(fact[0]).contested += 1;
      if (fact[1] === 'lied') of(fact[0]).lies += 1;
    }
  }
  return file;
};

/** An accusation shown at this verdict with its owner's name. */
const seenCard = (said: Said): [Seat, Ballot][] => (says(said, 'cast', 'uncounted') ? [[said[0], said[2]]] : []);

/** Of the cards shown last, those that do not count. */
export const tornIn = (heard: readonly Said[]): ReadonlyMap<Ballot, number> => {
  const from = heard.findLastIndex((said) => says(said, 'showed'));
  const torn = new Map<Ballot, number>();
  for (const said of from < 0 ? [] : heard.slice(from))
    if (says(said, 'uncounted')) torn.set(said[2], (torn.get(said[2]) ?? 0) + 1);
  return torn;
};
