/** Saves the evidence of a failed test under `reports`: a screenshot and a trace of every visitor whose browser is open. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { evidenceFolder } from '../../scripts/testing/evidence.ts';

const present = new Map<BrowserContext, Page>();
let running: string | undefined;
let saved: string | undefined;

/** Screenshots at every step cost a fifth of the time, so full runs omit them. */
const snapshots = process.env.CABALE_TRACE !== 'light';

/** Once per browser context. */
export const startTracing = (context: BrowserContext): Promise<unknown> => context.tracing.start({ snapshots });

/** Starts a visitor's trace. */
export const beginEvidence = async (context: BrowserContext, page: Page): Promise<void> => {
  await context.tracing.startChunk();
  present.set(context, page);
};

/** Drops the trace when the visitor leaves. */
export const endEvidence = async (context: BrowserContext): Promise<void> => {
  if (present.delete(context)) await context.tracing.stopChunk();
};

/** Saves a visitor's screen and trace, and restarts the trace. */
export const saveEvidence = async (context: BrowserContext): Promise<void> => {
  const page = present.get(context);
  if (page === undefined || running === undefined || page.isClosed()) return;
  const folder = evidenceFolder(running);
  if (saved !== running) rmSync(folder, { recursive: true, force: true });
  saved = running;
  mkdirSync(folder, { recursive: true });
  const base = join(folder, `visitor-${[...present.keys()].indexOf(context) + 1}`);
  const { pictureOf } = await import('./page-picture.ts'); // imported late: these two need each other
  await pictureOf(page).then(
    (picture) => writeFileSync(`${base}.png`, picture),
    () => {}, // the page is closed, or hangs
  );
  await context.tracing.stopChunk({ path: `${base}.zip` });
  await context.tracing.startChunk();
};

/** For a `describe`. */
export const keepEvidence = (): void => {
  beforeEach((t) => {
    running = t.name;
  });
  afterEach(async (t) => {
    if ('passed' in t && !t.passed) for (const context of present.keys()) await saveEvidence(context);
  });
};
