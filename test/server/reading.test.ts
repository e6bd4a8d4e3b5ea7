/** Moves are parsed without the schema, with the same result. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { MOST_MOVE } from '../../src/protocol/lists.ts';
import { ClientMessage } from '../../src/protocol/messages.ts';
import { parseMessage } from '../../src/server/connections/parse-message.ts';
import { SAME_RUN } from '../chance.ts';

const ODD: readonly unknown[] = [-1, -0, 0, 1, 1.5, 1e21, '1', '', ' ', null, true, [], {}, 'a'.repeat(41), 'é'];
const odd = fc.constantFrom(...ODD);
const move = fc.oneof(
  fc.constantFrom(
    'pass',
    'coup B',
    'say: 👩‍👩‍👧',
    'x'.repeat(MOST_MOVE),
    'x'.repeat(MOST_MOVE + 1),
    '…'.repeat(MOST_MOVE),
  ),
  odd,
);
const usual = { type: fc.constant('move'), id: fc.constant('m1'), round: fc.nat(), question: fc.nat(), move };
const strange = { type: odd, id: odd, round: odd, question: odd, move: odd, more: odd, constructor: odd };
const raws = fc
  .tuple(fc.record(usual), fc.record(strange, { requiredKeys: [] }), fc.subarray(Object.keys(usual)))
  .map(([plain, other, without]) =>
    Object.fromEntries(Object.entries({ ...plain, ...other }).filter(([name]) => !without.includes(name))),
  );

const spoilt = fc
  .tuple(fc.record(usual), fc.constantFrom(...Object.keys(usual)), odd)
  .map(([plain, field, value]) => ({ ...plain, [field]: value }));

test('the fast parser of moves agrees with the schema', () => {
  let taken = 0;
  const check = (raw: object) => {
    const text = JSON.stringify(raw);
    const wanted = v.safeParse(ClientMessage, JSON.parse(text));
    const parsed = parseMessage(text);
    assert.deepEqual(
      'message' in parsed ? parsed.message : undefined,
      wanted.success ? wanted.output : undefined,
      text,
    );
    if (wanted.success) taken += 1;
  };
  fc.assert(fc.property(fc.oneof(fc.record(usual), spoilt, raws), check), { ...SAME_RUN, numRuns: 3000 });
  assert.ok(taken > 300, `${taken} were taken`);
  const plain = { type: 'move', id: 'm1', round: 1, question: 2, move: 'pass' };
  for (const field of ['more', '__proto__', 'constructor'])
    assert.ok('why' in parseMessage(`${JSON.stringify(plain).slice(0, -1)},"${field}":{"move":"coup B"}}`), field);
});
