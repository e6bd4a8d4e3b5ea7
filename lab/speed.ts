/**
 * `npm run bench`: moves and games per second of in-place random play on one core. Each step lists the legal moves of
 * one asked seat, plays one, and builds its facts; with and without all views. Counts CPU time.
 */
import { GAMES } from '../src/app/games.ts';
import { oneOfThese, readScriptArgs, wholeNumber } from '../src/command/script-args.ts';
import { oneOf, roll, seeded } from '../src/engine/chance.ts';
import type { Game, State } from '../src/engine/game.ts';
import { legal, openQuestion, playInPlace } from '../src/engine/kernel.ts';
import type { RawOptions } from '../src/engine/options.ts';
import { startGame } from '../src/engine/record.ts';
import { handView, tableView } from '../src/engine/sight.ts';
import { type Figure, report } from './figures/outputs.ts';

type Result = {
  game: string;
  players: number;
  views: boolean;
  movesPerSecond: number;
  gamesPerSecond: number;
};
type Counted = { games: number; moves: number };

/** The target of the game that is offered first, with four players: engine moves per second, on one core. */
const LEAST = 1_000_000;

const TEXT = { type: 'string' } as const;
const ids = GAMES.map(({ id }) => id);
const own = Object.fromEntries(GAMES.flatMap((game) => game.options).map(({ name }) => [name, TEXT]));
const {
  values: { json = false, seconds = '1', rounds = '5', game: only, ...chosen },
} = readScriptArgs({ json: { type: 'boolean' }, seconds: TEXT, rounds: TEXT, game: TEXT, ...own });
const [SECONDS, ROUNDS] = [wholeNumber('--seconds', seconds), wholeNumber('--rounds', rounds)];
oneOfThese('--game', only, ids);

const optionsOf = (game: Game): RawOptions =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => game.options.some((option) => option.name === name)));

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The best of the rounds: noise only slows. */
const fastest = (play: (enough: () => boolean, round: number) => Counted) => {
  let best = { movesPerSecond: 0, gamesPerSecond: 0, length: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const begun = cpu();
    let checks = 0;
    let over = false;
    const enough = () => {
      if (++checks % 16 === 0) over = cpu() - begun > SECONDS;
      return over;
    };
    const { games, moves } = play(enough, round);
    const spent = cpu() - begun;
    if (moves / spent > best.movesPerSecond)
      best = { movesPerSecond: moves / spent, gamesPerSecond: games / spent, length: moves / games };
  }
  return best;
};

const randomGames = (game: Game, players: number, views: boolean, enough: () => boolean, round: number): Counted => {
  const rng = seeded(`bench ${round}`);
  const options = optionsOf(game);
  let games = 0;
  let moves = 0;
  while (!enough()) {
    const set = {
      game: game.id,
      options,
      seats: players,
      seed: `${round} ${games}`,
    };
    const s: State = startGame(game, set).state;
    while (s.over === undefined) {
      const asked = openQuestion(s)?.asked ?? [];
      let at = roll(rng, asked.length);
      let list: readonly string[] = [];
      let seat = asked[at];
      while (seat !== undefined && list.length === 0) {
        list = legal(game, s, seat); // the next asked seat, if this one has answered
        if (list.length > 0) break;
        at = (at + 1) % asked.length;
        seat = asked[at];
      }
      if (seat === undefined) throw new Error('nobody is asked');
      playInPlace(game, s, seat, choose(game, s, seat, list, rng));
      if (views) look(game, s);
      moves++;
    }
    games++;
  }
  return { games, moves };
};

const look = (game: Game, s: State): void => {
  tableView(game, s);
  for (const seat of s.seats) handView(game, s, seat);
};

const choose = (
  game: Game,
  s: State,
  seat: (typeof s.seats)[number],
  list: readonly string[],
  rng: ReturnType<typeof seeded>,
) => {
  const move = oneOf(rng, list);
  if (game.patterns === undefined) return move;
  return game.patterns.find(({ pattern }) => pattern === move)?.sample(s, seat, rng) ?? move;
};

const results: Result[] = [];
const figures: Figure[] = [];
const line = (text: string) => {
  if (!json) console.log(text);
};
const thousands = (n: number) => Math.round(n).toLocaleString('en');

for (const game of GAMES.filter(({ id }) => only === undefined || id === only)) {
  const counts = [2, 3, 4, 5, 6, 8].filter((n) => n >= game.players[0] && n <= game.players[1]);
  for (const players of counts) {
    for (const views of [false, true]) {
      const best = fastest((enough, round) => randomGames(game, players, views, enough, round));
      if (game === GAMES[0] && players === 4 && !views && Object.keys(optionsOf(game)).length === 0)
        figures.push({
          what: `${game.id}, 4 players: moves per second on one core`,
          value: Math.round(best.movesPerSecond),
          least: LEAST,
        });
      results.push({
        game: game.id,
        players,
        views,
        movesPerSecond: Math.round(best.movesPerSecond),
        gamesPerSecond: Math.round(best.gamesPerSecond),
      });
      line(
        `${game.id} ${players} players${views ? ', all views' : '           '}  ${thousands(best.movesPerSecond).padStart(11)} moves/s  ${thousands(best.gamesPerSecond).padStart(8)} games/s  ${best.length.toFixed(1)} moves a game`,
      );
    }
  }
}
if (figures.length > 0) report('bench', 'npm run bench', figures);
if (json) console.log(JSON.stringify({ results }));
