/** Secrets revealed by a finished game, by round: ballots, unopposed lies, the deciding vote. */
import type { Fact } from '../../../engine/facts.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type FactOf, type Named, read, says } from './facts.ts';
import type { Identity } from './steps.ts';

export type Accusation = { readonly day: number; readonly by: Seat; readonly at: Seat; readonly counts: boolean };
/** T41 what the clerk of a night said, and what the cards said. */
export type Lie = { readonly night: number; readonly clerk: Seat; readonly found: boolean; readonly fact: number };
export type Unsealed = {
  readonly round: number;
  readonly accusations: Accusation[];
  readonly lies: Lie[];
  readonly identities: Partial<Record<Seat, Identity>>;
  /** T3 who was eliminated by the vote of which day. */
  readonly convicted: { readonly day: number; readonly seat: Seat }[];
};

type Reading = { day: number; truth: readonly [Named, Named] | undefined; voting: boolean; accused: Seat | undefined };

const newRound = (round: number): Unsealed => ({ round, accusations: [], lies: [], identities: {}, convicted: [] });

const note = (page: Unsealed, at: Reading, said: FactOf, fact: number): void => {
  if (said[0] === 'opened') {
    at.day = said[2] ?? at.day;
    at.voting = said[1] === 'accusation';
    if (said[1] !== 'day-verdict') at.accused = undefined;
  } else if (said[0] === 'truth') at.truth = [said[1], said[2]];
  else if (said[1] === 'is' || said[1] === 'unmasked') page.identities[said[0]] = said[2];
  else if (said[1] === 'played' && at.voting) {
    const [verb, about] = wordsOf(said[2]);
    if (verb === 'accuse') page.accusations.push({ day: at.day, by: said[0], at: about, counts: true });
  } else if (said[1] === 'uncounted') {
    const i = page.accusations.findIndex((one) => one.day === at.day && one.by === said[0]);
    const one = page.accusations[i];
    if (one !== undefined) page.accusations[i] = { ...one, counts: false };
  } else if (said[1] === 'condemned') at.accused = said[0];
  else if (said[1] === 'eliminated' && at.accused === said[0]) page.convicted.push({ day: at.day, seat: said[0] });
  else if (said[1] === 'announced' && at.truth !== undefined) {
    const [plot, protect] = at.truth;
    if (said[2] !== plot || said[3] !== protect) page.lies.push({ night: at.day, clerk: said[0], found: false, fact });
  } else if (said[1] === 'lied') {
    const last = page.lies.at(-1);
    if (last?.clerk === said[0]) page.lies[page.lies.length - 1] = { ...last, found: true };
  }
};

export const unsealed = (facts: readonly Fact[]): readonly Unsealed[] => {
  const pages: Unsealed[] = [];
  const at: Reading = { day: 1, truth: undefined, voting: false, accused: undefined };
  for (const [n, { said }] of facts.entries()) {
    const fact = read(said);
    if (fact[0] === 'round') {
      pages.push(newRound(fact[1]));
      at.day = 1;
    } else if (fact[0] === 'duel') break;
    const page = pages.at(-1);
    if (page !== undefined) note(page, at, fact, n);
  }
  return pages;
};

/** The card without which the last elimination by verdict would have failed; preferably a mafioso's, else the last. */
export const deciding = ({ accusations, convicted, identities }: Unsealed): Accusation | undefined => {
  const last = convicted.at(-1);
  if (last === undefined) return undefined;
  const counted = accusations.filter(({ day, counts }) => day === last.day && counts);
  const votes = (seat: Seat): number => counted.filter(({ at }) => at === seat).length;
  const others = [...new Set(counted.map(({ at }) => at))].filter((seat) => seat !== last.seat);
  const second = Math.max(0, ...others.map(votes));
  if (votes(last.seat) - 1 > second) return undefined;
  const against = counted.filter(({ at }) => at === last.seat);
  return against.findLast(({ by }) => identities[by] === 'mafia') ?? against.at(-1);
};

/** The winning side of a one-round game; longer games are won alone. */
export const winningSide = (facts: readonly Fact[]): Identity | undefined => {
  const ends = facts.flatMap(({ said }) => (says(said, 'ended') ? [said[1]] : []));
  const [end] = ends;
  return ends.length === 1 && (end === 'judge' || end === 'mafia') ? end : undefined;
};

/** Whether the seat was on the side that won; undefined in a longer game. */
export const wonWithSide = (facts: readonly Fact[], seat: Seat): boolean | undefined => {
  const side = winningSide(facts);
  return side === undefined ? undefined : unsealed(facts).at(-1)?.identities[seat] === side;
};
