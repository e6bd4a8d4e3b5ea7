/** `isLie` and challenges agree on what is a lie. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf, seeded } from '../../../engine/chance.ts';
import type { Imagined } from '../../../engine/game.ts';
import { legal, unanswered } from '../../../engine/kernel.ts';
import { openTable, submit, tableViewOf } from '../../../host/table.ts';
import { complots as game } from '../rules/index.ts';
import { isComplots } from '../rules/typed-view.ts';

const complots: Imagined = game;
const PROOF = ['showed', 'bluffed'];

for (const options of [{}, { religions: true }])
  test(`a claim is a lie if a challenge would say so: ${JSON.stringify(options)}`, () => {
    let doubts = 0;
    for (let i = 0; i < 12; i++) {
      const rng = seeded(`proof ${i}`);
      const table = openTable(complots, { game: complots.id, options, seats: 3 + (i % 4), seed: `proof ${i}` });
      while (table.state.over === undefined) {
        const [seat] = unanswered(complots, table.state);
        assert.ok(seat);
        const moves = legal(complots, table.state, seat);
        const move = moves.includes('doubt') && i % 2 === 0 ? 'doubt' : oneOf(rng, moves);
        const view = tableViewOf(table);
        const lie = complots.claim?.isLie(table.state);
        const facts = submit(table, seat, move).map(({ said }) => said);
        const at = facts.findIndex(([, verb]) => verb === 'doubted');
        const proof = at < 0 ? undefined : facts.slice(at).find(([, verb]) => PROOF.includes(String(verb)));
        // an embezzler shows everything, whatever it is
        if (proof === undefined || !isComplots(view) || view.claim?.character === null) continue;
        doubts += 1;
        assert.equal(lie, proof[1] === 'bluffed', `${facts.map((said) => said.join(' ')).join(', ')}`);
      }
    }
    assert.ok(doubts > 20);
  });
