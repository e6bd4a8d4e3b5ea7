/** A server under attack with bystanders who play, and the results. */

import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seeded } from '../../../src/engine/chance.ts';
import { anyMove, type Player, started } from '../testing.ts';
import type { Ask, Target, Usage } from './target.ts';
import type { Attacked } from './tools.ts';

const heard = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const died = () => reject(new Error('the server ended'));
    child.once('exit', died);
    child.once('message', (message) => {
      child.off('exit', died);
      resolve(message as T);
    });
  });

export const fromAfar = (target: Target, i: number): Attacked => ({ ...target, from: `127.0.1.${1 + (i % 250)}` });

export const openTarget = async (db: string, sentences: number) => {
  const file = fileURLToPath(new URL('./target.ts', import.meta.url));
  const child = fork(file, [db, String(sentences)], { execArgv: ['--expose-gc'] });
  const target = await heard<Target>(child);
  return {
    target,
    async usage(how: Exclude<Ask, 'stop'> = 'usage'): Promise<Usage> {
      const answer = heard<Usage>(child);
      child.send(how);
      return answer;
    },
    alive: () => child.exitCode === null,
    async close(): Promise<void> {
      if (child.exitCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await gone;
    },
  };
};

const PACE = 70;
const PATIENCE = 20_000;

const forget = (players: readonly Player[]): void => {
  for (const { messages, raw, frames } of players) for (const list of [messages, raw, frames]) list.length = 0;
};

/** Tables with quiet endless play; move times in milliseconds. */
export const openBystanders = async ({ port }: Pick<Target, 'port'>, tables: number) => {
  const rng = seeded('bystanders');
  let times: number[] = [];
  let ended = false;
  const asked = ({ view }: Player) =>
    view?.me !== undefined && view.over === null && view.toAct.includes(view.me) && view.answer === undefined;
  const play = async (players: readonly Player[]): Promise<void> => {
    const [host, ...others] = players;
    assert.ok(host);
    while (!ended) {
      const next = players.find(asked);
      if (next?.view !== undefined) {
        const before = performance.now();
        await next.ask({ type: 'move', question: next.view.question, move: anyMove(next.view.legal ?? [], rng) });
        times.push(performance.now() - before);
      } else if (host.view?.over !== null && host.table?.status === 'over') {
        for (const player of others) await player.ask({ type: 'ready', ready: true });
        const { view } = host;
        await host.ask({ type: 'rematch' });
        await host.until(() => host.view !== view && host.view?.over === null);
      }
      forget(players);
      await pause(PACE);
    }
  };
  const seated: Player[][] = [];
  for (let i = 0; i < tables; i++) seated.push((await started(port, ['Ada', 'Bo', 'Cy'])).players);
  const playing = Promise.all(seated.map(play));
  playing.catch(() => {}); // reported when closed
  return {
    async plays(): Promise<void> {
      const last = performance.now() + PATIENCE;
      while (times.length === 0) {
        assert.ok(performance.now() < last, 'nobody can play');
        await pause(20);
      }
    },
    /** Times since the last call, sorted. */
    take(): number[] {
      const taken = times.sort((a, b) => a - b);
      times = [];
      return taken;
    },
    async close(): Promise<void> {
      ended = true;
      await playing;
      for (const players of seated) for (const player of players) player.close();
    },
  };
};

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
