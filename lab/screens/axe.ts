/**
 * `npm run lab -- screens`: axe checks every screen in every language and both themes, on phone and laptop; and a
 * longer pseudo-language checks that texts fit and come from catalogues.
 */

import { readScriptArgs } from '../../src/command/script-args.ts';
import { LANGS } from '../../src/words/languages.ts';
import { build, openBrowser, serve } from '../../test/web/browser.ts';
import { faultsOn, SIZES } from '../../test/web/overflow.ts';
import { unsaid } from '../../test/web/pseudo.ts';
import { SCREENS } from '../../test/web/screen-list.ts';
import { axeFinds, comeTo, THEMES } from '../../test/web/screens.ts';
import { visitor } from '../../test/web/visitors.ts';

/** `npm run lab -- screens table- fr dark` takes only screens whose names contain all these words. */
const { positionals: words } = readScriptArgs({}, 'parts of names');

const site = await serve(build('web'));
const browser = await openBrowser();
const { page } = await visitor(browser, {});
let [looked, failed] = [0, 0];
for (const scene of SCREENS)
  for (const lang of LANGS)
    for (const theme of THEMES)
      for (const size of ['phone', 'laptop'] as const) {
        const name = `${scene.name} ${lang} ${theme} ${size}`;
        if (!words.every((word) => name.includes(word))) continue;
        await page.setViewportSize(SIZES[size]);
        await comeTo(page, site.url, scene, lang, theme);
        const found = await axeFinds(page);
        looked += 1;
        if (found.length === 0) continue;
        failed += 1;
        console.log(`${name}\n${found.map((fault) => `  ${fault}`).join('\n')}`);
      }

const longer = await serve(build('pseudo'));
for (const scene of SCREENS)
  for (const size of ['phone', 'laptop'] as const) {
    const name = `${scene.name} pseudo ${size}`;
    if (!words.every((word) => name.includes(word))) continue;
    await page.setViewportSize(SIZES[size]);
    await comeTo(page, longer.url, scene, 'en', 'parchment');
    const found = [...(await unsaid(page)).map((text) => `in no catalogue: ${text}`), ...(await faultsOn(page))];
    looked += 1;
    if (found.length === 0) continue;
    failed += 1;
    console.log(`${name}\n${found.map((fault) => `  ${fault}`).join('\n')}`);
  }
await longer.close();
await browser.close();
await site.close();
console.log(`${looked} screens, ${failed} with faults`);
if (failed > 0) process.exitCode = 1;
