/** `npm run lab -- pictures`: the picture of links to each game, and to Cabale, into public/link-*.png. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScriptArgs } from '../../src/command/script-args.ts';
import { MANIFESTS } from '../../src/games/index.ts';
import { ROOT } from '../../test/root.ts';
import { openBrowser } from '../../test/web/browser.ts';

readScriptArgs({});

const HOUSE = '#5c1426';
const SIZE = { width: 1200, height: 630 };
const FONT = 'node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2';

const file = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const font = readFileSync(join(ROOT, FONT)).toString('base64');

/** Without words, since one picture serves every language. */
const pageOf = (ground: string, covers: readonly string[]): string => `<style>
@font-face { font-family: Alegreya; src: url(data:font/woff2;base64,${font}); font-weight: 400 900 }
body { margin: 0; display: flex; align-items: center; justify-content: space-evenly; height: 630px; background: ${ground} }
h1 { margin: 0; display: grid; justify-items: center; gap: 24px; font: 800 104px / 1 Alegreya; color: #fff6e3 }
h1 svg { width: 190px; border-radius: 24px } i { rotate: 3deg } i + i { margin-left: -190px } i:nth-of-type(2) { rotate: 7deg }
i svg { display: block; width: 430px; border: 12px solid #fff6e3; border-radius: 14px }</style>
<h1>${file('public/icon.svg')}Cabale</h1><div style="display: flex">${covers.map((cover) => `<i>${cover}</i>`).join('')}</div>`;

const pictures = MANIFESTS.flatMap(({ id, words }) => {
  const [box] = words?.boxes ?? [];
  return box === undefined ? [] : [{ id, ground: box.colour, cover: file(`public/box-${box.id}.svg`) }];
});

const browser = await openBrowser({ drawn: true });
const page = await browser.newPage({ viewport: SIZE });
const draw = async (name: string, html: string): Promise<void> => {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(ROOT, 'public', `link-${name}.png`) });
};
for (const { id, ground, cover } of pictures) await draw(id, pageOf(ground, [cover]));
await draw('cabale', pageOf(HOUSE, pictures.map(({ cover }) => cover).slice(0, 2)));
await browser.close();
