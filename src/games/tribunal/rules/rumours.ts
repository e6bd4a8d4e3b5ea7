/** Hearsay of a round about who is a mafioso, the strongest first. */
import type { Said } from '../../../engine/facts.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import { type Memory, remember } from './memory.ts';
import type { Identity } from './steps.ts';
import type { TribunalView } from './typed-view.ts';

export type Rumour =
  /** An identity known to me or all. */
  | { readonly of: 'learned' | 'unmasked'; readonly by: Seat; readonly identity: Identity }
  /** Struck by a plot; announcement found false; changed sides today; named by my trap. */
  | { readonly of: 'struck' | 'lied' | 'turned' | 'trapped'; readonly by: Seat }
  /** A contest; an accusation shown with their name; a broken plea; a statement. */
  | { readonly of: 'contested' | 'accused' | 'broken' | 'pleads' | 'trusts'; readonly by: Seat; readonly about: Seat }
  /** Informers' cards, without owner. */
  | { readonly of: 'named'; readonly by: Seat; readonly guilty: boolean };

/** Which way it points, if any. */
const pointsTo = (one: Rumour): 'guilty' | 'innocent' | undefined => {
  switch (one.of) {
    case 'learned':
    case 'unmasked':
      return one.identity === 'mafia' ? 'guilty' : 'innocent';
    case 'named':
      return one.guilty ? 'guilty' : 'innocent';
    case 'trapped':
    case 'lied':
    case 'broken':
    case 'turned':
      return 'guilty';
    case 'struck':
    case 'contested':
      return 'innocent';
    default:
      return undefined;
  }
};

export type Suspicion =
  | Rumour
  /** All others are cleared. */
  | { readonly of: 'cleared'; readonly by: Seat }
  /** Suspected by a proven judge, or by a victim of the mafia. */
  | { readonly of: 'judge' | 'stricken'; readonly by: Seat; readonly judge: Seat }
  | { readonly of: 'most'; readonly by: Seat; readonly times: number };

const MANY = 2;

/**
 * The strongest rumour about this seat that no other possible mafioso shares. An informer's card has no owner: alone it
 * is no reason.
 */
export const suspectedFor = (seen: Known, seat: Seat): Suspicion | undefined => {
  const { me, seats, players } = seen.view;
  const [heard, told] = [all(seen), rumours(seen)];
  const others = seats.filter((one) => one !== me && one !== seat && players[one].identity === undefined);
  const against = (of: readonly Rumour[], by: Seat): Rumour[] =>
    of.filter((one) => one.by === by && pointsTo(one) === 'guilty');
  const alone = against(told, seat).find(
    ({ of }) => of !== 'named' && !others.flatMap((other) => against(heard, other)).some((one) => one.of === of),
  );
  if (alone !== undefined) return alone;
  const isCleared = (by: Seat): boolean => told.some((one) => one.by === by && pointsTo(one) === 'innocent');
  if (others.every(isCleared) && !heard.some((one) => one.by === seat && pointsTo(one) === 'innocent'))
    return { of: 'cleared', by: seat };
  const suspecting = (of: readonly Rumour[], about: Seat): readonly Seat[] => [
    ...new Set(of.flatMap((one) => (isWord(one) && one.about === about ? [one.by] : []))),
  ];
  const judges = suspecting(told, seat).filter((by) => standing(told, by) !== undefined);
  const [judge] = judges;
  const isDoubtful = others.some((other) => suspecting(heard, other).some((by) => standing(heard, by) !== undefined));
  if (judge !== undefined && !isDoubtful) return { of: standing(told, judge) ?? 'judge', by: seat, judge };
  const times = suspecting(told, seat).length;
  const most = others.every((other) => suspecting(heard, other).length < times);
  return times >= MANY && most ? { of: 'most', by: seat, times } : undefined;
};

/** Whether somebody's word counts: a proven judge, or struck. */
const standing = (told: readonly Rumour[], by: Seat): 'judge' | 'stricken' | undefined => {
  const of = told.filter((one) => one.by === by);
  if (of.some((one) => (one.of === 'learned' || one.of === 'unmasked') && one.identity === 'judge')) return 'judge';
  return of.some((one) => one.of === 'struck') ? 'stricken' : undefined;
};
/** What else was heard against this seat. */
export const alsoAgainst = (seen: Known, seat: Seat, why: Suspicion): Rumour | undefined =>
  rumours(seen).find((one) => one.by === seat && one.of !== why.of && pointsTo(one) === 'guilty');

const isWord = (one: Rumour): one is Extract<Rumour, { about: Seat }> => one.of === 'pleads' || one.of === 'accused';

type Known = { readonly view: TribunalView; readonly heard: readonly Said[] };

const TOLD = 5;

export const rumours = (seen: Known): Rumour[] => all(seen).slice(0, TOLD);

export const deedsHeard = (seen: Known): number =>
  all(seen).filter(({ of }) => of !== 'pleads' && of !== 'trusts').length;

const hinted = ({ hints }: Memory, guilty: boolean): readonly Seat[] => [
  ...new Set(hints.flatMap((one) => (one.guilty === guilty ? [one.about] : []))),
];

const all = ({ view, heard }: Known): Rumour[] => {
  const { me, seats, players } = view;
  const { lied, struck, turned, broken, words } = view.docket.minutes;
  const memory = remember(heard);
  const others = (seat: Seat): boolean => seat !== me;
  const identities = (of: 'learned' | 'unmasked', is: (seat: Seat) => boolean): Rumour[] =>
    seats.flatMap((by): Rumour[] => {
      const { identity } = players[by];
      return identity !== undefined && others(by) && is(by) ? [{ of, by, identity }] : [];
    });
  const each = (of: 'struck' | 'lied' | 'turned' | 'trapped', list: readonly Seat[]): Rumour[] =>
    list.filter(others).map((by) => ({ of, by }));
  const pairs = (
    of: 'contested' | 'accused' | 'broken' | 'pleads' | 'trusts',
    list: readonly { readonly by: Seat; readonly about: Seat }[],
  ): Rumour[] => list.flatMap(({ by, about }) => (others(by) && by !== about ? [{ of, by, about }] : []));
  return [
    ...identities('learned', (by) => !view.docket.of[by].shown),
    ...each('trapped', view.trapped ?? []),
    ...each('lied', lied),
    ...pairs('contested', memory.contests),
    ...each('struck', struck),
    ...[true, false].flatMap((guilty) => hinted(memory, guilty).map((by): Rumour => ({ of: 'named', by, guilty }))),
    ...pairs('accused', memory.accused.toReversed()),
    ...identities('unmasked', (by) => view.docket.of[by].shown),
    ...pairs('broken', broken.toReversed()),
    ...each('turned', turned),
    ...pairs('pleads', words.filter(({ trusts }) => !trusts).toReversed()),
    ...pairs('trusts', words.filter(({ trusts }) => trusts).toReversed()),
  ];
};

export const ownCard = (view: TribunalView): readonly [verb: string, at: Seat] | undefined => {
  const card = view.notes?.played[`night ${view.day}`];
  const [verb, at] = card === undefined ? [] : wordsOf(card);
  return verb === undefined || !isSeat(at) ? undefined : [verb, at];
};

/** The announcement agrees with my own card. */
export const isBorneOut = (view: TribunalView): boolean => {
  const [verb, at] = ownCard(view) ?? [];
  return verb === 'protect' && at === view.announcement?.protect;
};
