/** For tests: a page at a table whose server is the test. */
import type { Browser, BrowserContext, Request } from 'playwright-core';
import { AT_TABLE } from './seen.ts';
import { SESSION, tellTable, welcome } from './told-table.ts';
import { settings, visitor, type Wishes } from './visitors.ts';

export type { Shown } from './told-table.ts';
export type Size = { readonly width: number; readonly height: number };

/** `hash`: the screen. `walls`: the number of big screens. */
type Opened = {
  readonly hash: string;
  readonly size: Size;
  readonly walls: number;
  readonly wishes?: Wishes;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
};

export const openToldPage = async (
  browser: Browser,
  url: string,
  { hash, size, walls, wishes = {}, prepare }: Opened,
) => {
  const { page, context, errors } = await visitor(browser, settings(wishes), size);
  await prepare?.(context);
  const { promise: opened, resolve: open } = Promise.withResolvers<(message: object) => void>();
  const sent: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.route('**/api/**', (route) => route.fulfill({ json: SESSION }));
  await page.routeWebSocket('**/ws?*', (socket) => {
    const server = welcome((message) => socket.send(JSON.stringify(message)));
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'move') sent.push(message.move);
      server.hear(message);
    });
    void server.entered.then(open);
  });
  await page.goto(`${url}${hash}`);
  const told = tellTable(await opened, walls, () => page.waitForSelector(AT_TABLE, { state: 'detached' }));
  return { ...told, page, context, errors, /** All moves so far. */ sent, hasAll: () => pending.size === 0 };
};
