/** The rules page of Complots: characters by clan, and pages for one line-up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemsOf, leaves, pageOf } from '../../../../../test/web/rules.ts';
import type { Page } from '../../../../web/table/rules-page.ts';
import { LANGS, textsOf } from '../../../../words/languages.ts';
import { CHARACTERS, CLANS, clanOf } from '../../rules/characters.ts';
import { PRESETS } from '../../rules/options.ts';
import type { ComplotsText } from '../../texts/fr/table.ts';

const TEXTS = await textsOf<ComplotsText>((lang) => import(`../../texts/${lang}/table.ts`)).all();

/** Characters that several players may claim at once. */
const SHARING = ['illusionist', 'pope', 'undertaker'] as const;

for (const lang of LANGS)
  test(`${lang}: every character is listed in its clan; a line-up can be shown alone`, async () => {
    const whole = await pageOf('complots', lang, []);
    const { characters, presets } = TEXTS[lang];
    const faces = (of: Page) =>
      itemsOf(of).flatMap(({ art }) => (art !== undefined && 'card' in art ? [art.card] : []));
    assert.equal(whole.part, false);
    assert.deepEqual(faces(whole).sort(), [...CHARACTERS].sort());
    for (const clan of CLANS) {
      const many = CHARACTERS.filter((one) => clanOf(one) === clan).length;
      assert.ok(whole.chapters.some(({ key, items }) => key === clan && items.length === many));
    }
    for (const [id, lineup] of Object.entries(PRESETS)) {
      assert.ok(Object.hasOwn(presets, id), id);
      const some = await pageOf('complots', lang, lineup);
      assert.equal(some.part, true);
      assert.deepEqual(faces(some).sort(), [...lineup].sort());
      assert.ok(!some.chapters.some(({ key }) => key === 'religions'));
      if (!lineup.some((one) => SHARING.some((other) => other === one)))
        for (const one of ['undertaker', 'illusionist'] as const)
          assert.ok(!leaves(some).join().includes(characters[one].name), `${one} is not in ${id}`);
    }
    const faith = await pageOf('complots', lang, [...CHARACTERS.slice(0, 1), 'religions']);
    assert.ok(faith.chapters.some(({ key }) => key === 'religions'));
    const captain = itemsOf(whole).find(({ name }) => name === characters.captain.name);
    assert.ok(
      !captain?.notes?.at(-1)?.includes(characters.justiciar.name),
      'a thief is not countered by another thief',
    );
    assert.ok(captain?.notes?.at(-1)?.includes(characters.spy.name));
  });
