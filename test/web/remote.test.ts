/** At a table on the server: several browsers, one that reloads, one that is offline for a while; and bad links. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { playOut } from './player.ts';
import { findBrowser, openBrowser, ROOT, settings, visitor } from './stage.ts';

const house = process.env.CABALE_HOUSE ?? ROOT;
const skip =
  (await findBrowser()) === undefined
    ? 'there is no browser for this machine; name one in CHROMIUM'
    : existsSync(join(house, 'src/cli/serve.ts'))
      ? false
      : 'there is no server here';

/** `cabale serve` as people run it, on a port of its own. */
const startServer = (data: string): Promise<{ url: string; process: ChildProcess }> =>
  new Promise((resolve, reject) => {
    const process_ = spawn(process.execPath, [join(house, 'bin/cabale.js'), 'serve'], {
      cwd: house,
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', CABALE_DB: join(data, 'cabale.db'), LOG_LEVEL: 'fatal' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    process_.stdout.on('data', (chunk) => {
      said += String(chunk);
      const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
      if (url !== undefined) resolve({ url, process: process_ });
    });
    process_.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });

describe('remote, in browsers', { skip }, () => {
  let browser: Browser;
  let url: string;
  let server: ChildProcess;
  const data = mkdtempSync(join(tmpdir(), 'cabale-'));
  before(async () => {
    browser = await openBrowser();
    ({ url, process: server } = await startServer(data));
  });
  after(async () => {
    await browser?.close();
    server?.removeAllListeners('exit');
    server?.kill('SIGTERM');
    await new Promise((done) => server?.once('exit', done) ?? done(undefined));
    rmSync(data, { recursive: true, force: true });
  });

  const person = (called: string) => visitor(browser, settings({ name: called }), { width: 390, height: 800 });

  /** A table opened by visible controls; the link that its host would send. */
  const openTable = async (page: Page, players: number): Promise<string> => {
    await page.goto(`${url}#/new/online`);
    await page.click(`.chips .chip:has(input[value="${players}"])`);
    await page.click('.chips .chip:has(input[value="off"])');
    await page.click('.go .primary');
    await page.waitForSelector('.waiting .invitation input');
    return page.inputValue('.waiting .invitation input');
  };
  const joinBy = async (page: Page, link: string): Promise<void> => {
    await page.goto(link);
    await page.click('form .primary');
    await page.waitForSelector('.waiting .chairs');
    await page.waitForSelector('.waiting .deeds .primary');
    if (await page.locator('.waiting .deeds button:has-text("Sit down")').count()) await page.click('text=Sit down');
    await page.click('text=I am ready');
  };

  it('two people by a link play a whole game; one reloads, one loses the line for a while', async () => {
    const [anna, bruno] = await Promise.all([person('Anna'), person('Bruno')]);
    await joinBy(bruno.page, await openTable(anna.page, 2));
    await anna.page.click('.waiting .primary:has-text("Begin"):enabled');
    const pages = [anna.page, bruno.page];
    await Promise.all(pages.map((page) => page.waitForSelector('.dock')));
    await bruno.page.reload();
    await bruno.page.waitForSelector('.dock');
    await anna.context.setOffline(true);
    await anna.page.waitForTimeout(200);
    await anna.context.setOffline(false);
    await Promise.all(pages.map((page) => playOut(page)));
    const winners = await Promise.all(pages.map((page) => page.locator('.dock.end.won').count()));
    assert.deepEqual(winners.sort(), [0, 1], 'one of them has won');
    for (const page of pages) await page.waitForSelector('.reveal .hands li:nth-child(2) .card');
    // the whole game by its link, for somebody who was not there
    await anna.page.click('text=Replay');
    await anna.page.waitForSelector('.dock.replay');
    const chiara = await person('Chiara');
    await chiara.page.goto(anna.page.url());
    await chiara.page.click('[aria-label="To the end"]');
    await chiara.page.waitForSelector('.replay .bluffs, .replay p:has-text("Nobody lied")');
    await chiara.page.selectOption('.replay select', 'B');
    await chiara.page.goto(`${url}#/shared/old.1.link`);
    await chiara.page.waitForSelector('.trouble >> text=This game cannot be read');
    await chiara.context.close();
    await anna.page.goBack();
    await anna.page.waitForSelector('.dock.end');
    for (const page of pages) await page.click('.end .primary');
    await Promise.all(pages.map((page) => page.waitForSelector('.dock:not(.end), .waiting')));
    await Promise.all([anna, bruno].map(({ context }) => context.close()));
  });

  it('three browsers at one table hear the same', async () => {
    const [anna, bruno, chiara] = await Promise.all([person('Anna'), person('Bruno'), person('Chiara')]);
    const link = await openTable(anna.page, 3);
    await Promise.all([bruno, chiara].map(({ page }) => joinBy(page, link)));
    await anna.page.click('.waiting .primary:has-text("Begin"):enabled');
    const pages = [anna.page, bruno.page, chiara.page];
    await Promise.all(pages.map((page) => page.waitForSelector('.dock')));
    const whose = (await Promise.all(pages.map((page) => page.locator('.dock.asked').count()))).indexOf(1);
    const mover = pages[whose];
    assert.ok(mover !== undefined, 'somebody is to move');
    await mover.waitForTimeout(80);
    await mover.click('[data-move="income"]');
    const name = ['Anna', 'Bruno', 'Chiara'][whose];
    for (const page of pages)
      await page.waitForFunction(
        (who) => document.querySelector('.log')?.textContent?.includes(`${who} takes 1 coin`),
        name,
      );
    await Promise.all([anna, bruno, chiara].map(({ context }) => context.close()));
  });

  it('the host fills up with bots and plays against them', async () => {
    const anna = await person('Anna');
    await openTable(anna.page, 5);
    await anna.page.click('text=Fill up with bots');
    await anna.page.click('.waiting .primary:has-text("Begin"):enabled');
    await anna.page.waitForSelector('.dock');
    assert.equal(await anna.page.locator('.place').count(), 4);
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
  });

  it('bad links and a second tab each have a screen that says what to do', async () => {
    const anna = await person('Anna');
    await anna.page.goto(`${url}#/table/nosuchtable`);
    await anna.page.waitForSelector('.trouble >> text=There is no such table');
    await anna.page.goto(`${url}#join=${'x'.repeat(24)}`);
    await anna.page.click('form .primary');
    await anna.page.waitForSelector('.trouble h1');

    await openTable(anna.page, 3);
    const address = anna.page.url();
    const second = await anna.context.newPage();
    await second.goto(address);
    await second.waitForSelector('.waiting .chairs');
    await anna.page.waitForSelector('.trouble >> text=another tab');
    await anna.page.click('text=Play here');
    await anna.page.waitForSelector('.waiting .chairs');
    await second.waitForSelector('.trouble >> text=another tab');
    await anna.context.close();
  });

  it('a full table and being removed', async () => {
    const [anna, bruno, chiara] = await Promise.all([person('Anna'), person('Bruno'), person('Chiara')]);
    const link = await openTable(anna.page, 2);
    await joinBy(bruno.page, link);
    await chiara.page.goto(link);
    await chiara.page.click('form .primary');
    await chiara.page.waitForSelector('.trouble, .waiting .hint');
    assert.equal(await chiara.page.locator('text=Sit down').count(), 0, 'there is no seat to take');
    await anna.page.click('.chairs button:has-text("Remove")');
    await bruno.page.waitForSelector('.trouble >> text=You have left this table');
    await Promise.all([anna, bruno, chiara].map(({ context }) => context.close()));
  });
});
