/**
 * `npm run lab -- overflow`: measures every screen in three languages at every size. Fails if something does not fit.
 */

import { readScriptArgs } from '../../src/command/script-args.ts';
import { LANGS } from '../../src/words/languages.ts';
import { build, openBrowser, serve } from '../../test/web/browser.ts';
import { atRest } from '../../test/web/in-page.ts';
import { faultsOn, SIZES } from '../../test/web/overflow.ts';
import { SCREENS } from '../../test/web/screen-list.ts';
import { settings, visitor } from '../../test/web/visitors.ts';

/** `npm run lab -- overflow table- fr` takes only screens whose names contain all these words. */
const { positionals: words } = readScriptArgs({}, 'parts of names');

const site = await serve(build('web'));
const browser = await openBrowser();
let [looked, failed] = [0, 0];
for (const lang of LANGS)
  for (const scene of SCREENS)
    for (const [size, viewport] of Object.entries(SIZES)) {
      const name = `${scene.name} ${lang} ${size}`;
      if (!words.every((word) => name.includes(word))) continue;
      const solo = scene.solo === undefined ? {} : { solo: scene.solo };
      const { context, page } = await visitor(browser, settings({ lang, ...solo, ...scene.wishes }), viewport);
      await scene.prepare?.(page);
      await page.goto(site.url + scene.hash);
      await page.waitForSelector(scene.wait);
      await scene.act?.(page);
      await atRest(page);
      const faults = await faultsOn(page);
      await context.close();
      looked += 1;
      if (faults.length === 0) continue;
      failed += 1;
      console.log(`${name}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    }
await browser.close();
await site.close();
console.log(`${looked} pictures, ${failed} with faults`);
if (failed > 0) process.exitCode = 1;
