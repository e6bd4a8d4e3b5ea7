/** Words of one's own are moves in some games: mutes, strangers and blocks hold for them as for the chat. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, connect, gatherNoLonger, type Player, refused, seatFriends, TALK, withServer } from './testing.ts';

const OPERATORS = [{ name: 'Olga', key: 'a-key-of-olga-12345' }] as const;
const [{ key }] = OPERATORS;
const OWN = /^say(?: to [A-H])?: /;
const THREAT = 'I will find you';

const court = async (port: number) => {
  const names = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'];
  const { players, table } = await seatFriends(port, names, { game: TALK.game, seats: names.length });
  const [ann, bob, cy] = players;
  assert.ok(ann !== undefined && bob !== undefined && cy !== undefined);
  return { ann, bob, cy, players, table };
};
const begin = async ([host, ...others]: readonly Player[]) => {
  await host?.ask({ type: 'start' });
  for (const one of others) await one.until(() => one.view !== undefined);
};

const own = ({ view }: Player): readonly string[] => (view?.legal ?? []).filter((move) => OWN.test(move));
const move = (player: Player, said: string) =>
  refused(player, { type: 'move', question: player.view?.question ?? 0, move: said });
const hears = (player: Player, words: string): boolean => player.raw.some((one) => one.includes(words));
const why = ({ messages }: Player): string | undefined => {
  const last = messages.findLast(({ type }) => type === 'table');
  return last?.type === 'table' ? last.onlyPhrases?.why : undefined;
};

/** Aloud and whispered; set phrases stay. */
const isHushed = async (bob: Player, ann: Player): Promise<void> => {
  assert.deepEqual(own(bob), [], 'the server offers no words of their own');
  assert.equal(await move(bob, `say: ${THREAT}`), 'only-phrases');
  assert.equal(await move(bob, `say to ${ann.me}: ${THREAT}`), 'only-phrases');
  assert.equal(await move(bob, `say suspect ${ann.me}`), undefined);
  assert.equal(await move(bob, `say to ${ann.me} trust ${ann.me}`), undefined);
  assert.equal(hears(ann, THREAT), false);
};

test('muted by the host: set phrases only, in the game as in the chat, until the host lifts it', TALK.skip, () =>
  withServer(async ({ port }) => {
    const { ann, bob, cy, players } = await court(port);
    await ann.ask({ type: 'mute', person: bob.person, on: true });
    assert.equal(await refused(bob, { type: 'say', text: THREAT }), 'muted');
    await call(port, 'rename', { token: bob.token, body: { name: 'Call me' } });
    await begin(players);
    assert.deepEqual([why(bob), why(cy)], ['muted', undefined]);
    assert.equal(ann.table?.seats.find(({ person }) => person === bob.person)?.name, 'Bob');
    await isHushed(bob, ann);
    assert.ok(own(cy).length > 0);
    assert.equal(await move(cy, 'say: I am no mafioso'), undefined);
    await ann.ask({ type: 'mute', person: bob.person, on: false });
    await bob.until(() => own(bob).length > 0 && why(bob) === undefined);
    assert.equal(await move(bob, 'say: thanks'), undefined);
    await ann.ask({ type: 'mute', person: bob.person, on: true });
    await bob.until(() => own(bob).length === 0 && why(bob) === 'muted');
  }),
);

test('muted by an operator: the same at once, for as long as it holds, and no other name', TALK.skip, () =>
  withServer(
    async ({ port }) => {
      const { ann, bob, players } = await court(port);
      await bob.ask({ type: 'say', text: 'fools' });
      await ann.ask({ type: 'report', line: 0 });
      await begin(players);
      assert.ok(own(bob).length > 0);
      const { reports } = (await call(port, 'moderation', { token: key })).answer;
      const until = Date.now() + 3_600_000;
      const body = { report: reports[0]?.id ?? -1, kind: 'mute', reason: 'insult', until } as const;
      const { id } = (await call(port, 'sanction', { token: key, body })).answer;
      await bob.until(() => own(bob).length === 0 && why(bob) === 'silenced');
      await isHushed(bob, ann);
      const answer = await bob.ask({ type: 'move', question: bob.view?.question ?? 0, move: `say: ${THREAT}` });
      assert.ok(answer.type === 'error' && answer.until === until);
      const renamed = await call(port, 'rename', { token: bob.token, body: { name: 'Call me' } });
      assert.deepEqual([renamed.status, renamed.answer.code], [403, 'silenced']);
      await call(port, 'undoSanction', { token: key, body: { id } });
      await bob.until(() => own(bob).length > 0);
    },
    { operators: OPERATORS },
  ),
);

test('strangers speak in set phrases, and keep their names', TALK.skip, () =>
  withServer(
    async ({ port, hub }) => {
      const body = { game: TALK.game };
      const come = async (name: string, from: string) => {
        const player = await connect(port, name, undefined, from);
        const { table } = (await call(port, 'playNow', { token: player.token, from, body })).answer;
        await player.ask({ type: 'enter', table });
        return { player, table };
      };
      const { player: ann, table } = await come('Ann', '10.9.0.1');
      const { player: bob } = await come('Bob', '10.9.0.2');
      await call(port, 'rename', { token: bob.token, body: { name: 'call 555' } });
      const live = hub.liveTables.get(table);
      assert.deepEqual(
        live?.doc.seats.flatMap(({ name }) => name ?? []),
        ['Ann', 'Bob'],
      );
      gatherNoLonger(hub, table);
      await bob.until(() => bob.view !== undefined && why(bob) === 'strangers');
      assert.deepEqual(own(bob), []);
      assert.equal(await move(bob, 'say: call me at 555 1234'), 'only-phrases');
      assert.equal(hears(ann, '555'), false);
    },
    { proxies: 1 },
  ),
);

test('words of somebody I block do not reach me, in the chat and in the game; others hear them', TALK.skip, () =>
  withServer(async ({ port }) => {
    const { ann, bob, cy, players, table } = await court(port);
    assert.equal((await call(port, 'block', { token: ann.token, body: { person: bob.person } })).status, 200);
    await bob.ask({ type: 'say', text: `${THREAT} in the chat` });
    await begin(players);
    assert.equal(await move(bob, `say: ${THREAT} aloud`), undefined);
    assert.equal(await move(bob, `say to ${ann.me}: ${THREAT} softly`), undefined);
    await cy.until(() => hears(cy, `${THREAT} aloud`) && hears(cy, `${THREAT} in the chat`));
    const told = () => ann.frames.flatMap(({ facts }) => facts.map((fact) => fact.slice(1).join(' ')));
    await ann.until(() => told().includes(`confided ${ann.me} […]`));
    assert.ok(told().includes('spoke […]'));
    await ann.ask({ type: 'enter', table });
    assert.equal(hears(ann, THREAT), false);
  }),
);
