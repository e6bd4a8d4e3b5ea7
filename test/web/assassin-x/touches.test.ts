/** What a game asks of one who plays whatever can be played, counted without a page; `npm run taps` counts on one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../../src/bots/index.ts';
import { assassinX } from '../../../src/games/assassin-x/index.ts';
import { type AssassinXSeen, isAssassinX } from '../../../src/games/assassin-x/seen.ts';
import { letBotMove, newBots, stir } from '../../../src/host/bots.ts';
import { awaited, look, openTable, submit } from '../../../src/host/table.ts';
import { deedOf, mineOf } from '../../../src/web/assassin-x/choices.ts';
import { deedIn, dropOf, freshPlan, moveOf, touchedCard } from '../../../src/web/assassin-x/plan.ts';
import { ALWAYS, standingOf } from '../../../src/web/assassin-x/standing.ts';
import { answered, type Kept, NOTHING } from '../../../src/web/pass/pass.ts';

const ME = 'A';
const MOST = 70;

type Answer = { readonly move: string; readonly touches: number; readonly kept?: Kept };

/** Card, whom, and the button, as far as they are not there already. */
const byTouch = (view: AssassinXSeen): Answer => {
  let [plan, touches] = [freshPlan(view), 1];
  const touch = (next: typeof plan) => {
    plan = next;
    touches += 1;
  };
  const glowing = mineOf(view).findIndex((card) => deedOf(view, card) !== undefined);
  if (view.phase === 'action' && plan.raised === undefined && glowing >= 0) touch(touchedCard(view, plan, glowing));
  const deed = view.phase === 'action' ? deedIn(view, plan) : undefined;
  if (deed?.aimed === true && plan.target === undefined) touch({ ...plan, target: deed.targets[0] });
  const move = moveOf(view, plan);
  const drop = dropOf(view, plan);
  const { stake } = standingOf(view, ALWAYS);
  return {
    move: move ?? view.legal?.find((one) => one === 'pass') ?? view.legal?.[0] ?? '',
    touches: move === undefined ? 1 : touches,
    ...(drop === undefined ? {} : { kept: { move: `discard ${drop}`, phase: 'discard', stake } }),
  };
};

const play = (seed: string): { touches: number; needless: number } => {
  const table = openTable(assassinX, { game: assassinX.id, options: {}, seats: 4, seed });
  const bots = newBots((seat) => (seat === ME ? undefined : botsFor(assassinX.id).simple));
  const counted = { touches: 0, needless: 0 };
  let kept: Kept | undefined;
  while (table.state.over === undefined) {
    if (!awaited(table).includes(ME)) {
      letBotMove(bots, table, (seat, move) => submit(table, seat, move));
      continue;
    }
    const { view } = look(table, ME);
    assert.ok(isAssassinX(view));
    const known = answered(kept === undefined ? NOTHING : { ...NOTHING, kept }, standingOf(view, ALWAYS));
    if (known !== undefined) kept = undefined;
    const answer = known === undefined ? byTouch(view) : { move: known, touches: 0 };
    if (answer.kept !== undefined) kept = answer.kept;
    if (view.legal?.length === 1) counted.needless += answer.touches;
    counted.touches += answer.touches;
    stir(bots, table, submit(table, ME, answer.move));
  }
  return counted;
};

test('a game takes few touches, and no question has one answer', () => {
  for (let i = 1; i <= 12; i++) {
    const { touches, needless } = play(`taps ${i}`);
    assert.ok(touches > 0 && touches <= MOST, `${touches} touches in game ${i}`);
    assert.equal(needless, 0, `game ${i}`);
  }
});
