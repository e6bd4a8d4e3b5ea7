/** The pause of bots between a person's statement and their answer, in the browser's worker. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { dealt, NAMES } from '../../../../../test/web/saved-games.ts';
import { openWorker } from '../../../../../test/web/worker.ts';
import type { Seat } from '../../../../engine/seats.ts';

const DEAL = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation'];
const SHORTEST = 1500;

test('my line is shown before any answer, and answers take time', async () => {
  const worker = await openWorker();
  let said: string[] = [];
  let question = 0;
  let isShown = false;
  worker.onMessage = (message) => {
    if (message.say !== 'seen') return;
    said = message.record.moves.flatMap(([by, move]) => (move?.startsWith('say') ? [`${by} ${move}`] : []));
    question = message.table.question;
    isShown = true;
  };
  mock.timers.enable({ apis: ['setTimeout'] });
  const passes = async (ms: number) => {
    mock.timers.tick(ms);
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  const people: Seat[] = ['A'];
  const { record } = JSON.parse(dealt('tribunal', DEAL));
  worker.tell({ do: 'resume', record, people, names: NAMES.slice(0, 4), speed: 'normal' });
  // the game is loaded, and the bots have said their first statements
  while (!isShown) await passes(0);
  for (let i = 0; i < 5; i++) await passes(10_000);
  const isMine = (line: string): boolean => line.startsWith('A ');
  worker.tell({ do: 'hush', on: true });
  // a bot's late statement may have changed the question
  for (let asked = Number.NaN; !said.some(isMine); await passes(0)) {
    if (asked === question) continue;
    asked = question;
    worker.tell({ do: 'move', seat: 'A', move: 'say: Bruno is lying', question });
  }
  worker.tell({ do: 'hush', on: false });
  const before = said.findIndex(isMine);
  await passes(SHORTEST - 1);
  assert.deepEqual(said.slice(before), ['A say: Bruno is lying']);
  await passes(2 * SHORTEST);
  assert.match(said[before + 1] ?? '', /^[BCD] say /);
  mock.timers.reset();
});
