/**
 * Measures beliefs in games of experts, with and without weighing others' actions. `node
 * lab/games/complots/beliefs.ts --positions 2000 --players 4`
 */
import { randomBytes } from 'node:crypto';
import type { Thinker } from '../../../src/bots/net/bot.ts';
import { botNamed } from '../../../src/command/nets.ts';
import { readScriptArgs, wholeNumber } from '../../../src/command/script-args.ts';
import { roll, seeded } from '../../../src/engine/chance.ts';
import { isTrue } from '../../../src/games/complots/rules/claims.ts';
import { complots } from '../../../src/games/complots/rules/index.ts';
import type { Complots } from '../../../src/games/complots/rules/state.ts';
import { isComplots } from '../../../src/games/complots/rules/typed-view.ts';
import { awaited, look, openTable, submit } from '../../../src/host/table.ts';
import { openLab } from '../../registry.ts';

const { values } = readScriptArgs({
  positions: { type: 'string', default: '2000' },
  players: { type: 'string', default: '4' },
  seed: { type: 'string', default: randomBytes(8).toString('hex') },
});
const positions = wholeNumber('--positions', values.positions, 1);
const players = wholeNumber('--players', values.players, 2);
const IMAGINED = 400;
/** Looks at one moment in this many. */
const OF = 4;

const isThinker = (bot: object): bot is Thinker => 'think' in bot;
const isState = (state: object): state is Complots => 'lineup' in state && 'court' in state;
const house = await openLab();
const expert = botNamed(house, complots, 'expert');
if (!isThinker(expert)) throw new Error('the expert has no odds');
const rng = seeded(values.seed);

type Sum = { count: number; evenly: number; weighed: number };
const sum = (): Sum => ({ count: 0, evenly: 0, weighed: 0 });
const hands = sum();
const [said, missed] = [sum(), sum()];
let [lies, looked] = [0, 0];
const add = (to: Sum, evenly: number, weighed: number): void => {
  to.count += 1;
  to.evenly += evenly;
  to.weighed += weighed;
};
const nameOf = (hand: readonly string[]): string => [...hand].sort().join(' ');

for (let g = 0; looked < positions; g++) {
  const table = openTable(complots, { game: 'complots', options: {}, seats: players, seed: `${values.seed} ${g}` });
  const { state } = table;
  if (!isState(state)) throw new Error('not this game');
  const me = state.seats[g % players];
  if (me === undefined) continue;
  const beliefs = expert.beliefs?.(complots);
  while (state.over === undefined && looked < positions) {
    const sight = look(table, me);
    beliefs?.see(sight);
    const { view } = sight;
    if (!isComplots(view) || beliefs === undefined) break;
    const alive = view.players[me].alive;
    if (alive && view.phase !== 'draft' && sight.answers.length > 1 && roll(rng, OF) === 0) {
      looked += 1;
      const drawn = Array.from({ length: IMAGINED }, () => complots.imagine({ ...sight, view }, rng));
      const logs = drawn.map((one) => beliefs.weigh(one));
      const most = Math.max(...logs);
      const weights = logs.map((log) => Math.exp(log - most));
      const all = weights.reduce((a, b) => a + b, 0);
      const chance = (so: (one: Complots) => boolean): [number, number] => {
        let [evenly, weighed] = [0, 0];
        for (const [i, one] of drawn.entries())
          if (so(one)) {
            evenly += 1 / IMAGINED;
            weighed += (weights[i] ?? 0) / all;
          }
        return [evenly, weighed];
      };
      // what was never drawn counts as half a sample
      const log = (p: number): number => Math.log(Math.max(p, 0.5 / IMAGINED));
      for (const seat of state.seats) {
        const { hand } = state.players[seat];
        if (seat === me || hand.length === 0) continue;
        const [evenly, weighed] = chance((one) => nameOf(one.players[seat].hand) === nameOf(hand));
        add(hands, log(evenly), log(weighed));
      }
      const { claim } = view;
      if (view.phase === 'doubt' && claim?.character && claim.for !== 'witch') {
        const { by, character } = claim;
        const lie = (one: Complots): boolean => !isTrue(character, one.players[by].hand);
        const [evenly, weighed] = chance(lie);
        const truth = Number(lie(state));
        lies += truth;
        add(said, evenly, weighed);
        add(missed, (evenly - truth) ** 2, (weighed - truth) ** 2);
      }
    }
    const [seat] = awaited(table);
    if (seat === undefined) break;
    submit(table, seat, expert.answer(look(table, seat), rng));
  }
}
const of = ({ count, evenly, weighed }: Sum, digits: number): string =>
  `evenly ${(evenly / count).toFixed(digits)}, weighed ${(weighed / count).toFixed(digits)}`;
console.log(`${players} players, ${looked} positions, ${hands.count} hands, ${said.count} claims, seed ${values.seed}`);
console.log(`log-likelihood of a true hand: ${of(hands, 3)}`);
console.log(
  `claims that are lies: ${(lies / said.count).toFixed(3)}; thought so: ${of(said, 3)}; Brier: ${of(missed, 4)}`,
);
