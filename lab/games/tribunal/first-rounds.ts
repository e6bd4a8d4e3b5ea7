/** A worker that plays first rounds of Tribunal for `balance.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Level } from '../../../src/bots/levels.ts';
import type { RawOptions } from '../../../src/engine/options.ts';
import { tribunalLevel } from '../../../src/games/tribunal/bots/levels.ts';
import { read } from '../../../src/games/tribunal/rules/facts.ts';
import { tribunal } from '../../../src/games/tribunal/rules/index.ts';
import { letBotMove, newBots } from '../../../src/host/bots.ts';
import { openTable, submit } from '../../../src/host/table.ts';
import type { Span } from '../../worker-pool.ts';

export type Ending = 'judge' | 'mafia' | 'none' | 'exhausted' | 'anew';
export type Rounds = {
  readonly level: Level;
  readonly seats: number;
  readonly options: RawOptions;
  readonly seed: string;
};

const ending = ({ level, seats, options, seed }: Rounds, i: number): Ending => {
  const set = { game: tribunal.id, options, seats, seed: `${seed} ${level} ${seats} ${i}` };
  const table = openTable(tribunal, set);
  const bots = newBots(() => tribunalLevel({ level }));
  for (;;) {
    const said = letBotMove(bots, table, (seat, move) => submit(table, seat, move));
    if (said === undefined) throw new Error('the round did not end');
    for (const fact of said.map((one) => read(one.said))) {
      if (fact[0] === 'ended') return fact[1];
      if (fact[0] === 'restarted') return 'anew';
    }
  }
};

parentPort?.on('message', ({ from, to }: Span) =>
  parentPort?.postMessage(Array.from({ length: to - from }, (_, i) => ending(workerData, from + i))),
);
