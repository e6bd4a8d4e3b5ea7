/**
 * Counts the touches of a game if every card is chosen, without a page (`npm run lab -- taps` uses one). After two
 * passes in a row the player accepts automatic passing.
 */
import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../../../bots/index.ts';
import { letBotMove, newBots, stir } from '../../../../host/bots.ts';
import { awaited, look, openTable, submit } from '../../../../host/table.ts';
import { answered, holding, NOTHING } from '../../../../web/table/pass/pass.ts';
import { assassinX } from '../../rules/index.ts';
import { type AssassinXView, isAssassinX } from '../../rules/typed-view.ts';
import { deedOf, mineOf } from '../../web/choices.ts';
import { deedIn, freshPlan, moveOf, taking, touchedCard } from '../../web/plan.ts';
import { ALWAYS, standingOf } from '../../web/standing.ts';

const ME = 'A';
const MOST = 240;

type Answer = { readonly move: string; readonly touches: number };

/** Three cards and a button for an offer; card, target and button for everything else. */
const byTouch = (view: AssassinXView): Answer => {
  let [plan, touches] = [freshPlan(view), 0];
  const touch = (next: typeof plan) => {
    plan = next;
    touches += 1;
  };
  if (view.phase === 'offer') for (const at of [0, 1, 2]) touch(touchedCard(view, plan, at));
  if (view.phase === 'take') touch(taking(plan, 0));
  if (view.phase === 'discard' || view.phase === 'give')
    touch(
      touchedCard(
        view,
        plan,
        (view.hand ?? []).findIndex((card) => view.legal?.includes(`${view.phase} ${card}`)),
      ),
    );
  const able = mineOf(view).findIndex((card) => {
    const verb = deedOf(view, card)?.verb;
    return verb !== undefined && verb !== 'intervene';
  });
  if (able >= 0) touch(touchedCard(view, plan, able));
  const deed = view.phase === 'action' ? deedIn(view, plan) : undefined;
  if (deed?.aimed === true && plan.target === undefined) touch({ ...plan, target: deed.targets[0] });
  const move = moveOf(view, plan);
  const pass = view.legal?.find((one) => one === 'pass') ?? view.legal?.[0] ?? '';
  return move === undefined ? { move: pass, touches: 1 } : { move, touches: touches + 1 };
};

type Counted = { touches: number; needless: number; passes: number };

const play = (seed: string): Counted => {
  const table = openTable(assassinX, { game: assassinX.id, options: {}, seats: 4, seed });
  const bots = newBots((seat) => (seat === ME ? undefined : botsFor(assassinX.id).simple));
  const counted: Counted = { touches: 0, needless: 0, passes: 0 };
  let [running, said] = [0, NOTHING];
  while (table.state.over === undefined) {
    if (!awaited(table).includes(ME)) {
      letBotMove(bots, table, (seat, move) => submit(table, seat, move));
      continue;
    }
    const { view, heard } = look(table, ME);
    assert.ok(isAssassinX(view));
    const standing = standingOf(view, ALWAYS);
    said = holding(said, standing, heard, () => []);
    const known = answered(said, standing);
    const answer = known === undefined ? byTouch(view) : { move: known, touches: 0 };
    const passes = answer.move === 'pass' && answer.touches > 0;
    if (passes) {
      counted.passes += 1;
      running += 1;
      if (running > 2) said = { ...said, until: { what: 'turn', turn: view.turn } };
    } else if (answer.touches > 0 && view.phase === 'action') running = 0;
    if (view.legal?.length === 1) counted.needless += answer.touches;
    counted.touches += answer.touches;
    stir(bots, table, submit(table, ME, answer.move));
  }
  return counted;
};

test('a game takes few touches, at most a third of them passes, and none for questions with one answer', () => {
  const all: Counted = { touches: 0, needless: 0, passes: 0 };
  for (let i = 1; i <= 12; i++) {
    const { touches, needless, passes } = play(`taps ${i}`);
    assert.ok(touches > 0 && touches <= MOST, `${touches} touches in game ${i}`);
    assert.equal(needless, 0, `game ${i}`);
    all.touches += touches;
    all.passes += passes;
  }
  assert.ok(all.passes * 3 <= all.touches, `${all.passes} passes of ${all.touches} touches`);
});
