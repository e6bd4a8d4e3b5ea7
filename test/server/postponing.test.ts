/** Nobody delays others beyond a documented limit: every message is tried repeatedly by everybody. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nuts as talkative } from '../../examples/nuts/rules/index.ts';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import { dueAt } from '../../src/server/tables/play/table-step.ts';
import { connect, nuts, type Player, refused, type Says, seatFriends, withServer } from './testing.ts';

const SECOND = 1000;
/** Bots never move during the test: only the table's time passes. */
const PACE = 1_000_000;
/** SECURITY.md: bots wait for typing, per question. */
const FOR_WRITERS = 60 * SECOND;
/** SECURITY.md: for a big screen's scenes before a question. */
const FOR_SCENES = 20 * SECOND;
const TURN = 100 * SECOND;
/** Shorter than the pause that bots allow while typing. */
const STEP = 5 * SECOND;

type At = { readonly table: string; readonly question: number; readonly heard: number; readonly other: string };

const EXAMPLES: { readonly [T in ClientMessage['type']]: (at: At, isScreen: boolean) => readonly Says[] } = {
  hello: () => [{ type: 'hello' }],
  ping: () => [{ type: 'ping' }],
  list: () => [{ type: 'list', on: true }],
  enter: ({ table }, wall) => [{ type: 'enter', table, wall }],
  sit: () => [{ type: 'sit' }],
  mask: () => [{ type: 'mask', mask: 'fox/ivory' }],
  leave: () => [{ type: 'leave', leads: true }],
  ready: () => [{ type: 'ready', ready: true }],
  vote: () => [{ type: 'vote', game: 'nuts', options: {} }],
  change: () => [{ type: 'change', settings: { clock: { pace: 'relaxed' } } }],
  'seat-bot': () => [{ type: 'seat-bot', seat: 'C' }],
  unseat: () => [{ type: 'unseat', seat: 'C' }],
  fill: () => [{ type: 'fill' }],
  kick: ({ other }) => [{ type: 'kick', person: other }],
  host: ({ other }) => [{ type: 'host', person: other }],
  screen: ({ other }) => [
    { type: 'screen', person: other, may: true },
    { type: 'screen', person: other, may: false },
  ],
  take: () => [{ type: 'take', seat: 'B' }],
  give: ({ other }) => [{ type: 'give', seat: 'B', person: other }],
  code: () => [{ type: 'code' }],
  arrange: () => [{ type: 'arrange', order: ['B', 'A', 'C'] }],
  start: () => [{ type: 'start' }],
  rematch: () => [{ type: 'rematch' }],
  reveal: () => [{ type: 'reveal', entropy: '00'.repeat(16) }],
  move: ({ question }) => [{ type: 'move', question, move: 'say: well' }],
  'more-time': ({ question }) => [{ type: 'more-time', question }],
  lift: () => [
    { type: 'lift', on: true },
    { type: 'lift', on: false },
  ],
  writes: ({ question }) => [
    { type: 'writes', on: true },
    { type: 'writes', on: false },
    { type: 'writes', on: true },
    { type: 'move', question, move: 'say: well' },
    { type: 'writes', on: true },
  ],
  away: () => [{ type: 'away' }],
  back: () => [{ type: 'away' }, { type: 'back' }],
  shown: ({ heard }) => [
    { type: 'shown', round: 1, heard: 0 },
    { type: 'shown', round: 1, heard },
  ],
  say: () => [{ type: 'say', text: 'well' }],
  'free-text': () => [{ type: 'free-text', on: true }],
  mute: ({ other }) => [{ type: 'mute', person: other, on: true }],
  report: () => [{ type: 'report', line: 0 }],
};

/** Two players, one of them host, a watcher, the host's big screen; a bot at C. */
const gather = async (port: number, settings: Parameters<typeof seatFriends>[2]) => {
  const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo'], { seats: 3, ...settings });
  const [ada, bo] = players;
  assert.ok(ada && bo);
  const screen = await connect(port, 'Ada', ada);
  await screen.ask({ type: 'enter', table, wall: true });
  const eve = await connect(port, 'Eve');
  await eve.ask({ type: 'enter', table, invite });
  await ada.ask({ type: 'fill' });
  await ada.ask({ type: 'start' });
  const all: readonly Player[] = [bo, ada, eve, screen];
  for (const one of all) await one.until(() => one.view !== undefined);
  return { all, ada, bo, screen, table };
};

type Bounds = { readonly first: 'A' | 'C'; readonly most: number; readonly clock: 'off' | 'own' };

const tryAll = async (games: typeof talkative, { first, most, clock }: Bounds): Promise<void> => {
  let skew = 0;
  await withServer(
    async ({ port, hub }) => {
      for (const [type, example] of Object.entries(EXAMPLES)) {
        const phases = clock === 'off' ? {} : { phases: { turn: TURN / SECOND } };
        const settings = {
          game: games.id,
          first,
          clock: { pace: clock === 'off' ? 'off' : 'normal', ...phases },
        } as const;
        const { all, ada, bo, screen, table } = await gather(port, settings);
        const liveTable = hub.liveTables.get(table);
        const live = liveTable?.game?.live;
        assert.ok(liveTable && live);
        const { question } = live;
        const due = dueAt(liveTable) ?? 0;
        skew += due - hub.setting.now() - SECOND;
        const heard = screen.frames.flatMap(({ facts }) => facts).length;
        const asked = () => liveTable.game?.live.question === question && liveTable.doc.status === 'playing';
        for (let said = 0; said * STEP <= most + 4 * STEP && asked(); skew += STEP) {
          for (const one of all) {
            const says = example({ table, question, heard, other: bo.person }, one === screen);
            const message = says[said % says.length];
            assert.ok(message && (await refused(one, message)) !== 'malformed', `${type} is no message`);
            if (!asked()) break;
            const late: number = (dueAt(liveTable) ?? Number.POSITIVE_INFINITY) - due;
            assert.ok(late <= most, `${type} of ${one.name} postponed it by ${late} ms`);
          }
          said += 1;
        }
        for (const one of all) one.close();
        ada.close();
      }
    },
    { games: [games], now: () => Date.now() + skew, botPace: [PACE, PACE] },
  );
};

for (const game of [nuts, talkative]) {
  const of = game === nuts ? 'a game without speech' : 'a game with speech';
  const most = game === nuts ? 0 : FOR_WRITERS;
  test(`${of}: no message delays a bot longer than documented`, () => tryAll(game, { first: 'C', clock: 'off', most }));
  test(`${of}: no message delays a timeout, except more time and scenes`, () =>
    tryAll(game, { first: 'A', clock: 'own', most: TURN + FOR_SCENES }));
}

test('the message "writes" is refused where a game has no speech', async () => {
  await withServer(async ({ port }) => {
    const { ada } = await gather(port, { game: nuts.id });
    assert.equal(await refused(ada, { type: 'writes', on: true }), 'not-now');
  });
});
