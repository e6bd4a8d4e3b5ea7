/** `npm run lab -- gallery`: a picture of every screen × language × phone and laptop × theme, into reports/gallery. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readScriptArgs } from '../../src/command/script-args.ts';
import { LANGS } from '../../src/words/languages.ts';
import { ROOT } from '../../test/root.ts';
import { build, openBrowser, serve } from '../../test/web/browser.ts';
import { atRest } from '../../test/web/in-page.ts';
import { SCREENS } from '../../test/web/screen-list.ts';
import { settings, visitor } from '../../test/web/visitors.ts';

const SIZES = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } } as const;
const THEMES = ['parchment', 'dark'] as const;

/** `npm run lab -- gallery table- fr phone` takes only pictures whose names contain all these words. */
const { positionals: words } = readScriptArgs({}, 'parts of names');

const folder = join(ROOT, 'reports/gallery');
mkdirSync(folder, { recursive: true });
const site = await serve(build('web'));
const browser = await openBrowser({ drawn: true });
let taken = 0;
for (const [size, viewport] of Object.entries(SIZES))
  for (const lang of LANGS)
    for (const theme of THEMES)
      for (const scene of SCREENS) {
        const name = `${scene.name}.${lang}.${size}.${theme}`;
        if (!words.every((word) => name.includes(word))) continue;
        const solo = scene.solo === undefined ? {} : { solo: scene.solo };
        const { context, page } = await visitor(browser, settings({ lang, theme, ...solo, ...scene.wishes }), viewport);
        await scene.prepare?.(page);
        await page.goto(site.url + scene.hash);
        await page.waitForSelector(scene.wait);
        await scene.act?.(page);
        await atRest(page);
        await page.screenshot({ path: join(folder, `${name}.png`) });
        await context.close();
        taken += 1;
      }
await browser.close();
await site.close();
console.log(`${taken} pictures in ${folder}`);
