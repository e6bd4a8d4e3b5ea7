/** `cabale env`: many games in one process for learning programs, over a pipe. `python/cabale` is the other end. */
import { readSync, writeSync } from 'node:fs';
import { coderFor } from '../bots/index.ts';
import { widthOf } from '../bots/net/coder.ts';
import { gameOf, namedGame, numberOf, readArgs } from '../command/args.ts';
import { gameOptions, idsOf, WITH } from '../command/help.ts';
import { botNamed, namesFor } from '../command/nets.ts';
import type { Registry } from '../command/registry.ts';
import { either, fault } from '../engine/fault.ts';
import { type GameEnv, NO_ACTION, OF_GAME, openEnv } from './env/games.ts';
import { openRegistry } from './registry.ts';

const KNOWN = { values: ['game', 'players', 'games', 'bot', 'seed', 'with', 'bench'], flags: ['every', 'help'] };
const MOST_GAMES = 65_536;

const help = (
  house: Registry,
  bots: readonly string[],
): string => `cabale env: many games over one pipe, for programs that learn (docs/ENV.md)

  --game ID       one that nets play: ${playable(house).join(', ')} (of ${idsOf(house.games)})
  --players N     seats
  --games N       games at once (256)
  --bot NAME      plays all seats but one: ${bots.join(', ')}; without it every seat is the learner's
  --every         a row for every seat, and no new deal before a reset: for environments of one game
  --seed TEXT     of deals and of chance
  --bench N       instead of serving, plays at random for N seconds of CPU and says how fast
${WITH}
`;

const playable = ({ games }: Registry): string[] =>
  games.map(({ id }) => id).filter((id) => coderFor(id) !== undefined);

export const env = async (args: readonly string[]): Promise<void> => {
  const given = readArgs(args, KNOWN);
  const house = await openRegistry(given.get('with'));
  if (given.has('help')) {
    const one = namedGame(given, house.games);
    return console.log(help(house, namesFor(house, one)) + gameOptions(one));
  }
  const { game, players, options } = gameOf(given, KNOWN, house.games);
  const coder = coderFor(game.id);
  if (coder === undefined)
    throw fault(
      'usage',
      `no net plays ${game.id}, so nothing can learn it; the games are ${either(playable(house), 'and')}`,
    );
  const games = numberOf(given, 'games', 256, 1, MOST_GAMES);
  const name = given.get('bot');
  const bot = name === undefined ? undefined : botNamed(house, game, name);
  const every = given.has('every');
  const opened = openEnv({ game, coder, options, players, games, seed: given.get('seed') ?? 'env', bot, every });
  if (given.has('bench')) return bench(opened, numberOf(given, 'bench', 3, 1, 600));
  const { version, table, seat, words, aimed, most } = coder;
  const rows = opened.actions.length;
  const spec = {
    game: game.id,
    coder: version,
    players,
    games,
    rows,
    every,
    width: widthOf(coder),
    table,
    seat,
    words,
    aimed,
    most,
    numbers: OF_GAME,
    none: NO_ACTION,
  };
  writeSync(1, `${JSON.stringify(spec)}\n`);
  serve(opened);
};

/** Writes everything, however little the pipe takes at a time. */
const send = (bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length; ) at += tried(() => writeSync(1, bytes, at));
};
/** Fills the buffer; false if the other end has closed. */
const receive = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length; ) {
    const read = tried(() => readSync(0, bytes, at, bytes.length - at, null));
    if (read === 0) return false;
    at += read;
  }
  return true;
};
/** Retries while the pipe is not ready. */
const tried = (work: () => number): number => {
  for (;;)
    try {
      return work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF' || code === 'EPIPE') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(PAUSE, 0, 0, 1);
    }
};
const PAUSE = new Int32Array(new SharedArrayBuffer(4));

const [STEP, RESET] = [0, 1];

/** Requests: a byte 0 and the actions; or a byte 1, the length of a seed and the seed. Each is answered by a frame. */
const serve = ({ frame, actions, step, reset }: GameEnv): void => {
  const [verb, length] = [new Uint8Array(1), new Uint8Array(1)];
  const asked = new Uint8Array(actions.buffer);
  send(frame);
  while (receive(verb)) {
    if (verb[0] === STEP) {
      if (!receive(asked)) return;
      step();
    } else if (verb[0] === RESET) {
      const seed = receive(length) ? new Uint8Array(length[0] ?? 0) : undefined;
      if (seed === undefined || !receive(seed)) return;
      reset(new TextDecoder().decode(seed));
    } else throw fault('request', `a request begins with ${STEP} or ${RESET}, not with ${verb[0]}`);
    send(frame);
  }
};

const bench = ({ rows: { counts }, actions, step }: GameEnv, seconds: number): void => {
  const since = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1e6;
  };
  let [decisions, chance] = [0, 1];
  while (spent() < seconds) {
    for (let i = 0; i < actions.length; i++) {
      chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
      actions[i] = (chance >>> 8) % Math.max(1, counts[i] ?? 1);
      decisions += (counts[i] ?? 0) > 0 ? 1 : 0;
    }
    step();
  }
  console.log(`${Math.round(decisions / spent())} decisions per second of CPU`);
};
