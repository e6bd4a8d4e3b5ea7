/** `cabale-lab ladder`: agents and our bots against each other, rated by one fit, with a public page. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArgValues, gameOf, namedGame, numberOf, readArgs } from '../src/command/args.ts';
import { gameOptions, idsOf } from '../src/command/help.ts';
import { botNamed, namesFor } from '../src/command/nets.ts';
import { drawTable } from '../src/command/text.ts';
import { seeded } from '../src/engine/chance.ts';
import { fault, isFault } from '../src/engine/fault.ts';
import type { Game } from '../src/engine/game.ts';
import { version } from '../src/server/version.ts';
import { fetchShelf } from '../src/words/index.ts';
import { LANGS } from '../src/words/languages.ts';
import { openCommand } from './agents/command.ts';
import { netsOf, rulesOf } from './bench/fingerprint.ts';
import { brierOf, calibrationOf, missOf } from './bench/scores.ts';
import { ratingsOf } from './ladder/fit.ts';
import { cellsOf, fileOf, PAGE_TEXTS, pageOf, type Result, type Rung, STYLE } from './ladder/page.ts';
import { type Counted, type Entrant, enter, type Ladder, playAll, validate } from './ladder/play.ts';
import { en } from './ladder/text/en.ts';
import { type Lab, openLab } from './registry.ts';
import { progressBar } from './sim/progress.ts';

const KNOWN = {
  values: ['game', 'players', 'bots', 'file', 'games', 'minutes', 'seconds', 'seed', 'out'],
  flags: ['short', 'json', 'help'],
};
const [USUAL, SHORT] = [
  { games: 1000, minutes: 30, seconds: 20 },
  { games: 60, minutes: 1, seconds: 5 },
];
const HOUSE = 'simple,novice,regular,strong,expert';
const FORM = 1;

const help = (game: Game, ids: string, bots: readonly string[]): string => `cabale-lab ladder: who is the strongest bot

  cabale-lab ladder "Ada=python3 examples/bot.py" "node examples/bot.ts"    agents that answer JSON lines (docs/BENCH.md), with a name or without

  --file FILE     more of them, one per line; lines with # are left out
  --bots LIST     our own bots that play (${HOUSE}), of ${bots.join(', ')}
  --game ID       ${ids}
  --players N     seats at a table (4)
  --games N       at most N games (${USUAL.games})
  --minutes N     no game begins after N minutes (${USUAL.minutes})
  --seconds N     time for an answer (${USUAL.seconds}); on timeout the default answer is played
  --short         ${SHORT.games} games, ${SHORT.minutes} minute, ${SHORT.seconds} seconds for an answer
  --seed TEXT     of deals and seats (drawn at random)
  --out FOLDER    writes the page, its figures and the records of all games; cabale serve --ladder FOLDER shows them
  --json          one JSON object, and nothing else
${gameOptions(game)}`;

export const ladder = async (args: readonly string[]): Promise<void> => {
  const lines: string[] = [];
  const given = readArgs(args, KNOWN, lines);
  const house = await openLab();
  if (given.has('help')) {
    const one = namedGame(given, house.games);
    return console.log(help(one, idsOf(house.games), namesFor(house, one)));
  }
  const { game, players: seats, options } = gameOf(given, KNOWN, house.games);
  const usual = given.has('short') ? SHORT : USUAL;
  const games = numberOf(given, 'games', usual.games, 1, 1_000_000);
  const minutes = numberOf(given, 'minutes', usual.minutes, 1, 10_000);
  const seconds = numberOf(given, 'seconds', usual.seconds, 1, 3600);
  const seed = given.get('seed') ?? randomBytes(16).toString('hex');
  const ours = (given.get('bots') ?? HOUSE).split(',').filter((name) => name !== '');
  const entrants: Entrant[] = ours.map((name) => enter({ name, bot: botNamed(house, game, name) }));
  const agents = [...lines, ...linesIn(given)].map(agentIn);
  checkNames([...ours, ...agents.map(({ name }) => name)]);
  try {
    for (const { name, command } of agents) entrants.push(await entrantOf(name, command, seconds));
    const plan: Ladder = { game, options, seats, seed, games, until: performance.now() + minutes * 60_000 };
    await validate(house, plan, entrants);
    const bar = progressBar(games);
    const counted = await playAll(house, plan, entrants, () => performance.now(), bar.show);
    bar.clear();
    const standings = standingsOf(house, plan, entrants, counted);
    const rules = rulesOf(house, game);
    const result: Result = {
      form: FORM,
      cabale: version(),
      game: game.id,
      seats,
      games: counted.length,
      seed,
      rules,
      nets: netsOf(game),
      standings,
    };
    const out = given.get('out');
    if (out !== undefined) await write(out, result, entrants, counted);
    console.log(given.has('json') ? JSON.stringify(result) : textOf(result));
  } finally {
    for (const { player } of entrants) if ('agent' in player) player.agent.close();
  }
};

const linesIn = (given: ArgValues): string[] => {
  const file = given.get('file');
  if (file === undefined) return [];
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
  } catch {
    throw fault('usage', `there is no file of agents at ${file}`);
  }
};

const agentIn = (line: string): { readonly name: string; readonly command: string } => {
  const [, name, command] = /^([\p{L}\p{N} _.-]{1,40})=(.+)$/u.exec(line) ?? [];
  return { name: name ?? line, command: command ?? line };
};

const checkNames = (names: readonly string[]): void => {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw fault('usage', `"${twice}" is there twice; give each a name: NAME=COMMAND`);
  if (names.length < 2) throw fault('usage', 'a ladder needs two bots; name a command, or leave --bots out');
};

/** If an agent cannot start, says so and continues without it. */
const entrantOf = async (name: string, command: string, seconds: number): Promise<Entrant> => {
  try {
    return enter({ name, agent: await openCommand(command, seconds) });
  } catch (error) {
    if (!isFault(error)) throw error;
    const agent = { ask: () => Promise.reject(error), close() {} };
    return { ...enter({ name, agent }), out: error.message };
  }
};

const standingsOf = (
  house: Lab,
  { game, seed }: Ladder,
  entrants: readonly Entrant[],
  counted: readonly Counted[],
): Rung[] => {
  const games = counted.map(({ players, match: { won } }) => ({ players, won }));
  const ratings = ratingsOf(entrants.length, games, seeded(`bootstrap ${seed}`));
  const { deeds } = house.labOf(game.id);
  const list = entrants.map(({ player, sheet, out }, number): Rung => {
    const mine = counted.flatMap(({ players, match }) => {
      const place = players.indexOf(number);
      return place < 0 ? [] : [{ place, match }];
    });
    const sum = { claims: 0, lies: 0, right: 0, wrong: 0 };
    for (const { place, match } of mine) {
      const did = deeds?.(match.figures[place] ?? {});
      if (did !== undefined) for (const name of ['claims', 'lies', 'right', 'wrong'] as const) sum[name] += did[name];
    }
    const { beliefs, asked, illegal, unreadable, late } = sheet;
    const miss = missOf(calibrationOf(beliefs));
    const challenges = sum.right + sum.wrong;
    const won = mine.reduce((all, { place, match }) => all + (match.won.includes(place) ? 1 / match.won.length : 0), 0);
    return {
      name: player.name,
      house: 'bot' in player,
      games: mine.length,
      won,
      ...(mine.length === 0 ? {} : ratings[number]),
      ...(sum.claims === 0 ? {} : { lies: sum.lies / sum.claims }),
      ...(mine.length === 0 || deeds === undefined ? {} : { challenges: challenges / mine.length }),
      ...(challenges === 0 ? {} : { catches: sum.right / challenges }),
      ...(miss === undefined
        ? {}
        : { miss, brier: beliefs.reduce((all, one) => all + brierOf(one), 0) / beliefs.length }),
      ...('bot' in player ? {} : { asked, mistakes: illegal + unreadable + late }),
      ...(out === undefined ? {} : { out }),
    };
  });
  return list.sort((one, other) => (other.points ?? 0) - (one.points ?? 0));
};

const write = async (
  out: string,
  result: Result,
  entrants: readonly Entrant[],
  counted: readonly Counted[],
): Promise<void> => {
  mkdirSync(out, { recursive: true });
  const records = counted.map(({ players, match: { record } }) =>
    JSON.stringify({ players: players.map((one) => entrants[one]?.player.name), record }),
  );
  writeFileSync(join(out, 'records.jsonl'), `${records.join('\n')}\n`);
  writeFileSync(join(out, 'ladder.json'), `${JSON.stringify(result, undefined, 1)}\n`);
  writeFileSync(join(out, 'ladder.css'), STYLE);
  await Promise.all(LANGS.map(fetchShelf));
  const said = await PAGE_TEXTS.all();
  for (const lang of LANGS) writeFileSync(join(out, fileOf(lang)), pageOf(result, lang, said[lang]));
};

const textOf = (result: Result): string => {
  const { game, seats, games, seed, standings } = result;
  const title = `${game} at tables of ${seats}, ${games} games, seed ${seed}`;
  const gone = standings.flatMap(({ name, out }) => (out === undefined ? [] : [`${en.left(name)} ${out}`]));
  return [drawTable({ title, head: en.head, rows: standings.map((one) => cellsOf(one, 'en', en)) }), ...gone].join(
    '\n',
  );
};
