/** Texts at a table: nothing private where others can read it, and no contradictions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { botsFor } from '../../src/bots/index.ts';
import { mix, seeded } from '../../src/engine/chance.ts';
import { type Fact, sentence } from '../../src/engine/facts.ts';
import type { View } from '../../src/engine/game.ts';
import { each, type Seat } from '../../src/engine/seats.ts';
import { letBotSpeak, newBots } from '../../src/host/bots.ts';
import { awaited, factsOf, look, openTable, submit, type Table } from '../../src/host/table.ts';
import { isAwaited } from '../../src/web/link/link.ts';
import { LANGS } from '../../src/words/languages.ts';
import { wordsFor } from '../all-words.ts';

const names = (seat: Seat) => `<${seat}>`;

/** Whole games by bots with some random moves, so that they also cheat and whisper. */
const played = (id: string, seats: number, seed: string, at: (table: Table) => void): Table => {
  const game = GAMES.find((one) => one.id === id);
  assert.ok(game !== undefined);
  const table = openTable(game, { game: id, options: {}, seats, seed });
  const rng = seeded(seed);
  const { simple, random } = botsFor(id);
  const bots = newBots(() => simple);
  for (let i = 0; i < 300 && table.state.over === undefined; i++) {
    const [seat] = mix(rng, awaited(table));
    if (seat === undefined) break;
    at(table);
    submit(table, seat, (i % 3 === 0 ? random : simple).answer(look(table, seat), rng));
    letBotSpeak(bots, table, (one, move) => submit(table, one, move));
  }
  return table;
};

const STAGED = GAMES.map(({ id }) => id).filter((id) => wordsFor(id, 'fr').stage !== undefined);

for (const id of STAGED)
  test(`${id}: secret facts are marked as such, and no others are`, () => {
    const { secret } = wordsFor(id, 'fr').stage ?? {};
    assert.ok(secret !== undefined);
    const some = (fact: Fact) => fact.to !== 'all' && fact.to.length > 0;
    let count = 0;
    for (const seed of ['felt', 'table', 'night'])
      for (const fact of factsOf(played(id, 5, seed, () => {}))) {
        if (fact.to !== 'all' && fact.to.length === 0) continue;
        assert.equal(secret(fact.said) !== undefined, some(fact), sentence(fact.said));
        count += some(fact) ? 1 : 0;
      }
    assert.ok(count > 30, `only ${count} facts were told to some alone`);
  });

for (const id of STAGED)
  test(`${id}: everybody sees other seats as a watcher does`, () => {
    played(id, 5, 'felt', (table) => {
      const all = look(table, undefined).view;
      for (const seat of table.state.seats) {
        const { view } = look(table, seat);
        const { stage } = wordsFor(id, 'fr');
        // public texts, addressed to the reader, so that "you" and names do not differ
        const open = { ...all, me: seat };
        for (const other of table.state.seats)
          if (other !== seat)
            assert.deepEqual(stage?.place(view, other, names), stage?.place(open, other, names), `${seat} of ${other}`);
      }
    });
  });

for (const id of STAGED)
  test(`${id}: no line lacks a name at its beginning or inside`, () => {
    const check = (text: string | undefined, of: string) =>
      assert.ok(text === undefined || !/^[\s:;,.]|\s{2}|\u00a0\s/u.test(text), `${of}: "${text}"`);
    const table = played(id, 4, 'lines', (now) => {
      for (const viewer of [...now.state.seats, undefined])
        for (const lang of LANGS) {
          const { view } = look(now, viewer);
          check(wordsFor(id, lang).phase(view, names), `${lang} ${view.phase} to ${viewer}`);
        }
    });
    for (const { said } of factsOf(table))
      for (const viewer of [...table.state.seats, undefined])
        for (const lang of LANGS) check(wordsFor(id, lang).fact(said, names, viewer), `${lang} ${sentence(said)}`);
  });

test('a player who has answered is no longer awaited', () => {
  const view: View = {
    game: 'chess',
    version: 1,
    seats: ['A', 'B', 'C'],
    phase: 'vote',
    toAct: ['A', 'B', 'C'],
    question: 1,
    over: null,
    me: 'A',
    players: each(['A', 'B', 'C'], () => ({})),
  };
  const waited = (more: Partial<View>) => view.seats.filter((seat) => isAwaited({ ...view, ...more }, seat));
  assert.deepEqual(waited({}), ['A', 'B', 'C']);
  assert.deepEqual(waited({ answer: 'accuse B' }), ['B', 'C']);
  assert.deepEqual(waited({ answer: 'accuse B', answered: ['A', 'C'] }), ['B']);
  assert.deepEqual(waited({ over: ['A'] }), []);
});
