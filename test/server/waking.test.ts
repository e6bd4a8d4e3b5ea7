/** After a start, the tables of the server before go on. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { newGuest } from '../../src/server/people/people.ts';
import { openServer } from '../../src/server/server.ts';
import { fill } from '../../src/server/tables/lobby/lobby.ts';
import { openTable } from '../../src/server/tables/play/loading.ts';
import { startGame } from '../../src/server/tables/play/play.ts';
import { until } from '../until.ts';
import { folder, nuts, testConfig } from './testing.ts';

const MANY = 60;

test('many tables wake up with few reads and commits', async () => {
  const { path, remove } = folder();
  const config = testConfig(join(path, 'cabale.db'), { botPace: [3_600_000, 3_600_000] });
  const before = await openServer(config);
  for (let i = 0; i < MANY; i++) {
    const { people, hub } = before;
    const host = newGuest(people, `Ada ${i}`, 'en', { purpose: 'token', device: 'test' });
    const phases = Object.fromEntries([...nuts.rules.keys()].map((phase) => [phase, 3000]));
    const settings = {
      game: nuts.id,
      options: {},
      seats: 2,
      clock: { pace: 'normal', phases } as const,
      public: false,
      watch: true,
      delay: 0,
      moreTime: true,
    };
    const liveTable = openTable(hub, settings, host);
    fill(liveTable.doc, 'simple', () => undefined);
    startGame(liveTable, host.id);
  }
  await before.close();
  const after = await openServer(config);
  try {
    await until(() => after.hub.liveTables.size === MANY);
    await after.hub.journal.durable();
    const { commits, writes } = await after.hub.store.measured();
    assert.ok(writes >= MANY, `${writes} writes: each goes on from where it was`);
    assert.ok(commits <= MANY / 4, `${commits} commits`);
  } finally {
    await after.close();
    remove();
  }
});
