/** Some screens in the pseudo-language: everything fits, and no text is outside the catalogues. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAtLength } from '../at-length.ts';
import { openStage, skip } from './browser.ts';
import type { KnownScreen } from './known-screen.ts';
import { faultsOn, SIZES } from './overflow.ts';
import { unsaid } from './pseudo.ts';
import { SCREENS } from './screen-list.ts';
import { comeTo } from './screens.ts';
import { visitor } from './visitors.ts';

/** One of each kind in long runs, and a table of each game; `npm run lab -- screens` has all. */
const SHOWN = isAtLength ? ['home', 'felt-hotseat', 'settings', 'games', 'table-turn', 'end'] : ['home', 'table-turn'];
const isShown = ({ name }: KnownScreen): boolean => SHOWN.includes(name) || /-(vote|action)$/.test(name);

describe('in a longer language', { skip }, () => {
  const stage = openStage('pseudo');
  for (const scene of SCREENS.filter(isShown))
    it(`${scene.name}: every text fits, and comes from a catalogue`, async () => {
      const { page, context } = await visitor(stage.browser, {}, SIZES.phone);
      await comeTo(page, stage.url, scene, 'en', 'parchment');
      assert.deepEqual(await unsaid(page), []);
      assert.deepEqual(await faultsOn(page), []);
      await context.close();
    });
});
