/** The many moves of Tribunal at the table of any game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../../src/bots/index.ts';
import { mix, seeded } from '../../../src/engine/chance.ts';
import { tribunal } from '../../../src/games/tribunal/index.ts';
import { awaited, look, openTable, submit } from '../../../src/host/table.ts';
import { isFree, isSpeech, stepAfter, tongueOf, verbs } from '../../../src/web/generic/moves.ts';
import { wordsFor } from '../../../src/words/all.ts';
import { LANGS } from '../../../src/words/words.ts';

test('a list is short at each step, and every choice of it reads differently', () => {
  const table = openTable(tribunal, { game: 'tribunal', options: {}, seats: 8, seed: 'short' });
  const rng = seeded('short');
  const { simple } = botsFor('tribunal');
  for (let i = 0; i < 200 && table.state.over === undefined; i++) {
    const [seat] = mix(rng, awaited(table));
    if (seat === undefined) break;
    const { view } = look(table, seat);
    const moves = (view.legal ?? []).filter((move) => !isFree(move) && !isSpeech(move));
    for (const lang of LANGS) {
      const words = wordsFor('tribunal', lang);
      assert.ok(words.screen !== undefined);
      const tongue = tongueOf(words, words.screen, view, (seat) => `<${seat}>`);
      const first = verbs(moves, tongue);
      assert.ok(first.length <= 8, `${first.length} verbs`);
      for (const { path, move } of first) {
        if (move !== undefined) continue;
        const step = stepAfter(moves, path, tongue);
        if (step.next !== 'word') continue;
        const texts = step.choices.map(({ text, note }) => `${text} ${note ?? ''}`);
        assert.equal(new Set(texts).size, texts.length, texts.join(' | '));
        for (const text of texts) assert.doesNotMatch(text, /undefined|\bnone\b/, text);
      }
      for (const move of (view.legal ?? []).filter(isSpeech)) {
        const { title, quote } = tongue.label(move);
        assert.ok(quote !== undefined && title.includes(quote) && quote.length < title.length, title);
      }
    }
    submit(table, seat, simple.answer(look(table, seat), rng));
  }
});
