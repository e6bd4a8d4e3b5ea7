/** Reads what stands after a command: `--name value`, `--name=value`, and flags. Each fault says what is allowed. */
import { either, fault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import { optionsFor, type RawOptions } from '../engine/options.ts';
import { findGame } from '../engine/record.ts';

export type Given = ReadonlyMap<string, string>;

/** What a command understands beside the options of the game. */
export type Known = { readonly values: readonly string[]; readonly flags: readonly string[] };

/** The options by name. A flag stands alone, and so may an option of the game that is on or off. */
export const readArgs = (args: readonly string[], { values, flags }: Known, files?: string[]): Given => {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    const [, name = '', value] = /^--([a-z][a-z-]*)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === '' && files !== undefined && !arg.startsWith('--')) {
      files.push(arg);
      continue;
    }
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

export const onlyThese = (given: Given, names: readonly string[]): void => {
  const strange = [...given.keys()].find((name) => !names.includes(name));
  if (strange === undefined) return;
  const all = names.map((name) => `--${name}`);
  throw fault('usage', `unknown option "--${strange}"; the options are ${either(all, 'and')}`);
};

/** For a command that plays no game of its own: `--with` and `--help`, and files where it takes some. */
export const readPlain = (args: readonly string[], files?: string[]): Given => {
  const given = readArgs(args, { values: ['with'], flags: ['help'] }, files);
  onlyThese(given, ['with', 'help']);
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

/** The game that is named, or the first. */
export const namedGame = (given: Given, games: readonly Game[]): Game =>
  findGame(games, given.get('game') ?? games[0]?.id);

/** The game, how many play it, and its own options: all that --game, --players and the rest say about it. `always`: how many, where nobody is asked. */
export const gameOf = (
  given: Given,
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
