/** Reads what stands after a command: `--name value`, `--name=value`, and flags. Each fault says what is allowed. */
import { either, fault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import type { RawOptions } from '../engine/options.ts';
import { findGame } from '../engine/record.ts';
import { GAMES } from '../games/index.ts';

export type Given = ReadonlyMap<string, string>;

/** What a command understands beside the options of the game. */
export type Known = { readonly values: readonly string[]; readonly flags: readonly string[] };

/** The options by name. A flag stands alone, and so may an option of the game that is on or off. */
export const readArgs = (args: readonly string[], { values, flags }: Known): Given => {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    const [, name = '', value] = /^--([a-z][a-z-]*)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === '')
      throw fault('usage', `"${arg}" is no option; options are written --name value, and --help lists them`);
    if (given.has(name)) throw fault('usage', `option "--${name}" is given twice`);
    if (flags.includes(name) && value !== undefined) throw fault('usage', `option "--${name}" takes no value`);
    const next = args[i + 1];
    const alone = flags.includes(name) || next === undefined || next.startsWith('--');
    if (value === undefined && alone && values.includes(name)) throw fault('usage', `option "--${name}" needs a value`);
    given.set(name, value ?? (alone ? 'true' : next));
    if (value === undefined && !alone) i += 1;
  }
  return given;
};

/** A whole number given as an option, or the usual one. */
export const numberOf = (given: Given, name: string, usual: number, least: number, most: number): number => {
  const text = given.get(name);
  if (text === undefined) return usual;
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < least || number > most)
    throw fault('usage', `option "--${name}" is "${text}"; allowed: a whole number from ${least} to ${most}`);
  return number;
};

/** The game, how many play it, and its own options: all that --game, --players and the rest say about it. */
export const gameOf = (given: Given, known: Known): { game: Game; players: number; options: RawOptions } => {
  const game = findGame(GAMES, given.get('game') ?? 'complots');
  const own = game.options.map(({ name }) => name);
  const all = [...known.values, ...known.flags, ...own];
  const strange = [...given.keys()].find((name) => !all.includes(name));
  if (strange !== undefined)
    throw fault(
      'usage',
      `unknown option "--${strange}"; the options are ${either(
        all.map((name) => `--${name}`),
        'and',
      )}`,
    );
  const [least, most] = game.players;
  const usual = Math.min(Math.max(4, least), most);
  const text = given.get('players');
  if (text !== undefined && !/^\d{1,3}$/.test(text))
    throw fault('usage', `option "--players" is "${text}"; ${game.id} is for ${least} to ${most} players`);
  const players = text === undefined ? usual : Number(text);
  if (players < least || players > most)
    throw fault('players', `${game.id} is for ${least} to ${most} players, not ${players}`);
  const options = Object.fromEntries([...given].filter(([name]) => own.includes(name)));
  game.read(options, players);
  return { game, players, options };
};

/** For a command without options: prints its help if asked to. */
export const noArgs = (args: readonly string[], help: string): boolean => {
  if (args.length === 0) return false;
  if (!args.includes('--help')) throw fault('usage', `unknown option "${args[0]}"; the option is --help`);
  console.log(help);
  return true;
};
