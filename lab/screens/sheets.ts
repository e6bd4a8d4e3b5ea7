/**
 * `npm run lab -- sheets [--game ID] [--way solo|online|device]`: draws whole games as contact sheets in
 * reports/sheets: a frame every 300 ms and at every scene.
 */
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { oneOfThese, readScriptArgs } from '../../src/command/script-args.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { build, openBrowser, serve } from '../../test/web/browser.ts';
import type { Whole } from '../../test/web/full-game.ts';
import { BOLD, playCalmly } from '../../test/web/player.ts';
import { kept } from '../../test/web/saved-games.ts';
import { begin, guest, joinBy, makeTable, openTestServer } from '../../test/web/server-fixture.ts';
import { settings, visitor } from '../../test/web/visitors.ts';
import { drawSheets, type Frame, watch } from './contact.ts';

const WAYS = ['solo', 'online', 'device'] as const;
const PHONE = { width: 390, height: 844 };
const TOUCHES = 400;

const { game: only, way } = readScriptArgs({ game: { type: 'string' }, way: { type: 'string' } }).values;
oneOfThese(
  '--game',
  only,
  GAMES.map(({ id }) => id),
);
oneOfThese('--way', way, WAYS);

const browser = await openBrowser({ drawn: true });

type Manner = Pick<Whole, 'taste' | 'options'>;

const film = async (name: string, pages: readonly Page[], taste: Whole['taste']): Promise<void> => {
  let playing = pages.length;
  const frames = pages.map((): Frame[] => []);
  const plays = pages.map(async (page) => {
    await playCalmly(page, TOUCHES, taste);
    playing -= 1;
  });
  await Promise.all([...plays, ...pages.map((page, i) => watch(page, frames[i] ?? [], () => playing === 0))]);
  for (const [i, seen] of frames.entries()) {
    const label = pages.length === 1 ? name : `${name}-${i + 1}`;
    console.log(`${label}: ${seen.length} frames on ${await drawSheets(browser, `sheets/${label}`, seen)} sheets`);
  }
};

const alone = async (url: string, game: string, people: number, { taste, options }: Manner): Promise<void> => {
  const solo = kept({ game, seats: 4, seed: 'sheets', options }, [], SEATS.slice(0, people));
  const { page, context } = await visitor(browser, settings({ lang: 'fr', speed: 'normal', solo }), PHONE);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${url}#/solo/resume`);
  await film(`${game}-${people === 1 ? 'solo' : 'device'}`, [page], taste);
  await context.close();
};

const online = async (game: string, { taste, options }: Manner): Promise<void> => {
  const house = await openTestServer(build('web'));
  const guests = await Promise.all([
    guest(browser, 'Anna', { lang: 'fr', ...PHONE }),
    guest(browser, 'Bruno', { lang: 'it', width: 1440, height: 900 }),
    guest(browser, 'Chiara', { width: 360, height: 640 }),
  ]);
  const [anna, ...others] = guests;
  if (anna === undefined) return;
  for (const { page } of guests) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const link = await makeTable(house, anna, { game, seats: 3, options, clock: { pace: 'off' } });
  for (const one of others) await joinBy(one, link);
  await begin(anna, guests);
  await film(
    `${game}-online`,
    guests.map(({ page }) => page),
    taste,
  );
  for (const { context } of guests) await context.close();
  await house.close();
};

const manner = async (game: string): Promise<Manner> => {
  const path = `../../src/games/${game}/test/web/whole.ts`;
  if (!existsSync(new URL(path, import.meta.url))) return { taste: BOLD, options: {} };
  const { WHOLE }: { WHOLE: Whole } = await import(path);
  return WHOLE;
};

const site = await serve(build('static'));
for (const { id } of GAMES.filter((game) => only === undefined || game.id === only)) {
  const whole = await manner(id);
  if (way === undefined || way === 'solo') await alone(site.url, id, 1, whole);
  if (way === undefined || way === 'device') await alone(site.url, id, 3, whole);
  if (way === undefined || way === 'online') await online(id, whole);
}
await browser.close();
await site.close();
