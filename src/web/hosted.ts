/** The games this device can play by itself: each is fetched with its bot when it is wanted. */

import type { Adviser } from '../bots/adviser.ts';
import type { Bot } from '../bots/bot.ts';
import type { Opponent } from '../bots/levels.ts';
import type { Thinker } from '../bots/net/bot.ts';
import type { Coder } from '../bots/net/coder.ts';
import { randomBot } from '../bots/random.ts';
import type { Fact } from '../engine/facts.ts';
import { either, type Fault, fault, isFault } from '../engine/fault.ts';
import type { Game, Imagined, Played } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** How a finished game is judged, for its own ending. */
export type Judge = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]) => object;
export type Hosted = { readonly game: Game; readonly bot: Bot; readonly judge?: Judge | undefined };

const HOSTED: Readonly<Record<string, () => Promise<readonly [Game, Bot?, Judge?]>>> = {
  complots: async () => [
    (await import('../games/complots/game.ts')).game,
    (await import('../bots/complots/index.ts')).complotsBot,
    (await import('../games/complots/verdict.ts')).verdictOf,
  ],
  tribunal: async () => [
    (await import('../games/tribunal/game.ts')).game,
    (await import('../bots/tribunal/index.ts')).tribunalBot,
  ],
  'assassin-x': async () => [
    (await import('../games/assassin-x/game.ts')).game,
    (await import('../bots/assassin-x/index.ts')).assassinXBot,
  ],
};

export const fetchHosted = async (id: string): Promise<Hosted> => {
  const fetch = Object.hasOwn(HOSTED, id) ? HOSTED[id] : undefined;
  if (fetch === undefined)
    throw fault('game', `there is no game "${id}"; the games are ${either(Object.keys(HOSTED), 'and')}`);
  const [game, bot = randomBot, judge] = await fetch();
  return { game, bot, judge };
};

/** Games whose finished tables an expert looks at: he must imagine what he did not see. */
const IMAGINED: Readonly<Record<string, () => Promise<Imagined>>> = {
  complots: async () => (await import('../games/complots/index.ts')).complots,
  tribunal: async () => (await import('../games/tribunal/index.ts')).tribunal,
  'assassin-x': async () => (await import('../games/assassin-x/index.ts')).assassinX,
};

export const fetchImagined = async (id: string): Promise<Imagined | undefined> =>
  Object.hasOwn(IMAGINED, id) ? IMAGINED[id]?.() : undefined;

/** The coder of a game's net, where its weights are, and those of a net that knows its duels only. */
const NETS: Readonly<Record<string, () => Promise<readonly [Coder, URL, URL?]>>> = {
  complots: async () => [
    (await import('../bots/complots/coder.ts')).complotsCoder,
    new URL('../../nets/complots.bin', import.meta.url),
    new URL('../../nets/complots-duel.bin', import.meta.url),
  ],
  'assassin-x': async () => [
    (await import('../bots/assassin-x/coder.ts')).assassinXCoder,
    new URL('../../nets/assassin-x.bin', import.meta.url),
  ],
};

/** Levels that need no net. */
const REASONED: Readonly<Record<string, () => Promise<(wanted: Opponent) => Bot>>> = {
  tribunal: async () => (await import('../bots/tribunal/levels.ts')).tribunalLevel,
};

const ADVISERS: Readonly<Record<string, () => Promise<Adviser>>> = {
  tribunal: async () => (await import('../bots/tribunal/adviser.ts')).tribunalAdviser,
};

type Rules = Pick<Game, 'id' | 'version'>;

/** Opponents as one wants them; why there are none, where they could not be fetched; nothing where the game has none. */
export const fetchOpponents = async (
  game: Rules,
  players: number,
): Promise<((wanted: Opponent) => Bot) | Fault | undefined> => {
  const reasoned = Object.hasOwn(REASONED, game.id) ? REASONED[game.id] : undefined;
  return reasoned === undefined ? fetchThinkers(game, players === 2) : reasoned();
};

/** Nets, which can also say what they think. Where a duel's own could not be fetched, the net of all tables plays it. */
const fetchThinkers = async (
  { id, version }: Rules,
  duelling = false,
): Promise<((wanted: Opponent) => Thinker) | Fault | undefined> => {
  const find = Object.hasOwn(NETS, id) ? NETS[id] : undefined;
  if (find === undefined) return undefined;
  const [[coder, url, duelUrl], { readWeights }, { levelBot }, { readDuelWeights }] = await Promise.all([
    find(),
    import('../bots/net/weights.ts'),
    import('../bots/net/levels.ts'),
    import('../bots/net/duelist.ts'),
  ]);
  const [bytes, duelBytes] = await Promise.all([url, duelling ? duelUrl : undefined].map(fetchBytes));
  if (bytes === undefined) return fault('weights', `the net for ${id} could not be fetched`);
  const weights = readWeights(bytes, coder, version);
  if (isFault(weights)) return weights;
  const duel = duelBytes === undefined ? undefined : readDuelWeights(duelBytes, coder, version);
  return (wanted) => levelBot(wanted, weights, coder, undefined, isFault(duel) ? undefined : duel);
};

/** The best of them at a table of so many, who advises. */
export const fetchExpert = async (game: Rules, players: number): Promise<Adviser | Fault | undefined> => {
  const adviser = Object.hasOwn(ADVISERS, game.id) ? ADVISERS[game.id] : undefined;
  if (adviser !== undefined) return adviser();
  const make = await fetchThinkers(game, players === 2);
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
