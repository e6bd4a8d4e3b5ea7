import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asidesOf, randomPlay } from '../../../../test/random-play.ts';
import { connect, withServer } from '../../../../test/server/testing.ts';
import { seeded } from '../../../engine/chance.ts';
import { SEATS } from '../../../engine/seats.ts';
import { type Entry, fold, openLean } from '../../../host/table.ts';
import { tribunal } from '../rules/index.ts';

test('the replay of a long, talkative game has at most 300 KB', async () => {
  const set = { game: tribunal.id, options: {}, seats: 8, seed: 'long' };
  const { table: live } = openLean(tribunal, set, 0);
  const entries: Entry[] = [];
  const rng = seeded('long');
  const take = (entry: Entry) => {
    fold(live, entry);
    entries.push(entry);
  };
  let words = 0;
  while (live.state.over === undefined) {
    for (const seat of live.state.seats)
      if (words < 1000 && asidesOf(tribunal, live.state, seat).includes('say: …')) {
        words += 1;
        take({ kind: 'move', at: 0, seat, move: `say: ${words} ${'I was at home. '.repeat(12)}` });
      }
    const played = randomPlay(tribunal, live.state, rng);
    take(played === 'timeout' ? { kind: 'timeout', at: 0 } : { kind: 'move', at: 0, seat: played[0], move: played[1] });
  }
  assert.ok(words > 500, `${words} words`);
  await withServer(async ({ port, hub }) => {
    const ada = await connect(port, 'Ada');
    const of = { table: 'long', round: 1 };
    const players = SEATS.slice(0, 8).map((seat) => ({
      seat,
      person: seat === 'A' ? ada.person : undefined,
      name: seat,
      mask: undefined,
    }));
    hub.journal.write(
      { write: 'game', row: { ...of, version: tribunal.version, set, started: 0, players } },
      ...entries.map((entry, n) => ({ write: 'entry', ...of, n, entry }) as const),
      { write: 'ended', ...of, at: 0, winners: live.state.over ?? [] },
    );
    await hub.journal.durable();
    const response = await fetch(`http://127.0.0.1:${port}/api/replays/long-1`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-encoding'), 'gzip');
    assert.ok(Number(response.headers.get('content-length')) <= 300_000, response.headers.get('content-length') ?? '');
    assert.ok((await response.text()).length < 1_500_000);
  });
});
