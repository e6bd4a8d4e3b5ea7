/** Plays games on this device: fetches each part of a game when it is needed. */
import type { Adviser } from '../../bots/adviser.ts';
import type { Bot, Understand } from '../../bots/bot.ts';
import type { Opponent } from '../../bots/levels.ts';
import type { Thinker } from '../../bots/net/bot.ts';
import { randomBot } from '../../bots/random.ts';
import { either, type Fault, fault, isFault } from '../../engine/fault.ts';
import type { Game, Imagined, View } from '../../engine/game.ts';
import type { Judge } from '../../host/rules-part.ts';
import { gameIds, gameOf } from './games.ts';

export const fetchGame = async (id: string): Promise<Game> => {
  const known = gameOf(id);
  if (known === undefined) throw fault('game', `there is no game "${id}"; the games are ${either(gameIds(), 'and')}`);
  return known.rules.game();
};

export const fetchGames = (): Promise<readonly Game[]> => Promise.all(gameIds().map(fetchGame));

export const fetchBot = async (id: string): Promise<Bot> => (await gameOf(id)?.bots?.simple()) ?? randomBot;

export const fetchUnderstand = async (id: string): Promise<Understand | undefined> => gameOf(id)?.bots?.understand?.();

export const fetchJudge = async (id: string): Promise<Judge | undefined> => gameOf(id)?.rules.judge?.();

export const fetchImagined = async (id: string): Promise<Imagined | undefined> => gameOf(id)?.rules.imagined();

/** Makes opponents for a table. Fault: they could not be fetched; undefined: the game has none. */
export const fetchOpponents = async (table: View): Promise<((wanted: Opponent) => Bot) | Fault | undefined> => {
  const levels = gameOf(table.game)?.bots?.levels?.();
  return levels ?? fetchThinkers(table);
};

/**
 * Makes opponents that can also explain their moves. The net of all tables replaces a duel's net that could not be
 * fetched.
 */
const fetchThinkers = async (table: View): Promise<((wanted: Opponent) => Thinker) | Fault | undefined> => {
  const { game } = table;
  const { net, coder: fetchCoder } = gameOf(game)?.bots ?? {};
  if (net === undefined || fetchCoder === undefined) return undefined;
  const [coder, { readWeights }, { levelBot }, { readDuelNet }] = await Promise.all([
    fetchCoder(),
    import('../../bots/net/weights.ts'),
    import('../../bots/net/levels.ts'),
    import('../../bots/net/duelist.ts'),
  ]);
  const duelist = coder.duelists.find(({ knows }) => knows(table));
  const [bytes, duelBytes] = await Promise.all([net, duelist?.net].map(fetchBytes));
  if (bytes === undefined) return fault('weights', `the net for ${game} could not be fetched`);
  const weights = readWeights(bytes, coder);
  if (isFault(weights)) return weights;
  const duel = duelBytes === undefined ? undefined : readDuelNet(duelBytes, coder);
  const duels = duel === undefined || isFault(duel) ? [] : [duel];
  return (wanted) => levelBot(wanted, weights, coder, undefined, duels);
};

/** The best bot of a game, which gives advice. */
export const fetchExpert = async (table: View): Promise<Adviser | Fault | undefined> => {
  const adviser = gameOf(table.game)?.bots?.adviser?.();
  if (adviser !== undefined) return adviser;
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
