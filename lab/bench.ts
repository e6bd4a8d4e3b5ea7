/** `cabale-lab bench`: how well an agent bluffs and detects lies (docs/BENCH.md). */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { needMcp } from '../src/app/mcp.ts';
import { type ArgValues, gameOf, namedGame, numberOf, readArgs } from '../src/command/args.ts';
import { gameOptions, idsOf } from '../src/command/help.ts';
import { botNamed, namesFor } from '../src/command/nets.ts';
import type { Figures } from '../src/command/text.ts';
import { drawTable } from '../src/command/text.ts';
import { either, fault, isFault } from '../src/engine/fault.ts';
import type { Imagined } from '../src/engine/game.ts';
import { findGame } from '../src/engine/record.ts';
import { version } from '../src/server/version.ts';
import type { Served } from './agents/agent.ts';
import { newSheet, type Player, type Sheet } from './agents/match.ts';
import { openPlayer } from './agents/player.ts';
import { adjustedRow, isUsed, luckSentence } from './arena/standing.ts';
import { CONDITIONS, type Condition, playCondition, type Setting } from './bench/conditions.ts';
import { botHash, netsOf, rulesOf } from './bench/fingerprint.ts';
import { agentRow, botRow, cardsRow, constantRow, expertBelief, mineItems, type Row, sharesOf } from './bench/items.ts';
import type { Mean } from './bench/scores.ts';
import { type Lab, openLab } from './registry.ts';
import { percent, type Share } from './sim/figures.ts';
import { progressBar } from './sim/progress.ts';

const KNOWN = {
  values: ['agent', 'game', 'among', 'conditions', 'moments', 'games', 'seconds', 'seed', 'workers', 'out'],
  flags: ['short', 'json', 'help'],
};
/** Moments; games per condition; seconds per answer of a command. */
const [USUAL, SHORT] = [
  { moments: 200, games: 400, seconds: 60 },
  { moments: 12, games: 16, seconds: 10 },
];
const AMONG = 'expert,strong,regular';
/** Reference bots, if the game has them. */
const REFERENCES = ['random', 'simple', 'regular', 'expert'];
/** Raise it when figures are no longer comparable. */
const FORM = 1;

const help = (
  game: Imagined,
  ids: string,
  bots: readonly string[],
): string => `cabale-lab bench: how well an agent bluffs

  --agent TEXT    a command that answers JSON lines ("python3 examples/bot.py"), a bot (${bots.join(', ')}),
                  or mcp: the agent starts this as a server of the Model Context Protocol and plays by its tools
  --game ID       ${ids}
  --among LIST    the bots it plays against (${AMONG})
  --conditions LIST  what it is told before a game: ${Object.keys(CONDITIONS).join(', ')} (a command: all; a bot: neutral)
  --moments N     claims to judge (${USUAL.moments})
  --games N       games in each condition, rounded up to whole deals (${USUAL.games})
  --seconds N     time for an answer (${USUAL.seconds}); on timeout the default answer is played
  --short         ${SHORT.moments} moments, ${SHORT.games} games in each condition, ${SHORT.seconds} seconds: a look, about a minute
  --seed TEXT     the same seed gives the same moments and deals (drawn at random)
  --workers N     threads that look for moments (all cores)
  --out FILE      writes the result as JSON, too
  --json          prints one JSON object, and nothing else
${gameOptions(game)}`;

const MCP = 'mcp';

const serveMcp = async (seconds: number): Promise<Served> => {
  await needMcp();
  return (await import('./bench/over-mcp.ts')).serveBench(seconds);
};

export const bench = async (args: readonly string[]): Promise<void> => {
  const given = readArgs(args, KNOWN);
  const house = await openLab();
  if (given.has('help')) {
    const one = findGame(house.games, namedGame(given, house.games).id);
    return console.log(help(one, idsOf(house.games), namesFor(house, one)));
  }
  const among = (given.get('among') ?? AMONG).split(',');
  const { game: named, options } = gameOf(given, KNOWN, house.games, among.length + 1);
  const game = findGame(house.games, named.id);
  const text = given.get('agent');
  if (text === undefined || text.trim() === '')
    throw fault(
      'usage',
      'whom do you measure? --agent "python3 examples/bot.py" names a command, --agent expert a bot',
    );
  const usual = given.has('short') ? SHORT : USUAL;
  const games = numberOf(given, 'games', usual.games, 1, 1_000_000);
  const count = numberOf(given, 'moments', usual.moments, 0, 10_000);
  const workers = numberOf(given, 'workers', availableParallelism(), 1, 256);
  const seconds = numberOf(given, 'seconds', usual.seconds, 1, 3600);
  const opponents = among.map((name) => ({ name, bot: botNamed(house, game, name) }));
  const wished = conditionsIn(given);
  const seed = given.get('seed') ?? randomBytes(16).toString('hex');
  const out = given.get('out');
  if (text === MCP && out === undefined)
    throw fault('usage', '--agent mcp needs --out FILE, since standard output belongs to the protocol');
  const served = text === MCP ? await serveMcp(seconds) : undefined;
  const agent = served === undefined ? await openPlayer(house, game, text, seconds) : { name: MCP, ...served };
  try {
    const setting = { agent, opponents, deals: Math.ceil(games / (among.length + 1)), game, options, seed };
    const matches = await playAll(house, setting, wished ?? ('bot' in agent ? ['neutral'] : Object.keys(CONDITIONS)));
    const moments = await judgeMoments(house, game, agent, { seed, count, workers });
    const result = {
      form: FORM,
      cabale: version(),
      game: game.id,
      options,
      seed,
      agent: 'bot' in agent ? { bot: agent.name, hash: botHash(game, agent.bot) } : { command: agent.name },
      rules: rulesOf(house, game),
      nets: netsOf(game),
      among: opponents.map(({ name, bot }) => ({ name, hash: botHash(game, bot) })),
      moments,
      matches,
    };
    if (out !== undefined) writeFileSync(out, `${JSON.stringify(result, undefined, 1)}\n`);
    if (served !== undefined) served.done(textOf(result));
    else console.log(given.has('json') ? JSON.stringify(result) : textOf(result));
  } finally {
    if ('agent' in agent) agent.agent.close();
  }
};

const conditionsIn = (given: ArgValues): string[] | undefined => {
  const named = given.get('conditions')?.split(',');
  const strange = named?.find((name) => !Object.hasOwn(CONDITIONS, name));
  if (strange !== undefined)
    throw fault(
      'usage',
      `there is no condition "${strange}"; the conditions are ${either(Object.keys(CONDITIONS), 'and')}`,
    );
  return named;
};

const playAll = async (house: Lab, setting: Setting, conditions: readonly string[]): Promise<Condition[]> => {
  const bar = progressBar(conditions.length * setting.deals * (setting.opponents.length + 1));
  let done = 0;
  const played: Condition[] = [];
  for (const condition of conditions)
    played.push(await playCondition(house, setting, condition, () => bar.show(++done)));
  bar.clear();
  return played;
};

type Judged = ReturnType<typeof sharesOf> & {
  readonly rows: readonly Row[];
  /** For commands. */
  readonly answers?: Omit<Sheet, 'beliefs'>;
};

/** Undefined if a game has no such moments, or none are asked for. */
const judgeMoments = async (
  house: Lab,
  game: Imagined,
  agent: Player,
  { seed, count, workers }: { seed: string; count: number; workers: number },
): Promise<Judged | undefined> => {
  const file = game.id;
  if (!Object.hasOwn(house.momentSources, file) || count === 0) return undefined;
  const bar = progressBar(count);
  const items = await mineItems(house, { file, seed: `bench ${seed} `, count, workers }, bar.show);
  bar.clear();
  const belief = expertBelief(file);
  const believes = (name: string) => (name === 'expert' ? belief : name === 'random' ? () => 0.5 : undefined);
  const sheet = newSheet();
  const row = (name: string): Row[] => {
    try {
      return [botRow(game, items, name, botNamed(house, game, name), believes(name))];
    } catch (error) {
      if (isFault(error)) return [];
      throw error;
    }
  };
  const mine =
    'bot' in agent
      ? REFERENCES.includes(agent.name)
        ? []
        : row(agent.name)
      : [await agentRow(game, items, 'the agent', agent.agent, sheet)];
  const { beliefs: _, ...answers } = sheet;
  return {
    ...sharesOf(items),
    rows: [...mine, ...REFERENCES.flatMap(row), constantRow(items, 'always passes', 0), cardsRow(items)],
    ...('bot' in agent ? {} : { answers }),
  };
};

const shareText = (share: number | undefined): string => (share === undefined ? '–' : percent(share));
const meanText = (mean: Mean | undefined, by = 1, digits = 1): string =>
  mean === undefined ? '–' : `${(by * mean.mean).toFixed(digits)} ± ${(by * mean.half).toFixed(digits)}`;
const intervalText = ({ share, low, high }: Share): string =>
  `${(100 * share).toFixed(1)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
const ratio = (one: number, of: number): string => (of === 0 ? '–' : `${percent(one / of)} of ${of}`);

type Result = {
  readonly game: string;
  readonly seed: string;
  readonly among: readonly { readonly name: string }[];
  readonly moments: Judged | undefined;
  readonly matches: readonly Condition[];
};

const textOf = ({ game, seed, among, moments, matches }: Result): string => {
  const names = among.map(({ name }) => name).join(', ');
  const luck = matches.map(({ adjusted }) => adjusted);
  const used = luck.every(isUsed);
  const tables: Figures[] = [
    {
      title: `One agent among ${names}: games won in per cent, even is ${percent(matches[0]?.even ?? 0)}`,
      head: [
        'told',
        'games',
        'won',
        ...(used ? ['adjusted'] : []),
        'claims that are lies',
        'challenges right',
        'Brier',
        'calibration',
      ],
      rows: matches.map(({ condition, games, won, adjusted, deeds, brier, miss }) => [
        condition,
        `${games}`,
        intervalText(won),
        ...(used ? [adjustedRow(adjusted).join(' ± ')] : []),
        deeds === undefined ? '–' : ratio(deeds.lies, deeds.claims),
        deeds === undefined ? '–' : ratio(deeds.right, deeds.right + deeds.wrong),
        meanText(brier, 1, 3),
        miss === undefined ? '–' : miss.toFixed(3),
      ]),
    },
  ];
  if (matches.some(({ answers: { asked } }) => asked > 0))
    tables.push({
      title: 'Answers that were replaced by the default',
      head: ['told', 'asked', 'illegal', 'unreadable', 'late'],
      rows: matches.map(({ condition, answers: { asked, illegal, unreadable, late } }) =>
        [condition, asked, illegal, unreadable, late].map(String),
      ),
    });
  if (moments !== undefined)
    tables.unshift({
      title: `Would you challenge? ${moments.items} claims of ${moments.games} games, ${percent(moments.lies)} lies, a challenge is better in ${percent(moments.challengeIsBest)}`,
      head: ['who', 'challenges', 'better answer', 'win probability lost', 'Brier', 'calibration'],
      rows: moments.rows.map(({ who, challenges, best, lost, brier, miss }) => [
        who,
        shareText(challenges),
        shareText(best),
        meanText(lost, 100, 2),
        meanText(brier, 1, 3),
        miss === undefined ? '–' : miss.toFixed(3),
      ]),
    });
  return [`${game}, seed ${seed}; ${luckSentence(luck)}`, ...tables.map(drawTable)].join('\n\n');
};
