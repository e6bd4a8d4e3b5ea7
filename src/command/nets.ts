/** The nets included with the program, and nets in files. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bot } from '../bots/bot.ts';
import { coderFor, reasonedFor } from '../bots/index.ts';
import { isLevel, LEVELS, type Opponent } from '../bots/levels.ts';
import { netBot, type Thinker } from '../bots/net/bot.ts';
import type { Coder } from '../bots/net/coder.ts';
import { type DuelNet, readDuelNet } from '../bots/net/duelist.ts';
import { levelBot } from '../bots/net/levels.ts';
import { readWeights, type Weights } from '../bots/net/weights.ts';
import { isTemper, TEMPERS } from '../bots/tempers.ts';
import { either, type Fault, fault, isFault } from '../engine/fault.ts';
import type { Game, Sight } from '../engine/game.ts';
import type { Registry } from './registry.ts';
import { responder } from './responder.ts';
import { openThread } from './thinking/thread.ts';

const shippedFor = (game: string): string => fileURLToPath(new URL(`../../nets/${game}.bin`, import.meta.url));

/** `net:FILE`, or with a temperature `net:FILE@0.5`. */
const OWN = /^net:(.+?)(?:@(\d+(?:\.\d+)?))?$/;
/** `duel:FILE`: an expert that uses this net in duels. */
const OWN_DUEL = /^duel:(.+)$/;

/** `responder:2:NAME`: knows how that bot plays duels, and looks two decisions ahead. */
const OWN_RESPONDER = /^responder:(\d+):(.+)$/;

/** A bot by name: `simple`, a level, one with a temper (`expert:liar`), or a net in a file. */
export const botNamed = (house: Registry, game: Game, name: string): Bot => {
  const scripted: Readonly<Record<string, Bot>> = house.botsFor(game.id);
  const known = Object.hasOwn(scripted, name) ? scripted[name] : undefined;
  if (known !== undefined) return known;
  const reasoned = reasonedFor(game.id);
  const wanted = opponentNamed(name);
  if (wanted !== undefined && reasoned !== undefined) return reasoned(wanted);
  const coder = coderFor(game.id);
  const [, file, heat] = OWN.exec(name) ?? [];
  if (file !== undefined && coder !== undefined)
    return netBot(weightsIn(file, coder), coder, heat === undefined ? {} : { temperature: Number(heat) });
  const [, duel] = OWN_DUEL.exec(name) ?? [];
  if (duel !== undefined && coder !== undefined)
    return shippedNet(game, coder, { level: 'expert' }, [duelNetIn(duel, coder)]);
  const [, depth, whom] = OWN_RESPONDER.exec(name) ?? [];
  if (whom !== undefined && coder !== undefined) return respondingTo(house, game, coder, whom, Number(depth));
  if (wanted !== undefined && coder !== undefined) return shippedNet(game, coder, wanted);
  throw fault('bot', `there is no bot "${name}" for ${game.id}; the bots are ${either(namesFor(house, game), 'and')}`);
};

/** `own`: nets of duels to try before the included ones. */
const shippedNet = (game: Game, coder: Coder, wanted: Opponent, own: readonly DuelNet[] = []): Thinker => {
  const weights = weightsIn(shippedFor(game.id), coder);
  return levelBot(wanted, weights, coder, undefined, [...own, ...duelNetsOf(coder)]);
};

const oddsOf = (bot: Bot | Thinker): ((sight: Sight) => Float64Array) | undefined =>
  'think' in bot ? (sight) => bot.think(sight).odds : undefined;

/** The net of all tables estimates what comes after the search. */
const respondingTo = (house: Registry, game: Game, coder: Coder, whom: string, depth: number): Bot => {
  const bot = botNamed(house, game, whom);
  const imagined = house.games.find(({ id }) => id === game.id);
  const guess = netBot(weightsIn(shippedFor(game.id), coder), coder);
  const { duelists } = coder;
  if (duelists.length === 0 || imagined === undefined) throw fault('bot', `nobody answers to a bot of ${game.id}`);
  const odds = oddsOf(bot);
  if (odds === undefined) throw fault('bot', `"${whom}" has no odds; whoever answers to a bot needs to know them`);
  return responder({ game: imagined, duelists, odds, value: (sight) => guess.think(sight).value, depth });
};

/** The best net of a game, which can also tell its odds. */
export const expertNet = (game: Game): Thinker => {
  const coder = coderFor(game.id);
  if (coder === undefined) throw fault('bot', `no net plays ${game.id}`);
  return shippedNet(game, coder, { level: 'expert' });
};

export const namesFor = ({ botsFor }: Registry, { id }: Game): string[] => {
  const [reasoned, coder] = [reasonedFor(id), coderFor(id)];
  const levels = coder === undefined && reasoned === undefined ? [] : [...LEVELS, `expert:${TEMPERS.join('|')}`];
  return [
    ...Object.keys(botsFor(id)),
    ...levels,
    ...(coder === undefined ? [] : ['net:FILE']),
    ...(coder === undefined || coder.duelists.length === 0 ? [] : ['duel:FILE', 'responder:AHEAD:BOT']),
  ];
};

const opponentNamed = (name: string): Opponent | undefined => {
  const [level = '', manner] = name.split(':');
  return isLevel(level) && (manner === undefined || isTemper(manner)) ? { level, manner } : undefined;
};

const everyOne = (make: (one: Opponent) => Bot): Readonly<Record<string, Bot>> =>
  Object.fromEntries(
    LEVELS.flatMap((level) => [
      [level, make({ level })] as const,
      ...TEMPERS.map((manner) => [`${level}:${manner}`, make({ level, manner })] as const),
    ]),
  );

const usable = <W>(weights: W | Fault): W => {
  if (isFault(weights)) throw weights;
  return weights;
};
const weightsIn = (file: string, coder: Coder): Weights => usable(readWeights(bytesOf(file), coder));
export const duelNetIn = (file: string | URL, coder: Coder): DuelNet => usable(readDuelNet(bytesOf(file), coder));
const duelNetsOf = (coder: Coder): DuelNet[] => coder.duelists.map(({ net }) => duelNetIn(net, coder));

const bytesOf = (file: string | URL): Uint8Array => {
  try {
    return readFileSync(file);
  } catch {
    throw fault('weights', `there are no weights at ${file}`);
  }
};

export const netFilesOf = ({ id }: Game): (string | URL)[] => {
  const coder = coderFor(id);
  return coder === undefined || reasonedFor(id) !== undefined
    ? []
    : [shippedFor(id), ...coder.duelists.map(({ net }) => net)];
};

/**
 * The bots of a server with its levels: each net is read once and thinks in one thread. If one cannot be used, that is
 * said once.
 */
export const withLevels = (house: Registry, tell: (sentence: string) => void, fileFor = shippedFor): Registry => {
  const known = new Map<string, Readonly<Record<string, Bot>>>();
  const thread = openThread(
    house.games.map(({ id }) => ({ game: id, file: fileFor(id) })),
    house.worker,
  );
  const levels = (id: string): Readonly<Record<string, Bot>> => {
    const reasoned = reasonedFor(id);
    if (reasoned !== undefined) return everyOne(reasoned);
    const coder = coderFor(id);
    if (coder === undefined) return {};
    try {
      const weights = weightsIn(fileFor(id), coder);
      const duels = duelNetsOf(coder);
      const far = thread.net(id);
      return everyOne((one) => levelBot(one, weights, coder, far, duels));
    } catch (error) {
      if (!isFault(error)) throw error;
      tell(`${error.message}; simple bots play`);
      return {};
    }
  };
  const botsFor = (id: string) => {
    const made = known.get(id) ?? levels(id);
    known.set(id, made);
    return { ...made, ...house.botsFor(id) };
  };
  return { ...house, botsFor };
};
