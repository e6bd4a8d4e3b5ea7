/**
 * Screens read by axe (contrast, names, roles), and measured where room is scarce (nothing is cut off or covered). Languages
 * and themes take turns; `npm run screens` reads each screen in all of them, `npm run overflow` measures it at every size.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { LANGS, type Lang } from '../../src/words/words.ts';
import { openStage, skip } from './browser.ts';
import { faultsOn, SIZES } from './overflow.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';
import { settings, visitor } from './visitors.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare const axe: {
  run(
    where: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
};

const violations = async (page: Page, options: object): Promise<string[]> => {
  // the shapes within a picture have no names of their own, which saves most of the time; in a doubt, all but two stand back
  const found = await page.evaluate(
    async (how) => (await axe.run({ exclude: [['svg > *'], ['.staging .spot:not(.lit)']] }, how)).violations,
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.target.join(' ')}: ${node.failureSummary}`),
  );
};

const TIGHT = ['small', 'lying', 'across'] as const;
/** What still does not fit once all that follows a change of size has been drawn. */
const faultsLeft = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => document.fonts.ready);
  for (let tries = 0; tries < 10; tries++) {
    if ((await faultsOn(page)).length === 0) return [];
    await page.waitForTimeout(100);
  }
  return faultsOn(page);
};

export const walkThrough = (what: string, scenes: readonly Scene[]): void => {
  describe(`every screen: ${what}`, { skip }, () => walk(scenes));
};

export const THEMES = ['parchment', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Comes to a screen as one would, in a page that others were shown in before. */
export const comeTo = async (page: Page, url: string, scene: Scene, lang: Lang, theme: Theme): Promise<void> => {
  await page.goto(`${url}icon.svg`);
  await page.evaluate(
    (wishes) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(wishes)) localStorage.setItem(key, value);
    },
    settings({ lang, theme, ...(scene.solo === undefined ? {} : { solo: scene.solo }), ...scene.wishes }),
  );
  await page.unrouteAll();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scene.prepare?.(page);
  await page.goto(url + scene.hash);
  await page.waitForSelector(scene.wait);
  await scene.act?.(page);
};

/** What axe says against the screen as it stands. */
export const axeFinds = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE);
  return violations(page, { resultTypes: ['violations'] });
};

const walk = (scenes: readonly Scene[]): void => {
  const stage = openStage('web');
  let page: Page;
  before(async () => {
    ({ page } = await visitor(stage.browser, {}));
  });
  after(() => page?.context().close());

  for (const scene of scenes) {
    const i = SCENES.findIndex(({ name }) => name === scene.name);
    it(`${scene.name}: axe finds nothing, and all of it fits`, async () => {
      const lang = LANGS[i % LANGS.length] ?? 'fr';
      const theme = THEMES[Math.floor(i / LANGS.length) % THEMES.length] ?? 'parchment';
      const size = i % 2 === 0 ? { width: 360, height: 740 } : { width: 1280, height: 800 };
      await page.setViewportSize(size);
      await comeTo(page, stage.url, scene, lang, theme);
      assert.deepEqual(await axeFinds(page), [], theme);
      const { lang: spoken, theme: worn } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        theme: document.documentElement.dataset.theme,
      }));
      assert.deepEqual([spoken, worn], [lang, theme]);
      // a scene of the stage, and what is said at a seat, are laid out for the screen on which they began
      const staged = (await page.locator('.stage, .bubble').count()) > 0;
      if (staged) assert.deepEqual(await faultsLeft(page), [], lang);
      for (const tight of staged ? [] : TIGHT) {
        await page.setViewportSize(SIZES[tight]);
        assert.deepEqual(await faultsLeft(page), [], `${lang} ${tight}`);
      }
    });
  }
};
