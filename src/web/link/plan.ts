/** The plan of a table on this device: game, options and seats. Solo and hot-seat each remember their last one. */

import { LEVELS } from '../../bots/levels.ts';
import { TEMPERS } from '../../bots/tempers.ts';
import { isObject } from '../../engine/by-name.ts';
import type { RawOptions } from '../../engine/options.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { DEFAULT_NAMES } from '../../words/default-names.ts';
import { boxesOf, boxFor, gameIn } from '../../words/index.ts';
import { firstGame } from '../base/games.ts';
import { usualOptions } from '../base/set-ups.ts';
import { called } from '../base/settings.ts';
import { recallAs, remember } from '../base/storage.ts';
import { past } from './history.ts';
import { type Chair, chairsFor, companyOf, isPerson } from './opponents.ts';
import { newSeed, type SoloGame } from './solo-game.ts';

export const WAYS = ['solo', 'hotseat'] as const;
export type PlanWay = (typeof WAYS)[number];

export type Plan = {
  readonly way: PlanWay;
  readonly game: string;
  readonly options: RawOptions;
  readonly chairs: readonly Chair[];
  readonly first: Seat | 'lot';
};

const USUAL_SEATS = 4;
const USUAL_PEOPLE = 3;

export const nameAt = (i: number): string => DEFAULT_NAMES[i] ?? SEATS[i] ?? '';

const settingOf = ({ game, options, chairs }: Plan) => ({ game, options, seats: chairs.length });

const freshPlan = (way: PlanWay, wanted: string | undefined): Plan => {
  const game = gameIn(wanted) ?? firstGame();
  const box = boxesOf(game).find(({ id }) => id === wanted) ?? boxesOf(game)[0];
  const set = { game, options: usualOptions(box), seats: box?.usual ?? USUAL_SEATS };
  const people = Array.from({ length: way === 'solo' ? 1 : Math.min(USUAL_PEOPLE, set.seats) }, (_, i) => ({
    name: way === 'solo' ? called() : nameAt(i),
  }));
  return { way, ...set, chairs: chairsFor(set, people), first: 'lot' };
};

/** The last table, if it was the same box; else the box with its usual options. */
export const planFor = (way: PlanWay, box: string | undefined): Plan => {
  const fresh = freshPlan(way, box);
  const kept = keptPlan(way);
  const same =
    kept?.game === fresh.game && (box === undefined || (boxFor(kept.game, kept.options)?.id ?? kept.game) === box);
  return same ? seatedAs(way, kept) : fresh;
};

/** A plan for one person, or for several around the device. */
export const seatedAs = (way: PlanWay, plan: Plan): Plan => {
  const { chairs } = plan;
  if (way === 'solo') {
    const [, ...others] = chairs;
    const bots = others.filter((chair) => !isPerson(chair));
    return { ...plan, way, chairs: chairsFor(settingOf(plan), [{ name: called() }, ...bots]) };
  }
  const several = chairs.filter(isPerson).length > 1;
  return { ...plan, way, chairs: several ? chairs : chairs.map((chair, i) => (i === 1 ? { name: nameAt(1) } : chair)) };
};

const KEY = 'felt';

export const keepPlan = (plan: Plan): void => remember(`${KEY}.${plan.way}`, JSON.stringify(plan));

const keptPlan = (way: PlanWay): Plan | undefined => recallAs(`${KEY}.${way}`, isPlan);

const isChair = (one: unknown): one is Chair =>
  isObject(one) &&
  ('name' in one
    ? typeof one.name === 'string'
    : 'level' in one &&
      LEVELS.some((level) => level === one.level) &&
      (!('manner' in one) || TEMPERS.some((temper) => temper === one.manner)));

const isPlan = (kept: unknown): kept is Plan =>
  isObject(kept) &&
  'game' in kept &&
  'options' in kept &&
  'first' in kept &&
  'chairs' in kept &&
  Array.isArray(kept.chairs) &&
  kept.chairs.every(isChair);

export const gameFor = (plan: Plan): SoloGame => {
  const { first, chairs } = plan;
  const set = settingOf(plan);
  return {
    set: { ...set, seed: newSeed(), ...(first === 'lot' ? {} : { first }) },
    ...companyOf(set, chairs),
  };
};

/** Milliseconds between games after which another evening begins. */
const EVENING = 12 * 3_600_000;

/** The number of games this evening, and how many each seat has won. */
export const eveningOf = ({ game }: Plan, names: readonly string[]): { games: number; wins: readonly number[] } => {
  const games = past().games.filter(
    (one) =>
      one.game === game &&
      Date.now() - one.ended < EVENING &&
      one.names.length === names.length &&
      one.names.every((name, i) => name === names[i]),
  );
  return {
    games: games.length,
    wins: names.map((_, i) => games.filter(({ winners }) => winners.some((seat) => seat === SEATS[i])).length),
  };
};
