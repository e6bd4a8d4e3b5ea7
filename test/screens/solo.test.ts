/** Alone on one's own device: the way into a game and back, options, levels, hints. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { packReplay } from '../../src/web/link/replay-code.ts';
import { en as characters } from '../../src/web/table/characters/text/en.ts';
import { DEFAULT_NAMES } from '../../src/words/default-names.ts';
import { nameOf } from '../../src/words/display-names.ts';
import { LANGS } from '../../src/words/languages.ts';
import { en, TEXT } from '../web/said.ts';
import { FIRST, kept, NAMES } from '../web/saved-games.ts';
import * as seen from '../web/seen.ts';
import { openDevice } from './device.ts';
import { sit } from './sit.ts';
import { onScreen } from './testing.ts';

test(
  'one touch starts a game from the first screen; it continues after the page is closed',
  onScreen(async () => {
    const home = await openDevice('/', { kept: { name: '' } });
    await home.touch(`${seen.WAYS} ${seen.WAY}:has-text("${en.alone}")`);
    await home.touch(seen.BEGIN);
    await home.see(seen.ASKED);
    assert.ok(
      DEFAULT_NAMES.some((name) => name === home.kept('courtier')),
      'who gave no name has a courtly one',
    );
    const table = home.tree(seen.FELT);
    await home.touch(seen.HOME);
    await home.touch(seen.RESUME);
    await home.see(seen.ASKED);
    const later = await home.reopen('/');
    await later.touch(seen.RESUME);
    await later.see(seen.ASKED);
    await later.pass(1000);
    assert.deepEqual(later.tree(seen.FELT), table);
  }),
);

for (const lang of LANGS)
  test(
    `${lang}: a saved game or replay of older rules names the first move that differs; the saved game is deleted`,
    onScreen(async () => {
      const set = { game: FIRST, seats: 3, options: {}, end: '0:elsewhere' };
      const table = await openDevice('/#/solo/resume', { lang, kept: { solo: kept(set) } });
      await table.hears('main', TEXT[lang].olderFrom(1));
      assert.equal(table.kept('solo'), undefined);
      const replay = await packReplay({ record: { ...set, seed: 'older', moves: [] }, names: NAMES.slice(0, 3) });
      const shown = await table.reopen(`/#/replay/${replay}`);
      await shown.hears('main', TEXT[lang].olderFrom(1));
    }),
  );

const BOX = (id: string): string => `${seen.BOXES} input[value="${id}"]`;

test(
  'options are shown in words; every game offers all levels, and describes how each plays',
  onScreen(async () => {
    for (const lang of LANGS) {
      const felt = await openDevice('/#/new/solo', { lang });
      await felt.touch(seen.OPENS_BOX);
      for (const { id, options } of GAMES) {
        await felt.touch(BOX(id));
        await felt.see(`${BOX(id)}:checked`);
        const raw = options.flatMap(({ name, of }) => [name, ...of.map(String)]).filter((word) => !/^\d+$/.test(word));
        await felt.until(() => felt.count('legend') >= 4); // game, players and opponents among them
        const said = felt.texts(`${seen.SHEET} >> :is(legend, ${seen.CHIP}, .chip-button, ${seen.TOGGLE} b)`);
        assert.deepEqual(
          said.filter((word) => raw.includes(word)),
          [],
        );
        for (const level of LEVELS) {
          await felt.touch(`${seen.CHIP} input[value="${level}"]`);
          await felt.hears(seen.SHEET, TEXT[lang].levelHints[level] ?? '');
        }
      }
    }
  }),
);

test(
  'level and character of each opponent can be chosen, and its seat shows them',
  onScreen(async () => {
    const table = await openDevice('/#/new/solo');
    await table.touch(`${seen.CHAIR}:nth-child(3) ${seen.SITS}`);
    await table.touch(`${seen.BOT_FACES} label:has-text("${nameOf('miser')}") input`);
    await table.touch(`.bot-choice ${seen.CHIP} input[value="novice"]`);
    await table.touch(seen.CLOSE);
    await table.touch(seen.BEGIN);
    await table.see(seen.ASKED);
    const [first, second, ...others] = Object.values<{ level: string }>(
      JSON.parse(table.kept('solo') ?? '{}').opponents,
    );
    assert.deepEqual(second, { level: 'novice', manner: 'miser' });
    for (const one of [first, ...others]) assert.equal(one?.level, 'regular');
    await table.touch(`${seen.PLACE}:has-text("${nameOf('miser')}")`);
    const { is, says } = characters.characters.miser;
    for (const words of [is, says, en.botKinds.novice ?? ''])
      await table.hears(`${seen.SHEET} >> ${seen.WHO_CARD}`, words);
  }),
);

const HINT = `${seen.BAR} button[aria-label="${en.hint}"]`;

for (const { id, players } of GAMES)
  test(
    `${id}: the expert says at the table what they would do, the likeliest first`,
    onScreen(async () => {
      const table = await sit(id, { seats: Math.max(3, players[0]), kept: { hints: 'on' } });
      await table.see(seen.ASKED);
      await table.touch(HINT);
      await table.see(`${seen.HINTS} li`);
      assert.equal(table.count('dialog'), 0, 'the table stays in sight');
      const shares = table.texts(`${seen.HINTS} li b`).map((text) => Number.parseInt(text, 10));
      assert.ok(shares.length >= 1 && shares.length <= 3);
      assert.deepEqual(
        shares,
        shares.toSorted((a, b) => b - a),
      );
      await table.key('Escape');
      await table.gone(seen.HINTS);
    }),
  );

test(
  'hints are shown only after opting in',
  onScreen(async () => {
    const table = await sit(FIRST, { seats: 3 });
    await table.see(seen.ASKED);
    assert.equal(table.count(HINT), 0, 'off by default');
  }),
);
