import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGS } from '../../../src/words/languages.ts';
import { corpus, share, TARGETS } from './corpus.ts';

describe('free text is understood or ignored', () => {
  for (const lang of LANGS) {
    const { tuned, heldOut, strangers } = corpus(lang);
    it(`${lang}: has enough sentences, all different`, () => {
      const texts = [...tuned, ...heldOut].map(({ text }) => text);
      assert.ok(texts.length >= TARGETS.sentences);
      assert.equal(new Set(texts).size, texts.length);
    });
    for (const [part, list] of Object.entries({ tuned, heldOut }))
      it(`${lang}, ${part}: at least ${TARGETS.right}% right, at most ${TARGETS.wrong}% wrong`, () => {
        const missed = list.filter(({ outcome }) => outcome !== 'right').map(({ text }) => text);
        assert.ok(share(list, 'right') >= TARGETS.right, missed.join('\n'));
        assert.ok(share(list, 'wrong') <= TARGETS.wrong, missed.join('\n'));
      });
    it(`${lang}: slang and typos of strangers are not misunderstood`, () => {
      const wrong = strangers.filter(({ outcome }) => outcome === 'wrong').map(({ text }) => text);
      assert.ok(share(strangers, 'wrong') <= TARGETS.wrong, wrong.join('\n'));
    });
  }
});
