/** The hand as controls: only a defence is suggested; what a touch changes, and the resulting move. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsFor } from '../../../../../test/all-words.ts';
import { dealt } from '../../../../../test/web/saved-games.ts';
import { botsFor } from '../../../../bots/index.ts';
import { mix, seeded } from '../../../../engine/chance.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { awaited, look, openTable, resumeTable, submit, type Table } from '../../../../host/table.ts';
import { assassinX } from '../../rules/index.ts';
import { type AssassinXView, isAssassinX } from '../../rules/typed-view.ts';
import { asUsual, dear, mineOf, usualOf } from '../../web/choices.ts';
import { dropOf, freshPlan, moveOf, type Plan, taking, touchedCard } from '../../web/plan.ts';

const seen = (table: Table, seat: Seat): AssassinXView => {
  const { view } = look(table, seat);
  assert.ok(isAssassinX(view));
  return view;
};
const tableOf = (...deal: readonly string[]): Table =>
  openTable(assassinX, JSON.parse(dealt('assassin-x', [...deal, 'phase: action'], [], { first: 'A' })).record);
const touch = (view: AssassinXView, plan: Plan, ...cards: readonly string[]): Plan =>
  cards.reduce((now, card) => touchedCard(view, now, mineOf(view).indexOf(card as never)), plan);

const A = 'A: assassin weapon-4 approach-3 stress time, joker silencer';
const B = 'B: intervention clue-1 place time reflex-1';
const C = 'C: intervention clue-2 weapon-2 approach-2 weapon-1';

test('X20 an attack is preset to the best cards; touches change them, the target is chosen', () => {
  const view = seen(tableOf(A, B, C), 'A');
  assert.deepEqual([freshPlan(view).raised, freshPlan(view).target], [undefined, undefined], 'nothing by itself');
  const aimed: Plan = { ...touch(view, freshPlan(view), 'assassin'), target: 'B' };
  assert.equal(moveOf(view, aimed), 'assassinate B weapon-4 approach-3 time stress silencer');
  assert.equal(moveOf(view, touch(view, aimed, 'silencer', 'time')), 'assassinate B weapon-4 approach-3 stress');
  assert.equal(moveOf(view, touch(view, aimed, 'weapon-4')), undefined, 'not without a weapon');
  assert.equal(moveOf(view, touch(view, aimed, 'assassin')), undefined, 'touched again it is lowered');
});

test('a target must be chosen, unless there is only one', () => {
  const view = seen(tableOf(A, `${B}, 2 points`, C), 'A');
  assert.equal(touch(view, freshPlan(view), 'assassin').target, undefined);
  const two = seen(tableOf(A, B), 'A');
  assert.equal(touch(two, freshPlan(two), 'assassin').target, 'B');
});

test('X10 no offer is preset; “as usual” repeats the ranks of the last one', () => {
  const table = openTable(assassinX, { game: 'assassin-x', options: {}, seats: 3, seed: 'offer', first: 'A' });
  while (seen(table, 'A').phase !== 'offer')
    for (const seat of awaited(table)) submit(table, seat, look(table, seat).answers[0] ?? '');
  const view = seen(table, 'A');
  const hand = view.hand ?? [];
  assert.deepEqual([freshPlan(view).slots, moveOf(view, freshPlan(view))], [[], undefined]);
  const plan = [0, 1, 2].reduce((now, at) => touchedCard(view, now, at), freshPlan(view));
  assert.match(moveOf(view, plan) ?? '', /^offer /);
  assert.deepEqual(asUsual(hand, usualOf(hand, plan.slots, plan.up)), plan.slots);
  const mixed = hand.toReversed();
  const again = asUsual(mixed, usualOf(hand, plan.slots, plan.up));
  assert.deepEqual(
    again.map((at) => dear(mixed[at ?? -1] ?? 'time', mixed)),
    plan.slots.map((at) => dear(hand[at ?? -1] ?? 'time', hand)),
  );
});

test('X11 a touch takes a card, another releases it; the discard for an open card can be chosen at once', () => {
  const deal = ['A: weapon-1 clue-1 clue-2 time place', 'B: clue-6 clue-5 assassin weapon-6 time'];
  const { record } = JSON.parse(dealt('assassin-x', deal, [['A', 'offer time down weapon-1 clue-1']], { first: 'A' }));
  const view = seen(resumeTable(assassinX, record), 'B');
  const fresh = freshPlan(view);
  assert.equal(moveOf(view, fresh), undefined, 'nothing by itself');
  const plan = taking(fresh, 0);
  assert.equal(moveOf(view, plan), 'take 0');
  assert.equal(moveOf(view, taking(plan, 0)), undefined);
  assert.equal(dropOf(view, plan), undefined);
  assert.equal(dropOf(view, touch(view, plan, 'time')), 'time');
  assert.equal(dropOf(view, touch(view, plan, 'assassin')), undefined, 'never the assassin');
  assert.equal(dropOf(view, touch(view, taking(fresh, 1), 'time')), undefined, 'a hidden one is seen first');
});

test('X42 a search shows both cards of the swap', () => {
  const table = tableOf('A: clue-4 clue-2 time place stress, joker forensics', B, 'discard: weapon-6 assassin');
  submit(table, 'A', 'forensics');
  const view = seen(table, 'A');
  assert.deepEqual(view.discards, ['weapon-6', 'assassin']);
  assert.equal(seen(table, 'B').discards, undefined, 'only A sees them');
  const plan: Plan = { ...touch(view, freshPlan(view), 'clue-2'), theirs: 0 };
  assert.equal(moveOf(view, plan), 'swap clue-2 weapon-6');
  assert.equal(moveOf(view, { ...plan, theirs: 1 }), undefined, 'an assassin cannot be had');
  const { title } = wordsFor('assassin-x', 'en').move('swap clue-2 weapon-6', (seat) => seat, view);
  assert.match(title, /button.*Revolver/);
});

test('X10 in an offer the unused card starts hidden, and a touch takes a card back', () => {
  const { record } = JSON.parse(dealt('assassin-x', [A, B, C], [], { first: 'A' }));
  const view = seen(openTable(assassinX, record), 'A');
  const plan = touch(view, freshPlan(view), 'weapon-4', 'stress', 'time');
  assert.match(moveOf(view, plan) ?? '', /^offer \S+ down \S+ \S+$/);
  assert.match(moveOf(view, { ...plan, up: true }) ?? '', /^offer \S+ \S+ down \S+$/);
  const at = plan.slots[0] ?? 0;
  const less = touchedCard(view, plan, at);
  assert.equal(moveOf(view, less), undefined);
  assert.equal(moveOf(view, touchedCard(view, less, at)), moveOf(view, plan));
});

test('in whole games only a defence is preset, and every touched choice is legal or none', () => {
  const { simple } = botsFor('assassin-x');
  let count = 0;
  for (let i = 0; i < 8; i++) {
    const table = openTable(assassinX, { game: 'assassin-x', options: {}, seats: 2 + (i % 4), seed: `plan ${i}` });
    const rng = seeded(`plan ${i}`);
    while (table.state.over === undefined) {
      const [seat] = mix(rng, awaited(table));
      if (seat === undefined) break;
      const view = seen(table, seat);
      const move = moveOf(view, freshPlan(view));
      assert.equal(move !== undefined, view.phase === 'defend', `in ${view.phase}`);
      count += move === undefined ? 0 : 1;
      const touched = mineOf(view).reduce((plan, _, at) => touchedCard(view, plan, at), freshPlan(view));
      const other = moveOf(view, touched);
      assert.ok(other === undefined || view.legal?.includes(other) === true);
      submit(table, seat, simple.answer(look(table, seat), rng));
    }
  }
  assert.ok(count > 10);
});
