/**
 * Checks screens with axe (names, roles), and their layout in small sizes. Languages and themes take turns, and colours
 * are tested in pairs; `npm run lab -- screens` checks each in all of them, `npm run lab -- overflow` at every size.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { LANGS, type Lang } from '../../src/words/languages.ts';
import { isAtLength } from '../at-length.ts';
import { openStage, skip } from './browser.ts';
import type { KnownScreen } from './known-screen.ts';
import { faultsLeft, SIZES } from './overflow.ts';
import { SCREENS } from './screen-list.ts';
import { BUBBLE, STAGE, TROUBLE } from './seen.ts';
import { settings, visitor, type Wishes } from './visitors.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare const axe: {
  run(
    where: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
};

const violations = async (page: Page, options: object): Promise<string[]> => {
  // shapes within pictures have no names, which saves most of the time; in a challenge, all but two are dimmed
  const found = await page.evaluate(
    async (how) => (await axe.run({ exclude: [['svg > *'], ['.staging .spot:not(.lit)']] }, how)).violations,
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.target.join(' ')}: ${node.failureSummary}`),
  );
};

const TIGHT = ['small', 'lying', 'across'] as const;

export const walkThrough = (what: string, scenes: readonly KnownScreen[]): void => {
  describe(`every screen: ${what}`, { skip }, () => walk(scenes));
};

export const THEMES = ['parchment', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

declare global {
  /** The page's settings at loading, unless it was changed. */
  var loadedWith: string | undefined;
}

/** Navigates without a reload if possible. */
const goesOn = (page: Page, url: string, wishes: string): Promise<boolean> =>
  page.url().startsWith(url) && !page.url().endsWith('.svg')
    ? page.evaluate((wanted) => {
        globalThis.goOn?.();
        return globalThis.loadedWith === wanted;
      }, wishes)
    : Promise.resolve(false);

const store = (page: Page, wishes: Wishes): Promise<void> =>
  page.evaluate((kept) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, wishes);

/** Comes to a screen in a reused page. */
export const comeTo = async (page: Page, url: string, scene: KnownScreen, lang: Lang, theme: Theme): Promise<void> => {
  const wishes = settings({ lang, theme, ...scene.wishes });
  const all = { ...wishes, ...(scene.solo === undefined ? {} : { 'cabale.solo': scene.solo }) };
  const key = JSON.stringify(wishes);
  if (scene.prepare === undefined && (await goesOn(page, url, key))) {
    await page.evaluate(() => location.assign('#/nowhere'));
    await page.waitForSelector(TROUBLE);
    await store(page, all);
    await page.evaluate((hash) => location.assign(hash), scene.hash === '' ? '#' : scene.hash);
  } else {
    await page.goto(`${url}icon.svg`);
    await store(page, all);
    await page.unrouteAll();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scene.prepare?.(page);
    await page.goto(url + scene.hash);
    await page.evaluate(
      (loaded) => {
        globalThis.loadedWith = loaded;
      },
      scene.prepare === undefined ? key : undefined,
    );
  }
  await page.waitForSelector(scene.wait);
  await scene.act?.(page);
};

/** Faults by axe. Checking colours doubles its time. */
export const axeFinds = async (page: Page, { colours = true } = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return violations(page, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: colours } } });
};

const walk = (scenes: readonly KnownScreen[]): void => {
  let page: Page;
  after(() => page?.context().close()); // before a private browser is closed
  const stage = openStage('web');
  before(async () => {
    ({ page } = await visitor(stage.browser, {}));
  });

  const seen = scenes.filter((_, i) => isAtLength || i % 24 === 0);
  const turns = seen.map((scene) => {
    const i = SCREENS.findIndex(({ name }) => name === scene.name);
    const lang = LANGS[i % LANGS.length] ?? 'fr';
    return { scene, i, lang, theme: THEMES[Math.floor(i / LANGS.length) % THEMES.length] ?? 'parchment' };
  });
  // similar ones in a row, so that the page is loaded once
  turns.sort((one, other) => `${one.lang} ${one.theme}`.localeCompare(`${other.lang} ${other.theme}`));
  for (const { scene, i, lang, theme } of turns) {
    it(`${scene.name}: axe finds no fault, and everything fits`, async () => {
      const size = i % 2 === 0 ? { width: 360, height: 740 } : { width: 1280, height: 800 };
      await page.setViewportSize(size);
      await comeTo(page, stage.url, scene, lang, theme);
      assert.deepEqual(await axeFinds(page, { colours: false }), [], theme); // contrast.test.ts has all pairs
      const { lang: spoken, theme: worn } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        theme: document.documentElement.dataset.theme,
      }));
      assert.deepEqual([spoken, worn], [lang, theme]);
      // scenes and bubbles keep the layout of the screen on which they began
      const staged = (await page.locator(`${STAGE}, ${BUBBLE}`).count()) > 0;
      if (staged) assert.deepEqual(await faultsLeft(page), [], lang);
      for (const tight of staged ? [] : TIGHT) {
        await page.setViewportSize(SIZES[tight]);
        assert.deepEqual(await faultsLeft(page), [], `${lang} ${tight}`);
      }
    });
  }
};
