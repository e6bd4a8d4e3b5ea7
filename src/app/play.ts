/** `cabale play`: a person against bots, in the terminal. */
import { randomBytes } from 'node:crypto';
import type { Bot } from '../bots/bot.ts';
import { levelCalled, levelNamed, offeredAt, type Setting } from '../bots/duels.ts';
import { LEVELS } from '../bots/levels.ts';
import { gameOf, namedGame, readArgs } from '../command/args.ts';
import { gameOptions, idsOf, WITH } from '../command/help.ts';
import { botNamed, namesFor } from '../command/nets.ts';
import type { Registry } from '../command/registry.ts';
import { either, fault, isFault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import type { NewGame } from '../engine/record.ts';
import { type Each, SEATS, type Seat } from '../engine/seats.ts';
import { LANGS } from '../words/languages.ts';
import { playMatch } from './play/session.ts';
import { openTerminal } from './play/terminal.ts';
import { localeOf, TEXTS } from './play/texts.ts';
import { watchGame } from './play/watch.ts';
import { openRegistry } from './registry.ts';

const KNOWN = {
  values: ['game', 'players', 'seat', 'name', 'lang', 'bot', 'level', 'seed', 'with'],
  flags: ['watch', 'help'],
};

const help = (ids: string, bots: readonly string[]): string => `cabale play: you against bots, in the terminal

  --game ID       ${ids}
  --players N     how many seats (4)
  --seat LETTER   yours (A)
  --name NAME     how you are called
  --lang LANG     ${LANGS.join(' | ')} (the language of your machine, else en)
  --bot NAME      ${bots.join(', ')} (simple)
  --level LEVEL   ${LEVELS.join(' | ')}: trained opponents, where the game has them
  --seed TEXT     the same seed deals the same cards
  --watch         a game of bots to read; nobody is asked anything
${WITH}
`;

const PEOPLE: Readonly<Each<string>> = {
  A: 'Anna',
  B: 'Bruno',
  C: 'Carla',
  D: 'Dario',
  E: 'Elena',
  F: 'Felix',
  G: 'Gilda',
  H: 'Hugo',
};
const LONGEST_NAME = 20;

export const play = async (args: readonly string[]): Promise<void> => {
  const given = readArgs(args, KNOWN);
  const house = await openRegistry(given.get('with'));
  const { games, wordsFor } = house;
  if (given.has('help')) {
    const named = namedGame(given, games);
    return console.log(help(idsOf(games), namesFor(house, named)) + gameOptions(named));
  }
  const { game, players, options } = gameOf(given, KNOWN, games);
  const me = seatOf(given.get('seat') ?? 'A', players);
  const lang = langOf(given.get('lang'));
  const own = given.get('name') ?? PEOPLE[me];
  if (own.trim() === '' || own.length > LONGEST_NAME)
    throw fault('usage', `option "--name" is "${own}"; allowed: 1 to ${LONGEST_NAME} letters`);
  const seed = given.get('seed') ?? randomBytes(32).toString('hex');
  const set: NewGame = { game: game.id, options, seats: players, seed };
  const bot = opponent(house, game, set, given.get('bot'), given.get('level'));
  const words = await wordsFor(game.id, lang);
  if (given.has('watch')) {
    const print = (line: string) => console.log(line);
    return watchGame(
      { game, bot, names: (seat) => PEOPLE[seat], words, voiced: await words.voices?.open(), print },
      set,
    );
  }
  const terminal = openTerminal();
  const names = (seat: Seat) => (seat === me ? own : PEOPLE[seat]);
  try {
    await playMatch(
      { game, me, bot, names, words, texts: TEXTS[lang], terminal, voiced: await words.voices?.open() },
      set,
    );
  } finally {
    terminal.close();
  }
};

/** If the level's net cannot be used, says so and takes the simple bot. */
const opponent = (
  house: Registry,
  game: Game,
  set: Setting,
  name: string | undefined,
  called: string | undefined,
): Bot => {
  if (called === undefined) return botNamed(house, game, name ?? 'simple');
  if (name !== undefined) throw fault('usage', 'give --bot or --level, not both');
  const level = levelNamed(set, called);
  if (level === undefined) {
    const names = offeredAt(set, LEVELS).map((one) => levelCalled(set, one));
    throw fault('usage', `option "--level" is "${called}"; allowed with ${set.seats} players: ${either(names, 'or')}`);
  }
  try {
    return botNamed(house, game, level);
  } catch (error) {
    if (!isFault(error)) throw error;
    console.error(`${error.message}; the simple bot plays`);
    return house.botsFor(game.id).simple;
  }
};

const seatOf = (text: string, players: number): Seat => {
  const seats = SEATS.slice(0, players);
  const seat = seats.find((one) => one === text.toUpperCase());
  if (seat === undefined) throw fault('usage', `option "--seat" is "${text}"; the seats are ${either(seats, 'and')}`);
  return seat;
};

const langOf = (text: string | undefined) => {
  if (text === undefined) return localeOf(process.env);
  const lang = LANGS.find((one) => one === text);
  if (lang === undefined) throw fault('usage', `option "--lang" is "${text}"; allowed: ${either(LANGS)}`);
  return lang;
};
