/** The rules page of Complots: characters by clan, and pages for one line-up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemsOf, leaves, pageOf } from '../../../../../test/web/rules.ts';
import type { Page } from '../../../../web/table/rules-page.ts';
import { LANGS, textsOf } from '../../../../words/languages.ts';
import { CHARACTERS, CLANS, clanOf } from '../../rules/characters.ts';
import { PRESETS } from '../../rules/options.ts';
import type { ComplotsText } from '../../texts/fr/table.ts';
import { boxes, OLD } from '../../words/boxes.ts';

const TEXTS = await textsOf<ComplotsText>((lang) => import(`../../texts/${lang}/table.ts`)).all();

/** Characters that several players may claim at once. */
const SHARING = ['illusionist', 'pope', 'undertaker'] as const;

const [first, second] = boxes;
assert.ok(first !== undefined && second !== undefined);

for (const lang of LANGS)
  test(`${lang}: every character is listed in its clan; the first box has its own, a table its line-up`, async () => {
    const whole = await pageOf('complots', lang, { box: second, options: second.options });
    const { characters, presets } = TEXTS[lang];
    const faces = (of: Page) =>
      itemsOf(of).flatMap(({ art }) => (art !== undefined && 'card' in art ? [art.card] : []));
    const among = (of: Page, key: string) => of.chapters.some((one) => one.key === key);
    assert.deepEqual(faces(whole).sort(), [...CHARACTERS].sort());
    assert.ok(among(whole, 'religions'));
    const old = await pageOf('complots', lang, { box: first, options: first.options });
    assert.deepEqual(faces(old).sort(), [...OLD].sort());
    assert.ok(!among(old, 'religions'));
    for (const clan of CLANS) {
      const many = CHARACTERS.filter((one) => clanOf(one) === clan).length;
      assert.ok(whole.chapters.some(({ key, items }) => key === clan && items.length === many));
    }
    for (const [id, lineup] of Object.entries(PRESETS)) {
      assert.ok(Object.hasOwn(presets, id), id);
      const some = await pageOf('complots', lang, { box: second, options: { lineup }, players: 4 });
      assert.deepEqual(faces(some).sort(), [...lineup].sort());
      assert.ok(!among(some, 'religions'));
      if (!lineup.some((one) => SHARING.some((other) => other === one)))
        for (const one of ['undertaker', 'illusionist'] as const)
          assert.ok(
            !leaves(some.chapters.filter(({ key }) => key !== 'options'))
              .join()
              .includes(characters[one].name),
            `${one} is not in ${id}`,
          );
    }
    assert.ok(
      among(await pageOf('complots', lang, { box: second, options: { religions: 'true' }, players: 4 }), 'religions'),
    );
    const captain = itemsOf(whole).find(({ name }) => name === characters.captain.name);
    assert.ok(
      !captain?.notes?.at(-1)?.includes(characters.justiciar.name),
      'a thief is not countered by another thief',
    );
    assert.ok(captain?.notes?.at(-1)?.includes(characters.spy.name));
  });
