/** Every screen as one would meet it; the gallery takes its picture, axe reads it, in every language and both themes. */
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { coderFor } from '../../src/bots/index.ts';
import { finished, type KnownScreen, touching } from './known-screen.ts';
import { kept } from './saved-games.ts';
import { blockedLine, stubServer } from './stub-server.ts';

/** Touches something of the lobby, and waits for the sheet that it opens. */
const opening =
  (what: string) =>
  async (page: Page): Promise<void> => {
    await page.click(what);
    await page.waitForSelector('[role="dialog"], dialog[open]');
  };

/** Those of one game. */
export const screensOf = async (id: string): Promise<KnownScreen[]> => [
  {
    name: `felt-${id}`,
    hash: `#/new/solo/${id}`,
    wait: '.lobby .begin',
    act: opening('.box-lid .opens'),
  },
  { name: `verdict-${id}`, hash: '#/solo/resume', solo: finished(id, 5), wait: '.reveal > *' },
  {
    name: `replay-${id}`,
    hash: '#/solo/resume',
    solo: finished(id, 4),
    wait: '.reveal > *',
    act: touching('.end .again', '.timeline [aria-label]:not(:disabled) >> nth=-1', '.mark-list summary'),
  },
  ...(coderFor(id) !== undefined
    ? [
        {
          name: `review-${id}`,
          hash: '#/solo/resume',
          solo: finished(id, 4, 'short'),
          wait: '.reveal > *',
          act: async (page: Page) => {
            await page.click('.dock.end .review');
            await page.waitForSelector('.review .chances');
          },
        },
        {
          name: `hint-${id}`,
          hash: '#/solo/resume',
          solo: kept({ game: id, seats: 4, options: {} }),
          wishes: { hints: 'on' },
          wait: '.dock.asked',
          act: async (page: Page) => {
            await page.click('.bar .ask-expert');
            await page.waitForSelector('.hints li');
          },
        },
      ]
    : []),
  { name: `rules-${id}`, hash: `#/rules/${id}`, wait: '.chapter' },
  ...(await import(`../../src/games/${id}/test/web/screen-list.ts`)).SCREENS,
];

/** Those of none. */
export const SHARED: readonly KnownScreen[] = [
  { name: 'home', hash: '', wait: '.shelf' },
  {
    name: 'home-running',
    hash: '',
    prepare: async (page) => {
      await stubServer()(page);
      await page.addInitScript(() => localStorage.setItem('cabale.known', 'yes'));
    },
    wait: '.running .asked',
  },
  { name: 'felt', hash: '#/new/solo', wait: '.lobby .begin' },
  { name: 'felt-bot', hash: '#/new/solo', wait: '.lobby .begin', act: opening('.chair:nth-child(2) .sits') },
  { name: 'felt-me', hash: '#/new/solo', wait: '.lobby .begin', act: opening('.chair:nth-child(1) .sits') },
  { name: 'felt-hotseat', hash: '#/new/hotseat', wait: '.lobby .begin' },
  { name: 'settings', hash: '#/settings', wait: '.settings' },
  { name: 'join', hash: '#/join/KOMUTADI', prepare: stubServer({ stranger: true }), wait: '.door form' },
  {
    name: 'mine',
    hash: '#/solo/resume',
    solo: finished(GAMES[0]?.id ?? '', 3),
    wait: '.reveal > *',
    act: async (page) => {
      await page.waitForFunction(() => localStorage.getItem('cabale.past') !== null);
      await page.goto(`${page.url().split('#')[0]}#/mine`);
      await page.waitForSelector('.my-figures tr:nth-child(3)');
    },
  },
  { name: 'lost', hash: '#/nowhere', wait: '.trouble' },
  { name: 'no-server', hash: '#/games', wait: '.trouble' },
  { name: 'waiting', hash: '#/table/table1', prepare: stubServer(), wait: '.waiting .box-lid' },
  {
    name: 'dealing',
    hash: '#/table/table1',
    prepare: stubServer({ full: true, dealing: true }),
    wait: '.waiting .begin:disabled + .hint:not(:empty)',
  },
  { name: 'no-socket', hash: '#/table/table1', prepare: blockedLine, wait: '.trouble' },
  { name: 'full', hash: '#/table/table1', prepare: stubServer({ full: true, me: undefined }), wait: '.trouble.full' },
  { name: 'no-table', hash: '#/table/table1', prepare: stubServer({ refuses: 'no-table' }), wait: '.trouble' },
  { name: 'no-watchers', hash: '#/table/table1', prepare: stubServer({ refuses: 'no-watchers' }), wait: '.trouble' },
  { name: 'kicked', hash: '#/table/table1', prepare: stubServer({ refuses: 'banned' }), wait: '.trouble' },
  {
    name: 'no-code',
    hash: '#/join/KOMUTA',
    prepare: stubServer(),
    wait: '.trouble',
  },
  {
    name: 'old-link',
    hash: '#join=anInvitationOfLongAgo',
    prepare: stubServer(),
    wait: '.trouble',
  },
  {
    name: 'other-tab',
    hash: '#/table/table1',
    prepare: stubServer(),
    wait: '.waiting',
    act: async (page) => {
      await page.evaluate(() => new BroadcastChannel('cabale table table1').postMessage('mine'));
      await page.waitForSelector('.trouble');
    },
  },
  {
    name: 'name-taken',
    hash: '#/table/table1',
    prepare: stubServer({ me: undefined, answers: { sit: 'name-taken' } }),
    wait: '.waiting',
    act: async (page) => {
      await page.click('.waiting .primary');
      await page.waitForSelector('.other-name');
    },
  },
  {
    name: 'settings-refused',
    hash: '#/settings',
    wait: '.settings',
    act: async (page) => {
      await page.click('.notices .toggle');
      await page.waitForSelector('.notices .fault:not(:empty)');
    },
  },
  { name: 'games', hash: '#/games', prepare: stubServer(), wishes: { known: 'yes' }, wait: '.open-table' },
  { name: 'people', hash: '#/people', prepare: stubServer(), wishes: { known: 'yes' }, wait: '.people-met li' },
  {
    name: 'chair-met',
    hash: '#/table/table1',
    prepare: stubServer(),
    wait: '.waiting .box-lid',
    act: async (page) => {
      await page.click('.chair.empty .sits');
      await page.waitForSelector('.met-here li');
    },
  },
];

export const SCREENS: readonly KnownScreen[] = [
  ...SHARED,
  ...(await Promise.all(GAMES.map(({ id }) => screensOf(id)))).flat(),
];
