/** The hand is the controls: what is raised from the start, what a touch changes, and the move it makes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../../src/bots/index.ts';
import { mix, seeded } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { assassinX } from '../../../src/games/assassin-x/index.ts';
import { type AssassinXSeen, isAssassinX } from '../../../src/games/assassin-x/seen.ts';
import { awaited, look, openTable, resumeTable, submit, type Table } from '../../../src/host/table.ts';
import { mineOf } from '../../../src/web/assassin-x/choices.ts';
import { dropOf, freshPlan, moveOf, type Plan, taking, touchedCard } from '../../../src/web/assassin-x/plan.ts';
import { wordsFor } from '../../../src/words/all.ts';
import { dealt } from '../saved-games.ts';

const seen = (table: Table, seat: Seat): AssassinXSeen => {
  const { view } = look(table, seat);
  assert.ok(isAssassinX(view));
  return view;
};
const tableOf = (...deal: readonly string[]): Table =>
  openTable(assassinX, JSON.parse(dealt('assassin-x', [...deal, 'phase: action'], [], { first: 'A' })).record);
const touch = (view: AssassinXSeen, plan: Plan, ...cards: readonly string[]): Plan =>
  cards.reduce((now, card) => touchedCard(view, now, mineOf(view).indexOf(card as never)), plan);

const A = 'A: assassin weapon-4 approach-3 stress time, joker silencer';
const B = 'B: intervention clue-1 place time reflex-1';
const C = 'C: intervention clue-2 weapon-2 approach-2 weapon-1';

test('X20 an attack: the best is laid, a touch takes back or lays instead, whom it meets is chosen', () => {
  const view = seen(tableOf(A, B, C), 'A');
  const raised = freshPlan(view);
  const aimed: Plan = { ...raised, target: 'B' };
  assert.equal(moveOf(view, aimed), 'assassinate B weapon-4 approach-3 time stress silencer');
  assert.equal(moveOf(view, touch(view, aimed, 'silencer', 'time')), 'assassinate B weapon-4 approach-3 stress');
  assert.equal(moveOf(view, touch(view, aimed, 'weapon-4')), undefined, 'not without a weapon');
  assert.equal(moveOf(view, touch(view, aimed, 'assassin')), undefined, 'touched again it is lowered');
});

test('an attack is meant for whoever has the fewest points, a joker for whoever leads; whom to accuse is not said', () => {
  const view = seen(tableOf(A, `${B}, 2 points`, C), 'A');
  assert.equal(freshPlan(view).target, 'C');
  const table = tableOf('A: intervention clue-4 clue-3 stress time, joker informer', B, `${C}, 2 points`);
  const other = seen(table, 'A');
  assert.equal(touch(other, freshPlan(other), 'informer').target, 'C');
  assert.equal(moveOf(other, touch(other, freshPlan(other), 'intervention')), undefined);
});

test('where there is one thing alone to be done it is raised; a lesson waits for the touch', () => {
  const alone = seen(tableOf(A, B, C), 'A');
  assert.equal(mineOf(alone)[freshPlan(alone).raised ?? -1], 'assassin');
  assert.equal(freshPlan(alone, true).raised, undefined);
  const several = seen(tableOf('A: assassin weapon-4 intervention stress time', B, C), 'A');
  assert.equal(freshPlan(several).raised, undefined);
});

test('X11 an open card is taken together with what goes for it; a hidden one is seen first', () => {
  const deal = ['A: weapon-1 clue-1 clue-2 time place', 'B: clue-6 clue-5 assassin weapon-6 time'];
  const { record } = JSON.parse(dealt('assassin-x', deal, [['A', 'offer time down weapon-1 clue-1']], { first: 'A' }));
  const view = seen(resumeTable(assassinX, record), 'B');
  const plan = freshPlan(view);
  assert.equal(moveOf(view, plan), 'take 0');
  assert.equal(dropOf(view, plan), 'clue-5');
  assert.equal(dropOf(view, touch(view, plan, 'time')), 'time');
  assert.equal(dropOf(view, touch(view, plan, 'assassin')), undefined, 'never the assassin');
  assert.equal(dropOf(view, taking(view, plan, 1)), undefined);
  assert.equal(dropOf(view, freshPlan(view, true)), undefined, 'a lesson goes step by step');
});

test('X42 a search shows what one would receive, and for what', () => {
  const table = tableOf('A: clue-4 clue-2 time place stress, joker forensics', B, 'discard: weapon-6 assassin');
  submit(table, 'A', 'forensics');
  const view = seen(table, 'A');
  assert.deepEqual(view.discards, ['weapon-6', 'assassin']);
  assert.equal(seen(table, 'B').discards, undefined, 'he alone sees them');
  const plan: Plan = { ...touch(view, freshPlan(view), 'clue-2'), theirs: 0 };
  assert.equal(moveOf(view, plan), 'swap clue-2 weapon-6');
  assert.equal(moveOf(view, { ...plan, theirs: 1 }), undefined, 'an assassin cannot be had');
  const { title } = wordsFor('assassin-x', 'en').move('swap clue-2 weapon-6', (seat) => seat, view);
  assert.match(title, /button.*Revolver/);
});

test('where one alone can be named he is', () => {
  const view = seen(tableOf(A, B), 'A');
  assert.match(moveOf(view, freshPlan(view)) ?? '', /^assassinate B /);
});

test('X10 an offer: the free one starts hidden, the assassin is never suggested', () => {
  const { record } = JSON.parse(dealt('assassin-x', [A, B, C], [], { first: 'A' }));
  const view = seen(openTable(assassinX, record), 'A');
  const plan = freshPlan(view);
  assert.match(moveOf(view, plan) ?? '', /^offer \S+ down \S+ \S+$/);
  assert.match(moveOf(view, { ...plan, up: true }) ?? '', /^offer \S+ \S+ down \S+$/);
  const at = plan.slots[0] ?? 0;
  const less = touchedCard(view, plan, at);
  assert.equal(moveOf(view, less), undefined);
  assert.equal(moveOf(view, touchedCard(view, less, at)), moveOf(view, plan));
});

test('in whole games what is raised from the start is legal, and never gives the assassin away', () => {
  const { simple } = botsFor('assassin-x');
  const likely = ['offer', 'take', 'discard', 'give', 'defend'];
  let count = 0;
  for (let i = 0; i < 8; i++) {
    const table = openTable(assassinX, { game: 'assassin-x', options: {}, seats: 2 + (i % 4), seed: `plan ${i}` });
    const rng = seeded(`plan ${i}`);
    while (table.state.over === undefined) {
      const [seat] = mix(rng, awaited(table));
      if (seat === undefined) break;
      const view = seen(table, seat);
      const move = moveOf(view, freshPlan(view));
      if (view.phase !== 'action') assert.equal(move !== undefined, likely.includes(view.phase), `in ${view.phase}`);
      assert.doesNotMatch(move ?? '', / assassin\b/);
      count += move === undefined ? 0 : 1;
      const touched = mineOf(view).reduce((plan, _, at) => touchedCard(view, plan, at), freshPlan(view));
      const other = moveOf(view, touched);
      assert.ok(other === undefined || view.legal?.includes(other) === true);
      submit(table, seat, simple.answer(look(table, seat), rng));
    }
  }
  assert.ok(count > 100);
});
