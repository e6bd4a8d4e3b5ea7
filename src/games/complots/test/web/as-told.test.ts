/** During scenes, seats keep what earlier scenes told: in whole games, from every seat. */
import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../../../bots/index.ts';
import type { Viewer } from '../../../../engine/facts.ts';
import { letBotMove, newBots } from '../../../../host/bots.ts';
import { look, openTable, submit, type Table } from '../../../../host/table.ts';
import { says } from '../../rules/facts.ts';
import { complots } from '../../rules/index.ts';
import { isComplots } from '../../rules/typed-view.ts';
import { asTold } from '../../web/cards-so-far.ts';

/** Facts that change a hand other than by a loss. */
const EXCHANGED = ['drew', 'got', 'kept', 'returned', 'replaced'] as const;

const seen = (table: Table, viewer: Viewer) => {
  const { view, heard } = look(table, viewer);
  assert.ok(isComplots(view));
  return { view, heard: [...heard] };
};

test('once all facts of a move are told, cards at the seats match the table', () => {
  let [lost, acts] = [0, 0];
  for (const options of [
    {},
    { lineup: 'expert-2', religions: true },
    { lineup: 'duchess,assassin,witch,captain,ambassador' },
  ]) {
    const table = openTable(complots, { game: complots.id, options, seats: 5, seed: 'told' });
    const bots = newBots(() => botsFor(complots.id).simple);
    while (table.state.over === undefined) {
      const viewers: Viewer[] = [...table.state.seats, undefined];
      const before = viewers.map((viewer) => seen(table, viewer));
      letBotMove(bots, table, (seat, move) => submit(table, seat, move));
      for (const [i, viewer] of viewers.entries()) {
        const [was, is] = [before[i], seen(table, viewer)];
        assert.ok(was !== undefined);
        const since = is.heard.slice(was.heard.length);
        const told = asTold(was.view, since);
        const still = !since.some((said) => says(said, 'lost', 'buried', 'uncovered', 'out'));
        if (still) assert.equal(told, was.view, 'what has not changed is the same');
        if (since.some((said) => says(said, ...EXCHANGED))) continue;
        const cards = ({ view }: Pick<typeof is, 'view'>) =>
          view.seats.map((seat) => {
            const { hidden, dead, revealed, alive } = view.players[seat];
            return { hidden, dead, revealed, alive };
          });
        assert.deepEqual(cards({ view: told }), cards(is));
        if (since.some((said) => says(said, 'lost') && said[0] === viewer)) assert.deepEqual(told.hand, is.view.hand);
        lost += still ? 0 : 1;
        acts += 1;
      }
    }
  }
  assert.ok(lost > 30 && acts > 300, `${lost} losses in ${acts} acts`);
});
