/** Tests the guard of all pages: what it reports, and what it allows. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { lendBrowser, skip } from './browser.ts';
import { en } from './said.ts';
import { settings, visitor } from './visitors.ts';

const HERE = 'http://guard.invalid/';
const tile = '<button data-move="doubt">Yes, I doubt</button>';

describe('the guard of pages, in a browser', { skip }, () => {
  let lent: { readonly browser: Browser; giveBack(): Promise<void> };
  before(async () => {
    lent = await lendBrowser();
  });
  after(() => lent.giveBack());

  const open = async (body: string) => {
    const here = await visitor(lent.browser, settings());
    await here.page.route(`${HERE}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    return here;
  };
  /** `touched`: what is touched first. */
  const seen = async (body: string, what: RegExp, act: () => void = () => undefined, touched?: string) => {
    const { page, context } = await open(body);
    const told = page.waitForEvent('console', (message) => what.test(message.text()));
    await page.goto(HERE);
    if (touched !== undefined) await page.click(touched);
    await page.evaluate(act);
    await told;
    await assert.rejects(context.close(), what);
  };

  it('reports every error that a page shows', async () => {
    await seen('<main class="trouble"><h1>No table</h1></main>', /it says “No table”/);
    await seen('<p class="fault">Too late</p>', /it says “Too late”/);
    await seen('<div class="toast-place"><p class="toast">Something went wrong.</p></div>', /it says “Something/);
  });

  it('ignores errors that the test expects, and harmless notices', async () => {
    const { page, context } = await open('<main class="trouble"><h1>No table</h1></main>');
    await page.goto(HERE);
    await page.waitForSelector('.trouble');
    await context.close();
    const away = await open('<div class="toast-place away"><p class="toast">A bot plays for you</p></div>');
    await away.page.goto(HERE);
    await away.context.close();
  });

  it('reports an expected refusal that does not go away', async () => {
    const { page, context } = await open('<div class="toast-place"><p class="toast">Too late</p></div>');
    await page.clock.install();
    const told = page.waitForEvent('console', (message) => /still there/.test(message.text()));
    await page.goto(HERE);
    await page.waitForSelector('.toast');
    await page.clock.runFor(8000);
    await told;
    await assert.rejects(context.close(), /“Too late” is still there/);
  });

  it('reports a page’s own errors', () =>
    seen('<p>well</p><script>setTimeout(() => console.error("it broke"))</script>', /it broke/));

  it('reports a card with misplaced parts on the stage', () =>
    seen(
      '<style>.stage .shield { translate: -50% -50% }</style><div class="stage" data-scene="doubt"><span class="face"><svg><path class="shield"/></svg></span></div>',
      /path.shield of a card is out of its place/,
    ));

  it('reports an answered question that comes back between scenes', () =>
    seen(
      `<section class="asked" aria-label="${en.yourChoices}"><h2>Do you doubt?</h2>${tile}</section>`,
      /the answered question comes back/,
      () => {
        const stage = document.createElement('div');
        stage.className = 'stage';
        const scenes = ['doubt', 'flight'];
        const next = (): void => {
          stage.dataset.scene = scenes.shift() ?? '';
          stage.remove();
          document.body.append(stage);
          if (scenes.length > 0) requestAnimationFrame(next);
        };
        next();
      },
      '[data-move]',
    ));

  it('reports a first button that is cut off by the screen’s edge or covered', async () => {
    await seen(
      '<style>.primary { position: fixed; top: calc(100vh - 20px); height: 54px }</style><main class="curtain"><button class="primary">I am Anna</button></main>',
      /“I am Anna” is cut off/,
    );
    await seen(
      `<style>button { position: fixed; inset: 50px auto auto 50px }</style><section aria-label="${en.yourChoices}">${tile}</section><button>Take over</button>`,
      /“Yes, I doubt” is covered by “Take over”/,
    );
  });
});
