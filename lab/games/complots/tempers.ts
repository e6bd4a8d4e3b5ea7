/**
 * How readable the tempers of Complots are: what each does at tables of four, whether its public acts give it away,
 * whether it wins, and whether a simple habit beats plain bots. Writes a section of STRENGTH.md.
 */
import { loadavg } from 'node:os';
import type { Bot } from '../../../src/bots/bot.ts';
import { TEMPERS, type Temper } from '../../../src/bots/tempers.ts';
import { botNamed } from '../../../src/command/nets.ts';
import { readScriptArgs, wholeNumber } from '../../../src/command/script-args.ts';
import { mix, seeded } from '../../../src/engine/chance.ts';
import { viewOf } from '../../../src/engine/reading.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { traitsOf } from '../../../src/games/complots/bots/traits.ts';
import { isBluff, isTrue } from '../../../src/games/complots/rules/claims.ts';
import { complots } from '../../../src/games/complots/rules/index.ts';
import { parse } from '../../../src/games/complots/rules/moves.ts';
import { isComplots } from '../../../src/games/complots/rules/typed-view.ts';
import { letBotMove, newBots } from '../../../src/host/bots.ts';
import { look, openTable, submit, type Table } from '../../../src/host/table.ts';
import { writeSection } from '../../figures/game-page.ts';
import { openLab } from '../../registry.ts';
import { HABITS } from './habits.ts';

const PLAYERS = 4;
/** Public acts after which a reader names the temper. */
const ACTS = 30;

type Count = Partial<Record<string, number>>;
/** What a seat did: counts; and what everybody saw it do. */
type Deeds = { readonly count: Count; readonly acts: string[] };
type Row = Deeds & { readonly who: string };

const add = (count: Count, what: string, by = 1): void => {
  count[what] = (count[what] ?? 0) + by;
};
const purse = (coins: number): string => (coins >= 7 ? 'rich' : coins >= 3 ? 'able' : 'poor');

/** Notes a move before it is made. */
const note = (table: Table, deedsOf: (seat: Seat) => Deeds, seat: Seat, move: string): void => {
  const seen = look(table, seat);
  if (seen.answers.length < 2) return;
  const { count, acts } = deedsOf(seat);
  const view = viewOf(isComplots, seen.view);
  const { phase, claim, hand = [] } = view;
  const [verb] = parse(move);
  if (phase === 'turn') {
    const { coins } = view.players[seat];
    add(count, 'turns');
    add(count, 'coins', coins);
    if (traitsOf(view, move).includes('strike')) add(count, 'attacks');
    acts.push(`${verb} ${purse(coins)}`);
  }
  if ((phase === 'turn' || phase === 'counter') && isBluff(move, [])) {
    add(count, 'claims');
    if (isBluff(move, hand)) add(count, 'lies');
    if (phase === 'counter') acts.push('block');
  }
  if (phase === 'doubt' && claim !== null && claim.character !== null) {
    const theirs = viewOf(isComplots, look(table, claim.by).view).hand ?? [];
    const what = isTrue(claim.character, theirs) ? 'truths' : 'lies';
    add(count, `met ${what}`);
    if (verb !== 'doubt') return;
    add(count, `doubted ${what}`);
    // the card is shown
    acts.push(`doubt ${what}`);
    deedsOf(claim.by).acts.push(`doubted ${what}`);
  }
};

type Bots = (who: string) => Bot;

/** Plays a game; returns the winners. `rows`: also notes what each did. */
const play = (botOf: Bots, names: readonly string[], seed: string, rows?: Row[]): readonly number[] => {
  const table = openTable(complots, { game: complots.id, options: {}, seats: names.length, seed });
  const sitters = names.map((who): Row => ({ who, count: {}, acts: [] }));
  const at = (seat: Seat): Row => sitters[SEATS.indexOf(seat)] ?? { who: '', count: {}, acts: [] };
  const bots = newBots((seat) => botOf(at(seat).who));
  const take = (seat: Seat, move: string) => {
    if (rows !== undefined) note(table, at, seat, move);
    return submit(table, seat, move);
  };
  while (letBotMove(bots, table, take) !== undefined);
  rows?.push(...sitters);
  return (table.state.over ?? []).map((seat) => SEATS.indexOf(seat));
};

const times = (many: number): number[] => Array.from({ length: many }, (_, i) => i);
const share = (some = 0, all = 0): string => (all === 0 ? '–' : ((100 * some) / all).toFixed(1));

/** How often one wins among three plain ones, in per cent, every deal from each place. */
const wins = (botOf: Bots, who: string, games: number, seed: string): string => {
  const won = times(games).filter((i) => {
    const names = times(PLAYERS).map((place) => (place === i % PLAYERS ? who : 'plain'));
    return play(botOf, names, `${seed} among plain ${Math.floor(i / PLAYERS)}`).includes(i % PLAYERS);
  }).length;
  return share(won, games);
};

type Read = { readonly who: string; readonly acts: readonly string[] };

/** Names a temper from counts of acts (naive Bayes). */
const readerOf = (learnt: readonly Read[]): ((acts: readonly string[]) => Temper) => {
  const known = new Set(learnt.flatMap(({ acts }) => acts));
  const logs = new Map(
    TEMPERS.map((temper) => {
      const acts = learnt.filter(({ who }) => who === temper).flatMap((one) => one.acts);
      const often = Object.groupBy(acts, (act) => act);
      const log = (act: string): number => Math.log(((often[act]?.length ?? 0) + 1) / (acts.length + known.size));
      return [temper, new Map([...known].map((act) => [act, log(act)]))] as const;
    }),
  );
  const score = (temper: Temper, acts: readonly string[]): number =>
    acts.reduce((sum, act) => sum + (logs.get(temper)?.get(act) ?? 0), 0);
  return (acts) => TEMPERS.reduce((best, one) => (score(one, acts) > score(best, acts) ? one : best));
};

/** Acts of each temper in portions, over one game or several, since many are shorter. */
const portions = (rows: readonly Row[]): Read[] =>
  TEMPERS.flatMap((who) => {
    const acts = rows.filter((row) => row.who === who).flatMap((row) => row.acts);
    return times(Math.floor(acts.length / ACTS)).map((i) => ({ who, acts: acts.slice(i * ACTS, (i + 1) * ACTS) }));
  });

const HEAD = [
  '',
  'claims that are lies',
  'claims challenged',
  'lies challenged',
  'truths challenged',
  'challenges right',
  'turns that attack',
  'coins',
  'won',
];

const rowOf = (name: string, rows: readonly Row[], won = ''): string[] => {
  const sum: Count = {};
  for (const { count } of rows) for (const [what, many = 0] of Object.entries(count)) add(sum, what, many);
  const [lies, truths] = [sum['doubted lies'] ?? 0, sum['doubted truths'] ?? 0];
  const met = (sum['met lies'] ?? 0) + (sum['met truths'] ?? 0);
  return [
    name,
    ...[share(sum.lies, sum.claims), share(lies + truths, met), share(lies, sum['met lies'])],
    ...[share(truths, sum['met truths']), share(lies, lies + truths), share(sum.attacks, sum.turns)],
    ...[((sum.coins ?? 0) / (sum.turns ?? 1)).toFixed(1), won],
  ];
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

if (import.meta.main) {
  const TEXT = { type: 'string' } as const;
  const { values } = readScriptArgs({ games: TEXT, seed: TEXT });
  const { games: asked = '1000', seed = 'tempers' } = values;
  const games = wholeNumber('--games', asked);
  const lab = await openLab();
  const bots = new Map<string, Bot>(Object.entries(HABITS));
  const botOf: Bots = (who) => {
    const bot = bots.get(who) ?? botNamed(lab, complots, who === 'plain' ? 'regular' : `regular:${who}`);
    bots.set(who, bot);
    return bot;
  };
  const [mixed, plain]: [Row[], Row[]] = [[], []];
  for (const i of times(games))
    play(botOf, mix(seeded(`${seed} seats ${i}`), [...TEMPERS]).slice(0, PLAYERS), `${seed} ${i}`, mixed);
  for (const i of times(games))
    play(
      botOf,
      times(PLAYERS).map(() => 'plain'),
      `${seed} plain ${i}`,
      plain,
    );
  const half = mixed.length / 2;
  const read = readerOf(portions(mixed.slice(0, half)));
  const unread = portions(mixed.slice(half));
  const right = unread.filter(({ who, acts }) => read(acts) === who).length;
  const section = [
    '## Tempers',
    `Four regulars, each with a temper of its own, in per cent; *won*: tables won among three plain regulars (even 25). \`npm run lab -- tempers --games ${games} --seed ${seed}\` (load ${Math.round(loadavg()[0] ?? 0)}).`,
    table(HEAD, [
      ...TEMPERS.map((who) =>
        rowOf(
          who,
          mixed.filter((row) => row.who === who),
          wins(botOf, who, games, seed),
        ),
      ),
      rowOf('all six', mixed),
      rowOf('plain', plain),
    ]),
    `After ${ACTS} public acts (own turns, blocks, challenges, cards shown) counts name the right one of six tempers in ${share(right, unread.length)} % of ${unread.length} cases, read by naive Bayes from other games.`,
    'Simple habits among three plain regulars, tables won:',
    table(
      ['habit', 'won'],
      Object.keys(HABITS).map((who) => [who, wins(botOf, who, games, seed)]),
    ),
  ].join('\n\n');
  console.log(section);
  writeSection(complots.id, section);
}
