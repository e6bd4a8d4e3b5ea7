/** Reads the set-up of a new game sent over the bridge. */
import { randomBytes } from 'node:crypto';
import { isObject } from '../../engine/by-name.ts';
import { either, fault } from '../../engine/fault.ts';
import type { NewGame } from '../../engine/record.ts';
import { SEATS } from '../../engine/seats.ts';
import { setUp } from '../../host/scenario.ts';

const FIELDS = ['game', 'options', 'seats', 'seed', 'first', 'deal', 'chance'] as const;

export const readNew = (value: unknown): NewGame => {
  if (!isObject(value)) throw fault('request', '"new" is an object, such as {"game":"…","seats":4}');
  const strange = Object.keys(value).find((key) => !FIELDS.some((field) => field === key));
  if (strange !== undefined)
    throw fault('request', `"new" has no field ${JSON.stringify(strange)}; its fields are ${either(FIELDS, 'and')}`);
  const { game, options = {}, seats, first, chance } = value;
  const { seed = randomBytes(32).toString('hex') } = value;
  const deal = dealOf(value.deal);
  if (typeof game !== 'string') throw fault('request', '"game" is the id of a game');
  if (!isObject(options)) throw fault('request', '"options" is an object');
  if (typeof seed !== 'string') throw fault('request', '"seed" is a text');
  if (chance !== undefined && chance !== 'scripted') throw fault('request', '"chance" can only be "scripted"');
  const starter = first === undefined ? undefined : SEATS.find((seat) => seat === first);
  if (first !== undefined && starter === undefined) throw fault('first', `seat ${JSON.stringify(first)} cannot begin`);
  if (seats === undefined && deal === undefined) throw fault('request', '"seats" is missing: how many play?');
  if (seats !== undefined && typeof seats !== 'number') throw fault('request', '"seats" is a number');
  const scripted = chance === undefined ? {} : ({ chance: 'scripted' } as const);
  const begins = starter === undefined ? {} : { first: starter };
  if (deal === undefined) return { game, options, seats: seats ?? 0, seed, ...begins, ...scripted };
  const { seats: named, set } = setUp(game, options, deal);
  if (seats === undefined && named.some((seat, i) => seat !== SEATS[i]))
    throw fault('deal', `the seats are ${named.join(' ')}; name A, B, … without gaps`);
  const { chance: _, ...dealt } = set;
  return { ...dealt, seats: seats ?? named.length, seed, ...begins, ...scripted };
};

/** A list of lines, or one multi-line text. */
const dealOf = (value: unknown): readonly string[] | undefined => {
  if (value === undefined) return undefined;
  const lines: unknown = typeof value === 'string' ? value.split('\n') : value;
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string'))
    throw fault('request', '"deal" is a list of lines, such as ["A: captain duchess, 3 coins","court: assassin"]');
  return lines.map((line: string) => line.trim()).filter((line) => line !== '');
};
