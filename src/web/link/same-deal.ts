/**
 * The deal of a finished game for somebody else: the same cards in the same order, the same bots, and a result to beat.
 */
import type { Opponents } from '../../bots/levels.ts';
import { TEMPERS } from '../../bots/tempers.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { temperNamed } from '../../words/display-names.ts';
import { called } from '../base/settings.ts';
import type { Finished, Rival } from './link.ts';
import { companyAround, usualLevel } from './opponents.ts';
import type { SoloGame } from './solo-game.ts';

/** Bots whose level is unknown play at the usual one, with the temper that their name stands for. */
const metIn = ({ record, names, opponents }: Finished): Opponents =>
  opponents ??
  Object.fromEntries(
    names.flatMap((name, i) => {
      const manner = TEMPERS.find((one) => one === temperNamed(name));
      return manner === undefined ? [] : [[SEATS[i], { level: usualLevel(record), manner }]];
    }),
  );

/** The seat to play: that of the person who won; if nobody did, the first person's. */
export const heroOf = (game: Finished, winners: readonly Seat[]): Seat => {
  const met = metIn(game);
  const people = SEATS.slice(0, game.record.seats).filter((seat) => met[seat] === undefined);
  return people.find((seat) => winners.includes(seat)) ?? people[0] ?? winners[0] ?? 'A';
};

/** `length`: of the finished game, in the game's own words. */
export const sameDeal = (game: Finished, winners: readonly Seat[], length: string): SoloGame => {
  const { version: _v, moves: _m, marks: _k, end: _e, origin: _o, chance: _c, ...set } = game.record;
  const hero = heroOf(game, winners);
  const rival: Rival = {
    seed: set.seed,
    name: game.names[SEATS.indexOf(hero)] ?? hero,
    won: winners.includes(hero),
    length,
  };
  return { set, rival, ...companyAround(set, hero, called(), metIn(game)) };
};
