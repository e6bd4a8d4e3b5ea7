/** Measures the cost of a move, step by step. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { inThreads, joinIn, type Load, loadOn, median, RATIO, round, type Served, stopAll, warmUp } from './measure.ts';
import type { Seated } from './messages.ts';
import { ask, figures, folder, portOf, rounds, say, seconds, seed, start, values } from './run.ts';

type Side = Served & { readonly name: string; readonly loads: Load[] };

const microsOf = ({ perCpuSecond }: Load): number => 1e6 / perCpuSecond;
/** The median ratio of two costs over all rounds. */
const costOf = (of: Side, beside: Side): number =>
  median(of.loads.map((load, i) => microsOf(load) / microsOf(beside.loads[i] ?? load)));

/** Without the profiler's own threads. */
const saySteps = ({ threads: { tables = 0, rest: _, ...others } }: Load, steps: Readonly<Record<string, number>>) => {
  const rows = [
    ...Object.entries(steps).map(([step, share]): [string, number] => [step, share * tables]),
    ...Object.entries(others).map(([kind, spent]): [string, number] => [`thread: ${kind}`, spent]),
  ];
  say('  µs per move while it is looked at, which slows it down:');
  for (const [step, spent] of rows) say(`    ${step.padEnd(16)}${spent.toFixed(1).padStart(7)}`);
  return Object.fromEntries(rows);
};

/** A server, bare `ws`, the floor and perhaps another version, in turns; then the steps of a move. */
export const profile = async () => {
  say('profile: 50 tables × 4 clients, no thinking time; CPU per move');
  const open = async (name: string, child: ChildProcess, seated?: readonly Seated[]): Promise<Side> => {
    const port = await portOf(child);
    const served = await joinIn(child, port, seated ?? (await seed(child, 50)), seated === undefined ? [] : ['bare']);
    return { name, ...served, loads: [] };
  };
  const server = await open('server', start('server', [join(folder, 'profile.db')]));
  const warm = await warmUp(server.server, server.clients);
  const bytes = String(Math.round(warm.bytes));
  const anyone = Array.from({ length: 50 }, (_, i): Seated => ({ table: `t${i}`, tokens: Array(4).fill('') }));
  const args = [join(folder, 'floor.db'), bytes, String(warm.framesPerMove)];
  const bare = await open('bare', start('bare', [bytes]), anyone);
  const floor = await open('floor', start('floor', args), anyone);
  const { beside } = values;
  const before =
    beside === undefined ? [] : [await open('beside', start('server', [join(folder, 'beside.db')], [], beside))];
  const sides = [bare, floor, ...before, server];
  for (const side of sides) if (side !== server) await warmUp(side.server, side.clients);
  for (let i = 0; i < rounds; i++) {
    for (const { server: child, clients, loads } of sides) loads.push(await loadOn(child, clients, seconds));
    const told = sides.map(({ name, loads }) => {
      const load = loads.at(-1);
      return load === undefined
        ? ''
        : `${name} ${round(microsOf(load), 1)} µs${name === 'bare' ? '' : ` (${inThreads(load)})`}`;
    });
    say(`  round ${i + 1}: ${told.join('; ')}`);
  }
  const steps = () =>
    ask(server.server, { ask: 'profile' }, (message) => ('steps' in message ? message.steps : undefined));
  await steps();
  const looked = await loadOn(server.server, server.clients, seconds);
  const found = saySteps(looked, await steps());
  await stopAll(sides);
  const [ofBare, ofFloor, floorOfBare] = [costOf(bare, server), costOf(floor, server), costOf(bare, floor)].map((one) =>
    round(one),
  );
  figures.push({
    what: 'the floor: durable moves per CPU second, relative to bare ws',
    value: floorOfBare ?? 0,
    least: RATIO,
  });
  say(`  the server has ${ofBare} of bare ws and ${ofFloor} of the floor; the floor has ${floorOfBare} of bare ws`);
  for (const one of before) say(`  a move costs ${round(costOf(server, one), 3)} of what it costs in ${beside}`);
  return { ofBare, ofFloor, floorOfBare, steps: found };
};
