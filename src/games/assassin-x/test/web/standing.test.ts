/** When nobody is asked: only passing is possible, or passing is automatic. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealt } from '../../../../../test/web/saved-games.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { look, openTable, submit, type Table } from '../../../../host/table.ts';
import { answered, NOTHING } from '../../../../web/table/pass/pass.ts';
import { assassinX } from '../../rules/index.ts';
import { isAssassinX } from '../../rules/typed-view.ts';
import { ALWAYS, NEVER, type Rule, standingOf } from '../../web/standing.ts';

const tableOf = (...deal: readonly string[]): Table =>
  openTable(assassinX, JSON.parse(dealt('assassin-x', [...deal, 'phase: action'], [], { first: 'A' })).record);
const stands = (table: Table, seat: Seat, rule: Rule | undefined = ALWAYS) => {
  const { view } = look(table, seat);
  assert.ok(isAssassinX(view));
  return standingOf(view, rule);
};

const ARMED = 'A: assassin weapon-4 approach-3 stress time';
const POLICE = 'B: intervention clue-1 place time reflex-1';
const BARE = 'C: clue-2 clue-3 weapon-2 approach-2 weapon-1';

test('X12 a player who can only pass is not asked, others are', () => {
  const table = tableOf(ARMED, POLICE, BARE);
  assert.equal(answered(NOTHING, stands(table, 'C')), 'pass');
  for (const seat of ['A', 'B'] as const) assert.equal(answered(NOTHING, stands(table, seat)), undefined);
});

test('personal rules: a minimum of crime, no police, no jokers', () => {
  const table = tableOf(ARMED, POLICE, BARE, 'D: clue-4 clue-5 weapon-3 approach-4 time, joker diversion');
  const asked = (seat: Seat, rule: Partial<Rule>) =>
    answered(NOTHING, stands(table, seat, { ...ALWAYS, ...rule })) === undefined;
  assert.deepEqual(
    [asked('A', { attack: 13 }), asked('A', { attack: 14 }), asked('A', { attack: NEVER })],
    [true, false, false],
  );
  assert.deepEqual([asked('B', { police: false }), asked('B', { joker: false })], [false, true]);
  assert.deepEqual([asked('D', { joker: false }), asked('D', { police: false })], [false, true]);
});

test('actions against me are always asked; X42 the police are answered automatically without an alibi', () => {
  const never: Rule = { attack: NEVER, police: false, joker: false, drops: false };
  const attacked = tableOf(ARMED, POLICE, BARE);
  submit(attacked, 'A', 'assassinate B weapon-4');
  assert.equal(answered(NOTHING, stands(attacked, 'B', never)), undefined);
  const named = (joker: string) => {
    const table = tableOf('A: clue-6 weapon-4 approach-3 stress time, joker '.concat(joker), POLICE, BARE);
    submit(table, 'B', 'intervene A');
    return answered(NOTHING, stands(table, 'A', never));
  };
  assert.equal(named('alibi'), undefined);
  assert.equal(named('vest'), 'pass');
});

test('X11 on request the weakest card is discarded automatically, never the assassin', () => {
  const { record } = JSON.parse(
    dealt('assassin-x', [POLICE.replace('B', 'A'), 'B: assassin assassin clue-6 clue-5 clue-4'], [], { first: 'A' }),
  );
  const table = openTable(assassinX, record);
  submit(table, 'A', 'offer clue-1 down time place');
  submit(table, 'B', 'take 0');
  assert.equal(answered(NOTHING, stands(table, 'B')), undefined);
  assert.equal(answered(NOTHING, stands(table, 'B', { ...ALWAYS, drops: true })), 'discard clue-1');
});

test('on one device nobody passes automatically', () => {
  const table = tableOf(ARMED, POLICE, BARE);
  const { view } = look(table, 'C');
  assert.ok(isAssassinX(view));
  assert.equal(answered(NOTHING, standingOf(view, undefined)), undefined);
});
