/** Counts in Complots who claims what, how often it is a bluff and caught, and which first hands win. */

import type { Figures } from '../../../src/command/text.ts';
import type { Fact } from '../../../src/engine/facts.ts';
import type { Played, View } from '../../../src/engine/game.ts';
import { type Each, each, type Seat } from '../../../src/engine/seats.ts';
import { CHARACTERS } from '../../../src/games/complots/rules/characters.ts';
import { says } from '../../../src/games/complots/rules/facts.ts';
import { type Claim, retell } from '../../../src/games/complots/rules/memory.ts';
import type { Rates } from '../../part.ts';
import { share, shown } from '../../sim/figures.ts';
import { add, type Counts, type Tally } from '../../tally/tally.ts';

const CLAIMS = [...CHARACTERS, 'embezzle'];

const count = (counts: Counts, facts: readonly Fact[], end: View, moves: readonly Played[]): void => {
  begin(counts, facts, end);
  for (const claim of retell(facts, moves, end.seats).claims) note(counts, claim);
};

const note = (counts: Counts, { claimed, true: honest, doubted }: Claim): void => {
  add(counts, `claimed ${claimed}`);
  if (!honest) add(counts, `bluffed ${claimed}`);
  if (doubted) add(counts, `doubted ${claimed}`);
  if (doubted && !honest) add(counts, `caught ${claimed}`);
};

const claimsOf = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Each<Counts> => {
  const of = each(seats, (): Counts => ({}));
  for (const claim of retell(facts, moves, seats).claims) note(of[claim.by], claim);
  return of;
};

/** Counts dealt and drafted hands. */
const begin = (counts: Counts, facts: readonly Fact[], { seats, over }: View): void => {
  const first = facts.findIndex(({ said }) => says(said, 'announced'));
  const { of: dealt } = retell(facts.slice(0, first), [], seats);
  const opening = facts[first]?.said;
  const begins = says(opening, 'announced') ? seats.indexOf(opening[0]) : 0;
  for (const [i, seat] of seats.entries()) {
    const won = over?.includes(seat) === true;
    const place = ((i - begins + seats.length) % seats.length) + 1;
    if (won) add(counts, `place ${place}`);
    for (const card of new Set(dealt[seat].held)) {
      add(counts, `held ${card}`);
      if (won) add(counts, `held and won ${card}`);
    }
  }
};

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

const figures = (counts: Readonly<Counts>) => {
  const of = (name: string): number => counts[name] ?? 0;
  return {
    places: PLACES.map((place) => ({ place, wins: of(`place ${place}`) })).filter(({ wins }) => wins > 0),
    held: CHARACTERS.map((character) => ({
      character,
      hands: of(`held ${character}`),
      wins: of(`held and won ${character}`),
    })).filter(({ hands }) => hands > 0),
    claims: CLAIMS.map((character) => ({
      character,
      claims: of(`claimed ${character}`),
      bluffs: of(`bluffed ${character}`),
      doubts: of(`doubted ${character}`),
      caught: of(`caught ${character}`),
    })).filter(({ claims }) => claims > 0),
  };
};

const tables = (counts: Readonly<Counts>, games: number): Figures[] => {
  const { places, held } = figures(counts);
  return [
    {
      title: 'Wins by order of play',
      head: ['place', 'wins', '95 %'],
      rows: places.map(({ place, wins }) => [`${place}`, ...shown(wins, games)]),
    },
    {
      title: 'Wins by character in the first hand',
      head: ['character', 'hands', 'wins', '95 %'],
      rows: held.map(({ character, hands, wins }) => [character, `${hands}`, ...shown(wins, hands)]),
    },
    claimTable(counts, games),
  ];
};

const claimTable = (counts: Readonly<Counts>, games: number): Figures => ({
  title: 'Claims',
  head: ['character', 'a game', 'bluffed', '95 %', 'doubted', '95 %', 'bluffs caught', '95 %'],
  rows: figures(counts).claims.map(({ character, claims: all, bluffs, doubts, caught }) => [
    character,
    (all / games).toFixed(2),
    ...shown(bluffs, all),
    ...shown(doubts, all),
    ...shown(caught, bluffs),
  ]),
});

export const rates: Rates = (counts) => {
  const sum = (what: string): number => CLAIMS.reduce((all, claim) => all + (counts[`${what} ${claim}`] ?? 0), 0);
  const [claimed, bluffed, doubted, caught] = [sum('claimed'), sum('bluffed'), sum('doubted'), sum('caught')];
  return [
    { what: 'claims that are lies', times: bluffed, of: claimed },
    { what: 'lies challenged', times: caught, of: bluffed },
    { what: 'truths challenged', times: doubted - caught, of: claimed - bluffed },
    { what: 'challenges that are right', times: caught, of: doubted },
  ];
};

const data = (counts: Readonly<Counts>, games: number): Readonly<Record<string, unknown>> => {
  const { places, held, claims } = figures(counts);
  return {
    places: places.map((one) => ({ ...one, winRate: share(one.wins, games) })),
    held: held.map((one) => ({ ...one, winRate: share(one.wins, one.hands) })),
    claims: claims.map((one) => ({ ...one, bluffRate: share(one.bluffs, one.claims) })),
  };
};

export const complotsTally: Tally = { count, tables, data, habits: { of: claimsOf, table: claimTable } };
