import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GAMES } from '../../games/index.ts';
import { answer, newBridge } from './requests.ts';

const open = () => {
  const bridge = newBridge(GAMES);
  return (request: unknown) =>
    JSON.parse(answer(bridge, typeof request === 'string' ? request : JSON.stringify(request)));
};

const DEAL = [
  'A: assassin duchess, 3 coins',
  'B: captain captain',
  'C: countess duchess',
  'court: ambassador ambassador',
];

test('new, move, timeout, legal, view, over', () => {
  const ask = open();
  const table = ask({ new: { game: 'complots', deal: DEAL, chance: 'scripted' } });
  assert.deepEqual(table.ok.seats, ['A', 'B', 'C']);
  assert.deepEqual(table.ok.facts[0], { to: ['A'], said: 'A got assassin duchess' });
  assert.deepEqual([table.ok.phase, table.ok.toAct, table.ok.over], ['turn', ['A'], null]);
  assert.deepEqual(ask({ move: ['A', 'assassin B'] }), {
    ok: {
      facts: [{ to: 'all', said: 'A announced assassin B' }],
      phase: 'doubt',
      toAct: ['B', 'C'],
      question: 2,
      over: null,
    },
  });
  assert.deepEqual(ask({ legal: 'B' }), { ok: ['pass', 'doubt'] });
  assert.deepEqual(ask({ legal: 'A' }), { ok: [] });
  const doubted = ask({ move: ['B', 'doubt'] });
  assert.deepEqual(doubted.ok.facts.slice(-1), [{ to: ['A'], said: 'A got ambassador' }]);
  assert.equal(ask({ move: ['B', 'lose captain'] }).ok.phase, 'counter');
  assert.equal(ask({ timeout: true }).ok.phase, 'turn');
  assert.deepEqual(ask({ view: 'A' }).ok.hand, ['ambassador', 'duchess']);
  assert.equal(ask({ view: 'public' }).ok.hand, undefined);
  assert.equal(ask({ view: 'public' }).ok.players.B.alive, false);
});

test('first: B in a deal, and as a field; seats beside a deal', () => {
  const ask = open();
  const begin = (more: object) => ask({ new: { game: 'complots', deal: DEAL, chance: 'scripted', ...more } }).ok;
  assert.deepEqual(begin({ deal: [...DEAL, 'first: B'] }).toAct, ['B']);
  assert.deepEqual(begin({ first: 'C' }).toAct, ['C']);
  assert.equal(begin({ seats: 5 }).seats.length, 5);
  assert.equal(begin({ deal: DEAL.join('\n') }).seats.length, 3);
});

test('a record can be saved, and loaded to the same point; the seed makes the game', () => {
  const ask = open();
  const set = { game: 'complots', options: { lineup: 'random' }, seats: 4, seed: 'bridge' };
  const first = ask({ new: set, id: 1 });
  assert.deepEqual(ask({ new: set, id: 2 }).ok, first.ok);
  const [seat] = first.ok.toAct;
  ask({ move: [seat, 'income'], id: 1 });
  ask({ timeout: true, id: 1 });
  const record = ask({ save: true, id: 1 }).ok;
  assert.deepEqual(record.moves, [[seat, 'income'], 'timeout']);
  const loaded = ask({ load: record, id: 'copy' });
  assert.equal(loaded.id, 'copy');
  for (const viewer of ['A', 'B', 'C', 'D', 'public'])
    assert.deepEqual(ask({ view: viewer, id: 'copy' }).ok, ask({ view: viewer, id: 1 }).ok);
  assert.deepEqual(ask({ save: true, id: 'copy' }).ok, record);
});

test('several games at once', () => {
  const ask = open();
  for (const id of ['x', 7]) ask({ new: { game: 'complots', seats: 2, seed: `${id}` }, id });
  ask({ move: ['A', 'choose duchess'], id: 'x' });
  assert.deepEqual(ask({ legal: 'A', id: 'x' }), { ok: [], id: 'x' });
  assert.equal(ask({ legal: 'A', id: 7 }).ok.length, 5);
  assert.equal(ask({ legal: 'A' }).error, 'no-game');
});

test('each fault has its code, and changes nothing', () => {
  const ask = open();
  assert.equal(ask({ move: ['A', 'income'] }).error, 'no-game');
  ask({ new: { game: 'complots', deal: DEAL, chance: 'scripted' } });
  const before = ask({ view: 'A' });
  const record = ask({ save: true }).ok;
  const faults: [unknown, string][] = [
    ['', 'json'],
    ['{', 'json'],
    ['[]', 'json'],
    ['null', 'json'],
    [{}, 'request'],
    [{ constructor: 1 }, 'request'],
    [{ move: ['A', 'income'], timeout: true }, 'request'],
    [{ move: 'A income' }, 'request'],
    [{ move: ['A', 'income'], id: {} }, 'request'],
    [{ timeout: false }, 'request'],
    [{ move: ['Z', 'income'] }, 'seat'],
    [{ move: ['A', 'constructor'] }, 'illegal'],
    [{ move: ['B', 'income'] }, 'not-asked'],
    [{ move: ['A', 'income'], question: 9 }, 'stale'],
    [{ legal: 'public' }, 'seat'],
    [{ view: 'Z' }, 'seat'],
    [{ new: { game: 'chess', seats: 2 } }, 'game'],
    [{ new: { game: 'complots', seats: 9 } }, 'players'],
    [{ new: { game: 'complots', seats: 1 } }, 'players'],
    [{ new: { game: 'complots' } }, 'request'],
    [{ new: { game: 'complots', seats: 3, colour: 'red' } }, 'request'],
    [{ new: { game: 'complots', seats: 3, options: { lineup: 'duchess' } } }, 'option'],
    [{ new: { game: 'complots', seats: 3, chance: 'lucky' } }, 'request'],
    [{ new: { game: 'complots', deal: ['A: emperor', 'B: duchess'] } }, 'deal'],
    [{ new: { game: 'complots', deal: ['A: duchess', 'C: duchess'] } }, 'deal'],
    [{ load: { ...record, seats: 12 } }, 'players'],
    [{ load: { ...record, moves: [['A', 'coup B']] } }, 'record'],
    [{ load: { ...record, version: 0 } }, 'version'],
    [{ load: 7 }, 'record'],
  ];
  for (const [request, code] of faults) {
    const { error, message } = ask(request);
    assert.equal(error, code, JSON.stringify(request));
    assert.match(message, /\w/);
  }
  assert.deepEqual(ask({ view: 'A' }), before);
  assert.deepEqual(ask({ save: true }).ok, record);
});

test('whatever the line, there is one answer, and the bridge goes on', () => {
  const bridge = newBridge(GAMES);
  answer(bridge, JSON.stringify({ new: { game: 'complots', seats: 3, seed: 'fuzz' } }));
  const keys = fc.constantFrom(
    'new',
    'move',
    'timeout',
    'view',
    'legal',
    'save',
    'load',
    'id',
    'question',
    '__proto__',
  );
  const request = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.constantFrom(['A', 'income'], 'A', true)));
  fc.assert(
    fc.property(
      fc.oneof(
        request.map((value) => JSON.stringify(value)),
        fc.string(),
      ),
      (line) => {
        const text = answer(bridge, line);
        assert.ok(!text.includes('\n'));
        const said = JSON.parse(text);
        assert.equal('ok' in said, !('error' in said));
        assert.notEqual(said.error, 'internal', said.message);
      },
    ),
    { numRuns: 500, seed: 1 },
  );
});
