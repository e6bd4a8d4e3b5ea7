/** Home and its pages: every box in each language, what the chosen one leads to, and pages without anything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { boxesOf, fetchShelf } from '../../src/words/index.ts';
import { LANGS } from '../../src/words/languages.ts';
import { TEXT } from '../web/said.ts';
import * as seen from '../web/seen.ts';
import { openDevice } from './device.ts';
import { onScreen } from './testing.ts';

await Promise.all(LANGS.map(fetchShelf));
const BOXES = GAMES.flatMap(({ id }) => boxesOf(id));
const tongue = (lang: string): string => `${seen.TONGUES} input[value="${lang}"]`;

test(
  'the language can be changed; the shelf shows every box in each, and what it holds',
  onScreen(async () => {
    const home = await openDevice('/', { lang: 'fr' });
    for (const lang of ['it', 'en', 'fr'] as const) {
      await home.touch(tongue(lang));
      await home.hears('legend', TEXT[lang].whichGame);
      assert.equal(home.kept('lang'), lang);
      assert.deepEqual(
        home.texts(`${seen.SHELVED} ${seen.BOX} b`),
        BOXES.map(({ title }) => title(lang)),
      );
      for (const { id, about } of BOXES) {
        await home.touch(`${seen.SHELVED} input[value="${id}"]`);
        await home.hears('fieldset p', about(lang));
      }
    }
  }),
);

for (const box of BOXES)
  test(
    `${box.id} is played as it was chosen, and remembered`,
    onScreen(async () => {
      const home = await openDevice('/', { lang: 'fr' });
      await home.touch(`${seen.SHELVED} input[value="${box.id}"]`);
      await home.touch(`${seen.WAYS} ${seen.WAY}:has-text("${TEXT.fr.alone}")`);
      await home.touch(seen.BEGIN);
      await home.hears(`${seen.BAR} h1`, box.title('fr').split(' ')[0] ?? '');
      await home.until(() => home.kept('solo'));
      assert.deepEqual(JSON.parse(home.kept('solo') ?? '{}').record.options, box.options);
      const again = await home.reopen('/');
      await again.see(`${seen.SHELVED} input[value="${box.id}"]:checked`);
    }),
  );

test(
  'a first visit asks the server for nothing; if it does not answer, my games say that online ones are missing',
  onScreen(async () => {
    const asked: string[] = [];
    const net = {
      answer: (path: string) => {
        asked.push(path);
        return undefined;
      },
    };
    const home = await openDevice('/', { net });
    await home.hears('main', TEXT.en.joinByCode);
    await home.pass(3000);
    assert.deepEqual(asked, []);
    const mine = await openDevice('/#/mine', { net, kept: { known: 'yes' } });
    await mine.hears('main', TEXT.en.onlineMissing);
  }),
);

test(
  'empty pages offer a way on: my games without any, moving here without a code',
  onScreen(async () => {
    const moving = await openDevice('/#/recover', { lang: 'fr' });
    await moving.see(`${seen.MOVING} form input`);
    assert.equal(moving.count(seen.TROUBLE), 0);
    const mine = await openDevice('/#/mine', { lang: 'fr' });
    await mine.touch(`${seen.MY_GAMES} ${seen.PRIMARY}:has-text("${TEXT.fr.alone}")`);
    await mine.see(seen.DOCK);
  }),
);

test(
  'rules are searched: what fits is shown, and how many; nothing found is said',
  onScreen(async () => {
    for (const { id } of GAMES) {
      const rules = await openDevice(`/#/rules/${id}`);
      await rules.see(seen.CHAPTER);
      const all = rules.count(`${seen.CHAPTER} li`);
      await rules.write(seen.SEARCH, 'clock joker gavel');
      await rules.hears(seen.FOUND, /\S/);
      assert.equal(rules.count(seen.CHAPTER), 0);
      await rules.write(seen.SEARCH, 'who');
      await rules.see('mark');
      const some = rules.count(`${seen.CHAPTER} li`);
      assert.ok(some < all);
      await rules.hears(seen.FOUND, /\d/);
    }
  }),
);
