/** The games this device can play by itself, one row a game: each part is fetched when it is wanted. */
import type { Adviser } from '../bots/adviser.ts';
import type { Bot } from '../bots/bot.ts';
import type { Opponent } from '../bots/levels.ts';
import type { Thinker } from '../bots/net/bot.ts';
import { randomBot } from '../bots/random.ts';
import { either, type Fault, fault, isFault } from '../engine/fault.ts';
import type { Game, Imagined, View } from '../engine/game.ts';
import { assassinX } from './assassin-x/hosting.ts';
import { complots } from './complots/hosting.ts';
import type { Hosting, Judge } from './hosting.ts';
import { tribunal } from './tribunal/hosting.ts';

const HOSTED: Readonly<Record<string, Hosting>> = { complots, tribunal, 'assassin-x': assassinX };

const hostingOf = (game: string): Hosting | undefined => (Object.hasOwn(HOSTED, game) ? HOSTED[game] : undefined);

export const fetchGame = async (id: string): Promise<Game> => {
  const hosting = hostingOf(id);
  if (hosting === undefined)
    throw fault('game', `there is no game "${id}"; the games are ${either(Object.keys(HOSTED), 'and')}`);
  return hosting.game();
};

export const fetchBot = async (id: string): Promise<Bot> => (await hostingOf(id)?.bot?.()) ?? randomBot;

export const fetchJudge = async (id: string): Promise<Judge | undefined> => hostingOf(id)?.judge?.();

export const fetchImagined = async (id: string): Promise<Imagined | undefined> => hostingOf(id)?.imagined();

/** Opponents at a table, as one wants them; why there are none, where they could not be fetched; nothing where the game has none. */
export const fetchOpponents = async (table: View): Promise<((wanted: Opponent) => Bot) | Fault | undefined> => {
  const levels = hostingOf(table.game)?.levels;
  return levels === undefined ? fetchThinkers(table) : levels();
};

/** Nets, which can also say what they think. Where a duel's own could not be fetched, the net of all tables plays it. */
const fetchThinkers = async (table: View): Promise<((wanted: Opponent) => Thinker) | Fault | undefined> => {
  const { game } = table;
  const find = hostingOf(game)?.net;
  if (find === undefined) return undefined;
  const [[coder, url], { readWeights }, { levelBot }, { readDuelNet }] = await Promise.all([
    find(),
    import('../bots/net/weights.ts'),
    import('../bots/net/levels.ts'),
    import('../bots/net/duelist.ts'),
  ]);
  const duelist = coder.duelists.find(({ knows }) => knows(table));
  const [bytes, duelBytes] = await Promise.all([url, duelist?.net].map(fetchBytes));
  if (bytes === undefined) return fault('weights', `the net for ${game} could not be fetched`);
  const weights = readWeights(bytes, coder);
  if (isFault(weights)) return weights;
  const duel = duelBytes === undefined ? undefined : readDuelNet(duelBytes, coder);
  const duels = duel === undefined || isFault(duel) ? [] : [duel];
  return (wanted) => levelBot(wanted, weights, coder, undefined, duels);
};

/** The best of them at a table, who advises. */
export const fetchExpert = async (table: View): Promise<Adviser | Fault | undefined> => {
  const adviser = hostingOf(table.game)?.adviser;
  if (adviser !== undefined) return adviser();
  const make = await fetchThinkers(table);
  return typeof make === 'function' ? make({ level: 'expert' }) : make;
};

const fetchBytes = async (url: URL | undefined): Promise<Uint8Array | undefined> => {
  if (url === undefined) return undefined;
  try {
    const answer = await fetch(url);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
};
