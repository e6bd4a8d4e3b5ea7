/** Rumours of a round about who is a mafioso, the strongest first. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { remember } from './memory.ts';
import type { TribunalSeen } from './seen.ts';
import type { Identity } from './steps.ts';

export type Rumour =
  /** Whose identity I know, or all have seen. */
  | { readonly of: 'learned' | 'unmasked'; readonly by: Seat; readonly identity: Identity }
  /** A plot has struck him; his announcement was found false; he has turned today; a trap of mine named him. */
  | { readonly of: 'struck' | 'lied' | 'turned' | 'trapped'; readonly by: Seat }
  /** Of an announcement; of an accusation that was shown with his name; of a plea that no card bore out; of his word. */
  | { readonly of: 'contested' | 'accused' | 'broken' | 'pleads' | 'trusts'; readonly by: Seat; readonly about: Seat }
  /** Of informers' cards, which have no owner. */
  | { readonly of: 'named'; readonly by: Seat; readonly guilty: boolean };

/** Which way a rumour about him speaks, where it does. */
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

/** Why he is the likeliest of these: what was heard of him, or that of all others something clears them. */
export const suspectedFor = (seen: Seen, seat: Seat, among: readonly Seat[]): Rumour | 'cleared' | undefined => {
  const heard = all(seen);
  const against = heard.find((one) => one.by === seat && pointsTo(one) === 'guilty');
  if (against !== undefined) return against;
  const isCleared = (other: Seat): boolean => heard.some((one) => one.by === other && pointsTo(one) === 'innocent');
  return among.some((other) => other !== seat && isCleared(other)) && !isCleared(seat) ? 'cleared' : undefined;
};

type Seen = { readonly view: TribunalSeen; readonly heard: readonly Said[] };

const TOLD = 5;

export const rumours = (seen: Seen): Rumour[] => all(seen).slice(0, TOLD);

/** How many of them were deeds, not words. */
export const deedsHeard = (seen: Seen): number =>
  all(seen).filter(({ of }) => of !== 'pleads' && of !== 'trusts').length;

const all = ({ view, heard }: Seen): Rumour[] => {
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
    ...pairs('accused', memory.accused.toReversed()),
    ...identities('unmasked', (by) => view.docket.of[by].shown),
    ...pairs('broken', broken.toReversed()),
    ...memory.hints.map(({ about, guilty }): Rumour => ({ of: 'named', by: about, guilty })),
    ...each('turned', turned),
    ...pairs('pleads', words.filter(({ trusts }) => !trusts).toReversed()),
    ...pairs('trusts', words.filter(({ trusts }) => trusts).toReversed()),
  ];
};
