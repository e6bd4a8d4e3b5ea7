/** Counts touches of a day and night without a page; `npm run lab -- taps` uses one. */
import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength } from '../../../../../test/at-length.ts';
import { botsFor } from '../../../../bots/index.ts';
import { seeded } from '../../../../engine/chance.ts';
import { letBotMove, newBots, stir } from '../../../../host/bots.ts';
import { awaited, look, openTable, submit } from '../../../../host/table.ts';
import { tribunal } from '../../rules/index.ts';
import { isTribunal, type TribunalView } from '../../rules/typed-view.ts';
import { askingOf, firstAim } from '../../web/choices.ts';
import { lingers } from '../../web/pause.ts';
import { dayOf } from './whole.ts';

const ME = 'A';
const MOST = 10;
/** With a gavel per step, and plots against an unplanned target. */
const A_CLERKS = 12;

/** A button, or a name and a hold; a plea ends automatically after a name. */
const touchesFor = (view: TribunalView, move: string, heard: Parameters<typeof firstAim>[1]): number => {
  const asking = askingOf(view);
  if (asking.kind === 'plead' && move === 'rest' && view.docket.pleaded) return 0;
  if (asking.kind !== 'aim' || move === 'pass') return 1;
  const aim = firstAim(view, heard);
  const verb = asking.verbs.find((one) => one.at.some((seat) => one.move(seat) === move))?.verb;
  const named = aim?.at !== undefined && move.split(' ').includes(aim.at);
  return 1 + (verb === aim?.verb ? 0 : 1) + (named ? 0 : 1);
};

const play = (seed: string): number[] => {
  const table = openTable(tribunal, { game: tribunal.id, options: {}, seats: 5, seed });
  const { simple } = botsFor(tribunal.id);
  const bots = newBots((seat) => (seat === ME ? undefined : simple), false);
  const rng = seeded(seed);
  const days = new Map<string, number>();
  const gone = new Set<number>();
  for (let i = 0; i < 2000 && table.state.over === undefined; i++) {
    const { view, heard } = look(table, ME);
    assert.ok(isTribunal(view));
    // T74 a restarted round begins with its first day
    const again = heard.filter(([word]) => word === 'restarted').length;
    const day = dayOf(view);
    const count = (touches: number) => {
      const key = `${day} ${again}`;
      if (day !== undefined) days.set(key, (days.get(key) ?? 0) + touches);
    };
    // only steps without a time limit need a touch to continue
    if (lingers(view) === 0 && !gone.has(view.docket.number)) {
      gone.add(view.docket.number);
      count(1);
    }
    if (!awaited(table).includes(ME)) {
      letBotMove(bots, table, (seat, move) => submit(table, seat, move));
      continue;
    }
    const move = simple.answer(look(table, ME), rng);
    count(touchesFor(view, move, heard));
    stir(bots, table, submit(table, ME, move));
  }
  return [...days.values()];
};

test('a day and its night take few touches', () => {
  const games = Array.from({ length: isAtLength ? 8 : 3 }, (_, i) => play(`taps ${i + 1}`));
  for (const days of games) assert.ok(days.length > 2, `${days.length} days`);
  const all = games.flat();
  const said = games.map((days) => days.join(' ')).join('; ');
  assert.ok(all.filter((one) => one <= MOST).length >= 0.95 * all.length, said);
  assert.ok(Math.max(...all) <= A_CLERKS, said);
});
