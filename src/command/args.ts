/** Reads the arguments of commands: `--name value`, `--name=value`, and flags. Faults say what is allowed. */
import { parseArgs } from 'node:util';
import { either, fault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import { optionsFor, type RawOptions } from '../engine/options.ts';
import { findGame } from '../engine/record.ts';

export type ArgValues = ReadonlyMap<string, string>;

/** What a command takes besides the game's options. */
export type Known = {
  readonly values: readonly string[];
  readonly flags: readonly string[];
  readonly repeated?: readonly string[];
};

/** Options by name; `files` receives the rest. On/off options of the game may have no value. */
export const readArgs = (
  args: readonly string[],
  { values, flags, repeated = [] }: Known,
  files?: string[],
): ArgValues => {
  const typed = (names: readonly string[], type: 'string' | 'boolean') =>
    names.map((name) => [name, { type }] as const);
  const options = Object.fromEntries([...typed(values, 'string'), ...typed(flags, 'boolean')]);
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given = new Map<string, string>();
  /** A game's option still without value: parseArgs does not know those. */
  let open: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional' && open !== undefined) {
      given.set(open, token.value);
      open = undefined;
      continue;
    }
    if (token.kind === 'positional' && files !== undefined) {
      files.push(token.value);
      continue;
    }
    const text = args[token.index] ?? '';
    if (token.kind !== 'option' || !/^--[a-z]/.test(text))
      throw fault('usage', `"${text}" is no option; options are written --name value, and --help lists them`);
    const { name, value, inlineValue } = token;
    if (given.has(name) && !repeated.includes(name)) throw fault('usage', `option "--${name}" is given twice`);
    if (flags.includes(name) && value !== undefined) throw fault('usage', `option "--${name}" takes no value`);
    if (values.includes(name) && (value === undefined || (!inlineValue && value.startsWith('--'))))
      throw fault('usage', `option "--${name}" needs a value`);
    given.set(name, value ?? 'true');
    open = value === undefined && !flags.includes(name) ? name : undefined;
  }
  return given;
};

export const onlyThese = (given: ArgValues, names: readonly string[]): void => {
  const strange = [...given.keys()].find((name) => !names.includes(name));
  if (strange === undefined) return;
  const all = names.map((name) => `--${name}`);
  throw fault('usage', `unknown option "--${strange}"; the options are ${either(all, 'and')}`);
};

export const readPlain = (args: readonly string[], files?: string[]): ArgValues => {
  const given = readArgs(args, { values: ['with'], flags: ['help'] }, files);
  onlyThese(given, ['with', 'help']);
  return given;
};

/** A whole number given as an option, or the default. */
export const numberOf = (given: ArgValues, name: string, usual: number, least: number, most: number): number => {
  const text = given.get(name);
  if (text === undefined) return usual;
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < least || number > most)
    throw fault('usage', `option "--${name}" is "${text}"; allowed: a whole number from ${least} to ${most}`);
  return number;
};

export const namedGame = (given: ArgValues, games: readonly Game[]): Game =>
  findGame(games, given.get('game') ?? games[0]?.id);

/** The game, its number of players, and options. `always`: the default number of players. */
export const gameOf = (
  given: ArgValues,
  known: Known,
  games: readonly Game[],
  always?: number,
): { game: Game; players: number; options: RawOptions } => {
  const game = namedGame(given, games);
  const own = game.options.map(({ name }) => name);
  onlyThese(given, [...known.values, ...known.flags, ...own]);
  const [least, most] = game.players;
  const text = always?.toString() ?? given.get('players') ?? `${Math.min(Math.max(4, least), most)}`;
  const players = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (players < least || players > most)
    throw fault('players', `${game.id} is for ${least} to ${most} players, not ${text}`);
  const wished = Object.fromEntries([...given].filter(([name]) => own.includes(name)));
  return { game, players, options: optionsFor(game, wished, players) };
};
