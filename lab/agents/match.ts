/** Games of agents and bots. An agent's mistake is counted and replaced by the timeout answer. */
import type { Bot } from '../../src/bots/bot.ts';
import { fault } from '../../src/engine/fault.ts';
import type { Game, Sight } from '../../src/engine/game.ts';
import { lateAnswer } from '../../src/engine/kernel.ts';
import type { RawOptions } from '../../src/engine/options.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { letBotMoveLater, newBots } from '../../src/host/bots.ts';
import { look, openTable, recordOf, submit, type Table } from '../../src/host/table.ts';
import { type Bout, boutOf } from '../arena/bout.ts';
import type { Sitter, Watch } from '../luck/watch.ts';
import type { Lab } from '../registry.ts';
import type { Agent, Question, Reply } from './agent.ts';

export type Player = { readonly name: string } & ({ readonly bot: Bot } | { readonly agent: Agent });

export type Belief = { readonly said: number; readonly lie: boolean };

/** How an agent answered: questions, mistakes, beliefs. */
export type Sheet = {
  asked: number;
  illegal: number;
  unreadable: number;
  late: number;
  readonly beliefs: Belief[];
  broken?: true;
};

export const newSheet = (): Sheet => ({ asked: 0, illegal: 0, unreadable: 0, late: 0, beliefs: [] });

export type Answer = { readonly move: string | undefined; readonly belief: number | undefined };

const fieldOf = (said: unknown, name: 'move' | 'lie'): unknown =>
  typeof said === 'object' && said !== null ? Object.entries(said).find(([key]) => key === name)?.[1] : undefined;

/** Reads a reply and counts its mistakes. `move` is undefined unless legal. */
export const understood = (reply: Reply, legal: readonly string[], sheet: Sheet): Answer => {
  sheet.asked += 1;
  if ('fault' in reply) {
    sheet[reply.fault] += 1;
    return { move: undefined, belief: undefined };
  }
  const [move, lie] = [fieldOf(reply.said, 'move'), fieldOf(reply.said, 'lie')];
  const known = legal.find((one) => one === move);
  if (known === undefined) sheet[move === undefined ? 'unreadable' : 'illegal'] += 1;
  const isShare = typeof lie === 'number' && lie >= 0 && lie <= 100;
  return { move: known, belief: isShare ? lie / 100 : undefined };
};

/** The question to an agent. Moves with free parts are left out. */
export const questionFor = (game: Game, sight: Sight, table: string, told?: string): Question => ({
  table,
  game: game.id,
  view: sight.view,
  legal: sight.answers.filter((move) => !game.free.has(move)),
  facts: sight.heard.map((said) => said.join(' ')),
  ...(told === undefined ? {} : { told }),
  ...(game.claim?.phase === sight.view.phase ? { lie: SHARES } : {}),
});

/** How likely an agent may say that a claim is a lie, in hundredths. */
export const SHARES: readonly number[] = [10, 30, 50, 70, 90];

type Seating = { readonly table: Table; readonly name: string; readonly told?: string | undefined };

const seated = (agent: Agent, { table, name, told }: Seating, seat: Seat, sheet: Sheet): Bot => ({
  answer() {
    throw new Error('an agent answers later');
  },
  async answerLater(sight) {
    const { game, state } = table;
    const question = questionFor(game, sight, name, told);
    const [only = '', ...more] = question.legal;
    if (more.length === 0) return only;
    const isLie = question.lie === undefined ? undefined : game.claim?.isLie(state);
    const reply = await agent.ask(question).catch((error: unknown) => {
      sheet.broken = true;
      throw error;
    });
    const { move, belief } = understood(reply, question.legal, sheet);
    if (isLie !== undefined && belief !== undefined) sheet.beliefs.push({ said: belief, lie: isLie });
    return move ?? lateAnswer(game, state, seat) ?? only;
  },
});

export type Matches = {
  readonly game: Game;
  readonly options: RawOptions;
  /** By place; in the next game of a deal each moves one seat on. */
  readonly players: readonly Player[];
  readonly seed: string;
  /** The instruction to agents before each game. */
  readonly told?: string;
  readonly watch?: Watch;
};

export type Match = Bout & { readonly record: GameRecord };

/** One game of a deal. Mistakes are noted on sheets by place. */
export const playMatch = async (
  house: Lab,
  { game, options, players, seed, told, watch }: Matches,
  deal: number,
  shift: number,
  sheets: readonly Sheet[],
): Promise<Match> => {
  const set = { game: game.id, options, seats: players.length, seed: `${seed} ${deal}` };
  const table = openTable(game, set);
  const { seats } = table.state;
  const placeOf = (seat: Seat): number => (seats.indexOf(seat) + shift) % players.length;
  const name = `${deal} ${shift}`;
  const sitters = new Map<Seat, Sitter>();
  for (const seat of seats) {
    const [player, sheet] = [players[placeOf(seat)], sheets[placeOf(seat)]];
    if (player === undefined || sheet === undefined) continue;
    const bot = 'agent' in player ? seated(player.agent, { table, name, told }, seat, sheet) : player.bot;
    sitters.set(seat, { name: player.name, bot });
  }
  const at = (seat: Seat): Sitter => {
    const sitter = sitters.get(seat);
    if (sitter === undefined) throw fault('players', `nobody sits at ${seat}`);
    return sitter;
  };
  const luck = watch?.(table, at);
  const bots = newBots(luck?.at ?? ((seat) => at(seat).bot));
  const take = luck?.take ?? ((seat: Seat, move: string) => submit(table, seat, move));
  while ((await letBotMoveLater(bots, table, take, (seat) => look(table, seat))) !== undefined);
  return { ...boutOf(house, table, deal, placeOf, luck?.of), record: recordOf(table) };
};
