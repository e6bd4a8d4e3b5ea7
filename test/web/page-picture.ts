/** Renders a page of the tests' browser, which draws no pixels, in another one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';

export const pictureOf = async (page: Page): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
  await session.detach();
  const folder = mkdtempSync(join(tmpdir(), 'cabale-picture-'));
  const browser = await openBrowser({ drawn: true });
  try {
    const file = join(folder, 'page.mhtml');
    writeFileSync(file, data);
    const drawn = await browser.newPage({ viewport: page.viewportSize(), reducedMotion: 'reduce' });
    await drawn.goto(pathToFileURL(file).href);
    return await drawn.screenshot({ timeout: 10_000 });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
};
