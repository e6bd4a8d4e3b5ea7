/**
 * Measures whether an expert gains by challenging what it believes is a lie: every deal is played with and without,
 * from each seat. `--three`: three such experts and one other; `--knows`: the others expect their odds; `--ahead 16`:
 * searches so many imagined tables instead. `node src/games/complots/lab/doubts.ts --others expert --deals 500 --seed
 * NAME`
 */
import { randomBytes } from 'node:crypto';
import { openRegistry } from '../../../app/registry.ts';
import type { Bot } from '../../../bots/bot.ts';
import type { Thinker } from '../../../bots/net/bot.ts';
import { botNamed, expertNet } from '../../../command/nets.ts';
import { readScriptArgs, refuse, wholeNumber } from '../../../command/script-args.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Said } from '../../../engine/facts.ts';
import type { Sight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { letBotMove, newBots } from '../../../host/bots.ts';
import { imagineBy } from '../../../host/imagine.ts';
import { heardBy, look, openTable, submit } from '../../../host/table.ts';
import { worth } from '../../../host/worth.ts';
import { complots } from '../rules/index.ts';
import { isComplots } from '../rules/typed-view.ts';
import { likeNet, suspicions } from './lies.ts';

const { values } = readScriptArgs({
  others: { type: 'string', default: 'expert' },
  deals: { type: 'string', default: '250' },
  players: { type: 'string', default: '4' },
  // percent: the odds to challenge from, with two cards and with one; below the last never
  sure: { type: 'string', default: '90' },
  surer: { type: 'string', default: '97' },
  never: { type: 'string', default: '5' },
  // imagined tables, and the gain in percent needed to change a move
  ahead: { type: 'string', default: '0' },
  margin: { type: 'string', default: '8' },
  three: { type: 'boolean', default: false },
  knows: { type: 'boolean', default: false },
  seed: { type: 'string', default: randomBytes(8).toString('hex') },
});
const deals = wholeNumber('--deals', values.deals, 2);
const players = wholeNumber('--players', values.players, 3);
const sure = wholeNumber('--sure', values.sure) / 100;
const surer = wholeNumber('--surer', values.surer) / 100;
const never = wholeNumber('--never', values.never, 0) / 100;

const ahead = wholeNumber('--ahead', values.ahead, 0);
const margin = wholeNumber('--margin', values.margin, 0) / 100;

const house = await openRegistry(undefined);
const expert = expertNet(complots);
const others = botNamed(house, complots, values.others);
const odds = (sight: Parameters<typeof expert.think>[0]): Float64Array => expert.think(sight).odds;

const isThinker = (bot: object): bot is Thinker => 'think' in bot;
if (values.knows && !isThinker(others)) refuse('--knows needs others that have odds: expert or net:FILE');
const known = values.knows && isThinker(others) ? [likeNet(0.3, (sight) => others.think(sight).odds)] : [];

type Mind = ReturnType<typeof suspicions>;
const did = { doubt: 0, lies: 0, pass: 0, true: 0, games: 0, thought: 0 };

/** Whether another move is better at imagined tables, by the chance to win once asked again. */
const isBetter = (mind: Mind, sight: Sight, common: readonly Said[], said: string, other: string): boolean => {
  const gains = Array.from({ length: ahead }, (_, i) => {
    const after = (move: string): number => {
      const rng = seeded(`ahead ${values.seed} ${sight.questions} ${sight.view.me} ${i}`);
      return worth(expert, complots, imagineBy(complots, mind, sight, rng), sight, common, move, rng);
    };
    return after(other) - after(said);
  });
  const mean = gains.reduce((sum, one) => sum + one, 0) / ahead;
  const spread = gains.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, ahead - 1);
  return mean > margin + Math.sqrt(spread / ahead);
};

/** The expert, except when it may challenge. */
const doubting = (mind: Mind, common: () => readonly Said[], isLie: () => boolean): Bot => ({
  answer(sight, rng) {
    const said = expert.answer(sight, rng);
    const { view } = sight;
    if (!isComplots(view) || view.phase !== 'doubt' || sight.answers.length < 2) return said;
    const { claim, hand = [] } = view;
    if (claim === null || claim.character === null || claim.for === 'witch') return said;
    const begun = performance.now();
    const other = said === 'pass' ? 'doubt' : 'pass';
    const lie = mind.lacks(sight, claim.by, claim.character);
    const sureOfIt = said === 'pass' ? lie > (hand.length > 1 ? sure : surer) : lie < never;
    const changes = ahead > 0 ? isBetter(mind, sight, common(), said, other) : sureOfIt;
    did.thought += performance.now() - begun;
    if (!changes) return said;
    did[other] += 1;
    did[other === 'doubt' ? 'lies' : 'true'] += Number(isLie() === (other === 'doubt'));
    return other;
  },
});

/** The result of the single player of their kind, from one seat. */
const won = (deal: number, shift: number, doubts: boolean): number => {
  const table = openTable(complots, { game: 'complots', options: {}, seats: players, seed: `${values.seed} ${deal}` });
  const { state } = table;
  const isAlone = (seat: Seat): boolean => (state.seats.indexOf(seat) + shift) % players === 0;
  const minds = new Map<Seat, Mind>();
  const bots = new Map<Seat, Bot>();
  for (const seat of state.seats) {
    const mine = isAlone(seat) !== values.three;
    const mind = suspicions(complots, odds, known);
    if (mine && doubts) minds.set(seat, mind);
    const common = () => heardBy(table, undefined);
    const isLie = (): boolean => complots.claim?.isLie(state as never) === true;
    bots.set(seat, !mine ? others : doubts ? doubting(mind, common, isLie) : expert);
  }
  const see = (): void => {
    const begun = performance.now();
    for (const [seat, mind] of minds) if (state.over === undefined) mind.see(look(table, seat));
    did.thought += performance.now() - begun;
  };
  see();
  const seated = newBots((seat) => bots.get(seat));
  const take = (seat: Seat, move: string) => {
    const said = submit(table, seat, move);
    see();
    return said;
  };
  while (letBotMove(seated, table, take) !== undefined);
  const { over = [] } = state;
  if (doubts) did.games += 1;
  return over.filter(isAlone).length / Math.max(1, over.length);
};

const shown = (list: readonly number[]): string => {
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  const spread = list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, list.length - 1);
  return `${(100 * mean).toFixed(1)} ± ${(196 * Math.sqrt(spread / list.length)).toFixed(1)}`;
};
const [plain, doubted]: [number[], number[]] = [[], []];
const seats = Array.from({ length: players }, (_, shift) => shift);
const mean = (deal: number, doubts: boolean): number =>
  seats.reduce((sum, shift) => sum + won(deal, shift, doubts), 0) / players;
for (let deal = 0; deal < deals; deal++) {
  plain.push(mean(deal, false));
  doubted.push(mean(deal, true));
}
const a = (count: number, of: number): string => (count / Math.max(1, of)).toFixed(2);
console.log(
  `${values.three ? `one ${values.others} among those who doubt` : `one who doubts among ${values.others}`}, ` +
    `${players} players, ${deals} deals from each seat, seed ${values.seed}: won ${shown(doubted)}, ` +
    `where the expert is as it is ${shown(plain)}, difference ${shown(doubted.map((one, i) => one - (plain[i] ?? 0)))}; ` +
    `a game ${a(did.doubt, did.games)} doubts (${a(did.lies, did.doubt)} of lies), ` +
    `${a(did.pass, did.games)} spared (${a(did.true, did.pass)} true), ${a(did.thought, did.games)} ms`,
);
