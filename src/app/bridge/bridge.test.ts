import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { quiet as nuts } from '../../../examples/nuts/test/quiet.ts';
import { answer, newBridge } from './requests.ts';

const open = () => {
  const bridge = newBridge([nuts]);
  return (request: unknown) =>
    JSON.parse(answer(bridge, typeof request === 'string' ? request : JSON.stringify(request)));
};

const DEAL = ['A: hazel walnut', 'B: almond', 'C: hazel hazel'];

test('new, move, timeout, legal, view and over are answered', () => {
  const ask = open();
  const table = ask({ new: { game: 'nuts', deal: DEAL, chance: 'scripted' } });
  assert.deepEqual(table.ok.seats, ['A', 'B', 'C']);
  assert.deepEqual(table.ok.facts[0], { to: ['A'], said: 'A got hazel walnut' });
  assert.deepEqual([table.ok.phase, table.ok.toAct, table.ok.over], ['turn', ['A'], null]);
  assert.deepEqual(ask({ move: ['A', 'claim hazel'] }), {
    ok: {
      facts: [{ to: 'all', said: 'A announced claim hazel' }],
      phase: 'doubt',
      toAct: ['B', 'C'],
      question: 2,
      over: null,
    },
  });
  assert.deepEqual(ask({ legal: 'B' }), { ok: ['pass', 'doubt'] });
  const doubted = ask({ move: ['B', 'doubt'] });
  assert.deepEqual(doubted.ok.facts[3], { to: ['A'], said: 'A got almond' });
  assert.equal(doubted.ok.phase, 'turn');
  assert.deepEqual(ask({ legal: 'B' }), { ok: [] });
  assert.equal(ask({ timeout: true }).ok.phase, 'drop');
  assert.deepEqual(ask({ view: 'A' }).ok.hand, ['walnut', 'almond']);
  assert.equal(ask({ view: 'public' }).ok.hand, undefined);
  assert.equal(ask({ view: 'public' }).ok.players.B.nuts, 0);
});

test('first and seats can be given with a deal', () => {
  const ask = open();
  const begin = (more: object) => ask({ new: { game: 'nuts', deal: DEAL, chance: 'scripted', ...more } }).ok;
  assert.deepEqual(begin({ deal: [...DEAL, 'first: B'] }).toAct, ['B']);
  assert.deepEqual(begin({ first: 'C' }).toAct, ['C']);
  assert.equal(begin({ seats: 5 }).seats.length, 5);
  assert.equal(begin({ deal: DEAL.join('\n') }).seats.length, 3);
});

test('a saved record loads to the same point; the seed determines the game', () => {
  const ask = open();
  const set = { game: 'nuts', options: { doubts: 'fair' }, seats: 4, seed: 'bridge' };
  const first = ask({ new: set, id: 1 });
  assert.deepEqual(ask({ new: set, id: 2 }).ok, first.ok);
  const [seat] = first.ok.toAct;
  ask({ move: [seat, 'call'], id: 1 });
  ask({ timeout: true, id: 1 });
  const record = ask({ save: true, id: 1 }).ok;
  assert.deepEqual(record.moves, [[seat, 'call'], 'timeout']);
  const loaded = ask({ load: record, id: 'copy' });
  assert.equal(loaded.id, 'copy');
  for (const viewer of ['A', 'B', 'C', 'D', 'public'])
    assert.deepEqual(ask({ view: viewer, id: 'copy' }).ok, ask({ view: viewer, id: 1 }).ok);
  assert.deepEqual(ask({ save: true, id: 'copy' }).ok, record);
});

test('several games can run at once', () => {
  const ask = open();
  for (const id of ['x', 7]) ask({ new: { game: 'nuts', seats: 2, seed: `${id}` }, id });
  ask({ move: ['A', 'claim hazel'], id: 'x' });
  assert.equal(ask({ legal: 'A', id: 'x' }).ok.length, 0);
  assert.equal(ask({ legal: 'A', id: 7 }).ok.length, 5);
  assert.equal(ask({ legal: 'A' }).error, 'no-game');
});

test('each error has its code and changes nothing', () => {
  const ask = open();
  assert.equal(ask({ move: ['A', 'call'] }).error, 'no-game');
  ask({ new: { game: 'nuts', deal: DEAL, chance: 'scripted' } });
  const before = ask({ view: 'A' });
  const record = ask({ save: true }).ok;
  const faults: [unknown, string][] = [
    ['', 'json'],
    ['{', 'json'],
    ['[]', 'json'],
    ['null', 'json'],
    [{}, 'request'],
    [{ constructor: 1 }, 'request'],
    [{ move: ['A', 'call'], timeout: true }, 'request'],
    [{ move: 'A call' }, 'request'],
    [{ move: ['A', 'call'], id: {} }, 'request'],
    [{ timeout: false }, 'request'],
    [{ move: ['Z', 'call'] }, 'seat'],
    [{ move: ['A', 'constructor'] }, 'illegal'],
    [{ move: ['B', 'call'] }, 'not-asked'],
    [{ move: ['A', 'call'], question: 9 }, 'stale'],
    [{ legal: 'public' }, 'seat'],
    [{ view: 'Z' }, 'seat'],
    [{ new: { game: 'chess', seats: 2 } }, 'game'],
    [{ new: { game: 'nuts', seats: 9 } }, 'players'],
    [{ new: { game: 'nuts', seats: 1 } }, 'players'],
    [{ new: { game: 'nuts' } }, 'request'],
    [{ new: { game: 'nuts', seats: 3, colour: 'red' } }, 'request'],
    [{ new: { game: 'nuts', seats: 3, options: { doubts: 'loud' } } }, 'option'],
    [{ new: { game: 'nuts', seats: 3, chance: 'lucky' } }, 'request'],
    [{ new: { game: 'nuts', deal: ['A: peanut', 'B: hazel'] } }, 'deal'],
    [{ new: { game: 'nuts', deal: ['A: hazel', 'C: hazel'] } }, 'deal'],
    [{ load: { ...record, seats: 12 } }, 'players'],
    [{ load: { ...record, moves: [['A', 'drop hazel']] } }, 'record'],
    [{ load: { ...record, end: `${record.moves.length}:another` } }, 'record'],
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

test('every line gets one answer, and the bridge goes on', () => {
  const bridge = newBridge([nuts]);
  answer(bridge, JSON.stringify({ new: { game: 'nuts', seats: 3, seed: 'fuzz' } }));
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
  const request = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.constantFrom(['A', 'call'], 'A', true)));
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
