/** Bots mention the last game with a person, in words only, and only if the person wants it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { BOLD, playOut } from '../../../../../test/web/player.ts';
import { NAMES } from '../../../../../test/web/saved-games.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { fr } from '../../../../web/table/characters/recalled/fr.ts';
import { left } from './left.ts';

const [ME = ''] = NAMES;
const BONDS = JSON.stringify({ [ME]: { Milady: { bond: 'harmed', games: 0 } } });
const HARMED = fr.liar.harmed.map((line) => line.replaceAll('{n}', ME));

describe('memories of bots, in a browser', { skip }, () => {
  const stage = openStage('static');

  it('change their lines but not their moves; turned off, nothing is said or kept', async () => {
    const deal = left(['A: duchess captain, 7 coins', 'B: assassin countess']);
    const opponents = { B: { level: 'regular', manner: 'liar' } };
    const solo = JSON.stringify({ ...JSON.parse(deal), names: [ME, 'Milady'], opponents });
    const played: unknown[] = [];
    for (const memories of ['on', 'off']) {
      const { page, context } = await visitor(
        stage.browser,
        settings({ solo, memories, lang: 'fr', ...(memories === 'on' ? { bonds: BONDS } : {}) }),
      );
      await page.addInitScript((lines) => {
        Object.assign(window, { said: [] });
        new MutationObserver(() => {
          const aloud = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
          for (const line of lines) if (aloud.includes(line) && !window.said.includes(line)) window.said.push(line);
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }, HARMED);
      await page.goto(`${stage.url}#/solo/resume`);
      await playOut(page, BOLD);
      await page.waitForFunction(() => localStorage.getItem('cabale.past') !== null);
      const said = await page.evaluate(() => window.said);
      assert.equal(said.length, memories === 'on' ? 1 : 0, said.join('\n'));
      if (memories === 'on') await page.waitForFunction((was) => localStorage.getItem('cabale.bonds') !== was, BONDS);
      else assert.equal(await page.evaluate(() => localStorage.getItem('cabale.bonds')), null);
      played.push(await page.evaluate(() => JSON.parse(localStorage.getItem('cabale.past') ?? '').games[0].replay));
      await context.close();
    }
    assert.deepEqual(played[0], played[1], 'the same game, move for move');
  });
});

declare global {
  interface Window {
    said: string[];
  }
}
