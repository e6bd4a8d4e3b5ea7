import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nuts as talkative } from '../../examples/nuts/rules/index.ts';
import { replay as playOver, readRecord } from '../../src/engine/record.ts';
import { view as look } from '../../src/engine/sight.ts';
import { seal } from '../../src/server/ids.ts';
import { MOST_SAID } from '../../src/server/tables/play/play.ts';
import { retold } from '../../src/server/tables/play/replays.ts';
import { call, connect, nuts, PLAYED, playOut, refused, seatFriends, started, withServer } from './testing.ts';

test('three friends play a game to its end, and start another', async () => {
  await withServer(async ({ port, hub }) => {
    const { players, table } = await seatFriends(port, ['Ada', 'Bo', 'Cy'], {
      options: { doubts: 'fair' },
      clock: { pace: 'off' },
    });
    const [ada] = players;
    assert.ok(ada);
    assert.equal((await ada.ask({ type: 'start' })).type, 'ok');
    await playOut(players);
    await ada.until(() => ada.table?.status === 'over');
    assert.equal(ada.table?.games, 1);
    const link = ada.table?.replay;
    for (const player of players) {
      let heard = 0;
      for (const frame of player.frames) {
        assert.equal(frame.from, heard);
        heard += frame.facts.length;
      }
      assert.equal(player.view?.me, player.me);
    }
    const refused = await ada.ask({ type: 'rematch' });
    assert.equal(refused.type === 'error' && refused.code, 'not-ready');
    for (const player of players) await player.ask({ type: 'ready', ready: true });
    assert.equal((await ada.ask({ type: 'rematch' })).type, 'ok');
    await ada.until(() => ada.view?.over === null && ada.frames.at(-1)?.round === 2);
    assert.deepEqual(ada.view?.toAct.length, 1);
    const wins = Object.keys(ada.table?.wins ?? {});
    assert.deepEqual(ada.view?.turn, wins[0]); // the winner begins
    const { answer } = await call(port, 'replays', { token: ada.token });
    const [first] = answer.games;
    assert.ok(first);
    const replay = await call(port, 'replay', { token: ada.token, path: `/api/replays/${first.id}` });
    const told = ada.frames.filter(({ round }) => round === 1).flatMap(({ facts }) => facts);
    assert.deepEqual(
      replay.answer.heard.flatMap(({ facts }) => facts),
      told,
    );
    assert.equal(first.share, link);
    // with the link one sees the whole game, without names
    const shared = await call(port, 'shared', { path: `/api/shared/${first.share}` });
    const { game, record } = readRecord(PLAYED, shared.answer.record);
    const whole = playOver(game, record);
    assert.deepEqual(whole.state.over, first.winners);
    assert.equal(shared.answer.me, undefined);
    for (const player of players) {
      const mine = whole.state.seats.map((seat) => look(game, whole.state, seat)).find(({ me }) => me === player.me);
      assert.deepEqual(player.frames.filter(({ round }) => round === 1).at(-1)?.view, JSON.parse(JSON.stringify(mine)));
    }
    const underWay = seal(hub.keyRing.keys, 'replay', table, 2);
    assert.equal(ada.table?.replay, undefined);
    for (const wrong of [`${first.share}x`, first.share.replace('.1.', '.2.'), ada.token, 'nothing', underWay])
      assert.equal((await call(port, 'shared', { path: `/api/shared/${wrong}` })).status, 404);
  });
});

/** In games whose speech consists of moves. */
const hushed = (move: string) => move.replace(/^whisper .*/, 'whisper …');
const isWord = (move: string) => move.startsWith('whisper');
const spoken = { ...nuts, speech: { isWord, retold: hushed, field: 'words', recall: () => [] } };

test('a shared record shows that a whisper happened, not its words', () => {
  const said = (move: string) => ({ kind: 'hold', at: 0, seat: 'A', move }) as const;
  const entries = [said('whisper it is me'), said('draw'), { kind: 'timeout', at: 0 }] as const;
  assert.deepEqual(
    entries.map((entry) => retold(spoken, entry)),
    [said('whisper …'), entries[1], entries[2]],
  );
});

test('in a game with speech, chat is closed while it is played', async () => {
  await withServer(
    async ({ port }) => {
      const { players } = await seatFriends(port, ['Ada', 'Bo']);
      const [ada] = players;
      assert.ok(ada);
      assert.equal(await refused(ada, { type: 'say', text: 'hello' }), undefined);
      await ada.ask({ type: 'start' });
      assert.equal(await refused(ada, { type: 'say', quick: 'hello' }), 'no-chat');
      const { answer } = await call(port, 'games');
      assert.deepEqual(
        answer.games.map(({ id, speech }) => [id, speech]),
        [[nuts.id, true]],
      );
    },
    { games: [spoken] },
  );
});

test('the number of things said in a game is limited', async () => {
  await withServer(
    async ({ port, hub }) => {
      const { mover, table } = await started(port, ['Ada', 'Bo']);
      const live = hub.liveTables.get(table)?.game?.live;
      assert.ok(live);
      const say = () => refused(mover, { type: 'move', question: 1, move: 'say: it was not me' });
      assert.equal(await say(), undefined);
      live.n = MOST_SAID;
      assert.equal(await say(), 'debate-full');
    },
    { games: [talkative] },
  );
});

test('a bot plays for an absent player until they are back', async () => {
  await withServer(async ({ port }) => {
    const { players } = await seatFriends(port, ['Ada'], { seats: 4 });
    const [ada] = players;
    assert.ok(ada);
    await ada.ask({ type: 'fill' });
    await ada.ask({ type: 'start' });
    await ada.ask({ type: 'away' });
    assert.equal(ada.table?.seats[0]?.away, true);
    const question = ada.view?.question ?? 0;
    await ada.until(() => (ada.view?.question ?? 0) > question);
    await ada.ask({ type: 'back' });
    assert.equal(ada.table?.seats[0]?.away, false);
  });
});

test('watchers cannot act, talk or see a hand, and only the host starts', async () => {
  await withServer(async ({ port }) => {
    const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo', 'Cy']);
    const [ada, bo] = players;
    const eve = await connect(port, 'Eve');
    const out = await eve.ask({ type: 'enter', table });
    assert.equal(out.type === 'error' && out.code, 'not-invited');
    assert.equal((await eve.ask({ type: 'enter', table, invite })).type, 'ok');
    assert.ok(ada && bo);
    const notHost = await bo.ask({ type: 'start' });
    assert.equal(notHost.type === 'error' && notHost.code, 'not-host');
    await ada.ask({ type: 'start' });
    await eve.until(() => eve.view !== undefined);
    assert.equal(eve.view?.me, undefined);
    assert.equal(eve.view?.hand, undefined);
    const question = eve.view?.question ?? 0;
    for (const act of [
      { type: 'move', question, move: 'draw' },
      { type: 'more-time', question },
      { type: 'away' },
    ] as const) {
      const refused = await eve.ask(act);
      assert.equal(refused.type === 'error' && refused.code, 'not-seated');
    }
    const chat = await eve.ask({ type: 'say', text: 'psst' });
    assert.equal(chat.type === 'error' && chat.code, 'not-seated');
  });
});
