/** `npm run screens`: axe reads every screen in every language and both themes, on a phone and on a laptop. */
import { LANGS } from '../src/words/languages.ts';
import { build, openBrowser, serve } from '../test/web/browser.ts';
import { SIZES } from '../test/web/overflow.ts';
import { SCENES } from '../test/web/scenes.ts';
import { axeFinds, comeTo, THEMES } from '../test/web/screens.ts';
import { visitor } from '../test/web/visitors.ts';
import { readWishes } from './wishes.ts';

/** `npm run screens -- table- fr dark` takes only what all these words are part of. */
const { positionals: words } = readWishes({}, 'parts of names');

const site = await serve(build('web'));
const browser = await openBrowser();
const { page } = await visitor(browser, {});
let [looked, failed] = [0, 0];
for (const scene of SCENES)
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
await browser.close();
await site.close();
console.log(`${looked} screens, ${failed} with faults`);
if (failed > 0) process.exitCode = 1;
