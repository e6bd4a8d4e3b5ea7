/** Every screen in its usual state, for the gallery and axe, in every language and both themes. */
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { coderFor } from '../../src/bots/index.ts';
import { finished, type KnownScreen, touching } from './known-screen.ts';
import { kept } from './saved-games.ts';
import * as seen from './seen.ts';
import { blockedLine, stubServer } from './stub-server.ts';

/** Touches something in the lobby, and waits for its sheet. */
const opening =
  (what: string) =>
  async (page: Page): Promise<void> => {
    await page.click(what);
    await page.waitForSelector('[role="dialog"], dialog[open]');
  };

export const screensOf = async (id: string): Promise<KnownScreen[]> => [
  {
    name: `felt-${id}`,
    hash: `#/new/solo/${id}`,
    wait: `${seen.LOBBY} ${seen.BEGIN}`,
    act: opening(`${seen.BOX_LID} ${seen.OPENS_BOX}`),
  },
  { name: `verdict-${id}`, hash: '#/solo/resume', solo: finished(id, 5), wait: `${seen.REVEAL} > *` },
  {
    name: `replay-${id}`,
    hash: '#/solo/resume',
    solo: finished(id, 4),
    wait: `${seen.REVEAL} > *`,
    act: touching('.end .again', `${seen.TIMELINE} [aria-label]:not(:disabled) >> nth=-1`, `${seen.MARK_LIST} summary`),
  },
  ...(coderFor(id) !== undefined
    ? [
        {
          name: `review-${id}`,
          hash: '#/solo/resume',
          solo: finished(id, 4, 'short'),
          wait: `${seen.REVEAL} > *`,
          act: async (page: Page) => {
            await page.click(seen.TO_REVIEW);
            await page.waitForSelector(`${seen.SHEET} >> ${seen.CHANCES}`);
          },
        },
        {
          name: `hint-${id}`,
          hash: '#/solo/resume',
          solo: kept({ game: id, seats: 4, options: {} }),
          wishes: { hints: 'on' },
          wait: seen.ASKED,
          act: async (page: Page) => {
            await page.click(`${seen.BAR} .ask-expert`);
            await page.waitForSelector(`${seen.HINTS} li`);
          },
        },
      ]
    : []),
  { name: `rules-${id}`, hash: `#/rules/${id}`, wait: seen.CHAPTER },
  ...(await import(`../../src/games/${id}/test/web/screen-list.ts`)).SCREENS,
];

export const SHARED: readonly KnownScreen[] = [
  { name: 'home', hash: '', wait: seen.SHELF },
  {
    name: 'home-running',
    hash: '',
    prepare: async (page) => {
      await stubServer()(page);
      await page.addInitScript(() => localStorage.setItem('cabale.known', 'yes'));
    },
    wait: `${seen.RUNNING} .asked`,
  },
  { name: 'felt', hash: '#/new/solo', wait: `${seen.LOBBY} ${seen.BEGIN}` },
  {
    name: 'felt-bot',
    hash: '#/new/solo',
    wait: `${seen.LOBBY} ${seen.BEGIN}`,
    act: opening(`${seen.CHAIR}:nth-child(2) ${seen.SITS}`),
  },
  {
    name: 'felt-me',
    hash: '#/new/solo',
    wait: `${seen.LOBBY} ${seen.BEGIN}`,
    act: opening(`${seen.CHAIR}:nth-child(1) ${seen.SITS}`),
  },
  { name: 'felt-hotseat', hash: '#/new/hotseat', wait: `${seen.LOBBY} ${seen.BEGIN}` },
  { name: 'settings', hash: '#/settings', wait: seen.SETTINGS },
  { name: 'join', hash: '#/join/KOMUTADI', prepare: stubServer({ stranger: true }), wait: `${seen.DOOR} form` },
  {
    name: 'mine',
    hash: '#/solo/resume',
    solo: finished(GAMES[0]?.id ?? '', 3),
    wait: `${seen.REVEAL} > *`,
    act: async (page) => {
      await page.waitForFunction(() => localStorage.getItem('cabale.past') !== null);
      await page.goto(`${page.url().split('#')[0]}#/mine`);
      await page.waitForSelector(`${seen.MY_FIGURES} tr:nth-child(3)`);
    },
  },
  { name: 'lost', hash: '#/nowhere', wait: seen.TROUBLE },
  { name: 'no-server', hash: '#/games', wait: seen.TROUBLE },
  { name: 'waiting', hash: '#/table/table1', prepare: stubServer(), wait: `${seen.WAITING} ${seen.BOX_LID}` },
  {
    name: 'dealing',
    hash: '#/table/table1',
    prepare: stubServer({ full: true, dealing: true }),
    wait: `${seen.WAITING} ${seen.BEGIN}:disabled + ${seen.HINT}:not(:empty)`,
  },
  { name: 'no-socket', hash: '#/table/table1', prepare: blockedLine, wait: seen.TROUBLE },
  {
    name: 'full',
    hash: '#/table/table1',
    prepare: stubServer({ full: true, bots: false, me: undefined }),
    wait: '.trouble.full',
  },
  { name: 'no-table', hash: '#/table/table1', prepare: stubServer({ refuses: 'no-table' }), wait: seen.TROUBLE },
  { name: 'no-watchers', hash: '#/table/table1', prepare: stubServer({ refuses: 'no-watchers' }), wait: seen.TROUBLE },
  { name: 'kicked', hash: '#/table/table1', prepare: stubServer({ refuses: 'banned' }), wait: seen.TROUBLE },
  {
    name: 'no-code',
    hash: '#/join/KOMUTA',
    prepare: stubServer(),
    wait: seen.TROUBLE,
  },
  {
    name: 'old-link',
    hash: '#join=anInvitationOfLongAgo',
    prepare: stubServer(),
    wait: seen.TROUBLE,
  },
  {
    name: 'other-tab',
    hash: '#/table/table1',
    prepare: stubServer(),
    wait: seen.WAITING,
    act: async (page) => {
      await page.evaluate(() => new BroadcastChannel('cabale table table1').postMessage('mine'));
      await page.waitForSelector(seen.TROUBLE);
    },
  },
  {
    name: 'name-taken',
    hash: '#/table/table1',
    prepare: stubServer({ me: undefined, answers: { sit: 'name-taken' } }),
    wait: seen.WAITING,
    act: async (page) => {
      await page.click(`${seen.WAITING} ${seen.PRIMARY}`);
      await page.waitForSelector(seen.OTHER_NAME);
    },
  },
  {
    name: 'settings-refused',
    hash: '#/settings',
    wait: seen.SETTINGS,
    act: async (page) => {
      await page.click(`${seen.NOTICES} ${seen.TOGGLE}`);
      await page.waitForSelector(`${seen.NOTICES} ${seen.FAULT}:not(:empty)`);
    },
  },
  { name: 'games', hash: '#/games', prepare: stubServer(), wishes: { known: 'yes' }, wait: seen.OPEN_TABLE },
  { name: 'people', hash: '#/people', prepare: stubServer(), wishes: { known: 'yes' }, wait: '.people-met li' },
  {
    name: 'chair-met',
    hash: '#/table/table1',
    prepare: stubServer(),
    wait: `${seen.WAITING} ${seen.BOX_LID}`,
    act: async (page) => {
      await page.click(`${seen.FREE_CHAIR} ${seen.SITS}`);
      await page.waitForSelector(`${seen.MET_HERE} li`);
    },
  },
];

export const SCREENS: readonly KnownScreen[] = [
  ...SHARED,
  ...(await Promise.all(GAMES.map(({ id }) => screensOf(id)))).flat(),
];
