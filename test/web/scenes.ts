/** Every screen as one would meet it; the gallery takes its picture, axe reads it, in every language and both themes. */
import type { Page } from 'playwright-core';
import { blockedLine, pretendServer } from './pretend.ts';
import { ANY_GAME, type Scene } from './scenes-any.ts';
import { kept } from './stage.ts';

const FIVE = [
  'A: duchess captain, 4 coins',
  'B: assassin countess, 3 coins',
  'C: ambassador / duchess, 6 coins',
  'D: captain countess, 2 coins',
  'E: / assassin ambassador, 0 coins',
];
const EIGHT = [
  'A: illusionist spy, 8 coins, catholic',
  'B: pope blackmailer, 3 coins, protestant',
  'C: spy / undertaker, 5 coins, catholic',
  'D: pope undertaker, 1 coins, protestant',
  'E: illusionist / pope, 4 coins, catholic',
  'F: / spy blackmailer, 0 coins',
  'G: blackmailer undertaker, 2 coins, catholic',
  'H: undertaker pope, 2 coins, protestant',
];
const EXPERT = { lineup: 'expert-2', religions: true };
const WITCHES = [
  'A: witch spy, 2 coins',
  'B: justiciar ursuline, 7 coins',
  'C: executioner witch, 3 coins',
  'D: spy / ursuline, 3 coins',
];

const ROOM = '.dock.asked';
const settle = (page: Page) => page.waitForTimeout(300);

/** Somebody looks for a rule in the middle of a game. */
const seeking = (name: string, hash: string, words: Readonly<Record<string, string>>): Scene => ({
  name,
  hash,
  wait: '.chapter',
  act: async (page) => {
    const lang = await page.evaluate(() => document.documentElement.lang);
    await page.fill('.search', words[lang] ?? '');
    await page.waitForSelector('.found:not(:empty)');
  },
});

export const SCENES: readonly Scene[] = [
  { name: 'home', hash: '', wait: '.hero' },
  { name: 'setup', hash: '#/new/solo', wait: '.lineup' },
  { name: 'setup-hotseat', hash: '#/new/hotseat', wait: '.lineup' },
  { name: 'setup-online', hash: '#/new/online', wait: '.lineup' },
  { name: 'learn', hash: '#/learn', wait: ROOM },
  { name: 'rules', hash: '#/rules', wait: '.chapter' },
  { name: 'rules-lineup', hash: '#/rules/illusionist,executioner,witch,pope,spy,religions', wait: '.chapter' },
  { name: 'rules-tribunal', hash: '#/rules/tribunal', wait: '.chapter' },
  { name: 'rules-assassin-x', hash: '#/rules/assassin-x', wait: '.chapter' },
  seeking('rules-search', '#/rules', { fr: 'douter contre', it: 'dubbio blocco', en: 'doubt counter' }),
  seeking('rules-tribunal-search', '#/rules/tribunal', { fr: 'maillet', it: 'martelletto', en: 'gavel' }),
  seeking('rules-assassin-x-search', '#/rules/assassin-x', { fr: 'jokers', it: 'jolly', en: 'jokers' }),
  seeking('rules-search-nothing', '#/rules/tribunal', { fr: 'xylophone', it: 'xilofono', en: 'xylophone' }),
  { name: 'settings', hash: '#/settings', wait: '.settings' },
  { name: 'join', hash: '#/join/KOMUTA', wait: 'form' },
  { name: 'lost', hash: '#/nowhere', wait: '.trouble' },
  { name: 'no-server', hash: '#/games', wait: '.trouble' },
  { name: 'waiting', hash: '#/table/table1', prepare: pretendServer(), wait: '.waiting .qr' },
  { name: 'no-socket', hash: '#/table/table1', prepare: blockedLine, wait: '.trouble' },
  { name: 'full', hash: '#/table/table1', prepare: pretendServer({ full: true, me: undefined }), wait: '.full' },
  { name: 'no-table', hash: '#/table/table1', prepare: pretendServer({ refuses: 'no-table' }), wait: '.trouble' },
  { name: 'no-watchers', hash: '#/table/table1', prepare: pretendServer({ refuses: 'no-watchers' }), wait: '.trouble' },
  { name: 'kicked', hash: '#/table/table1', prepare: pretendServer({ refuses: 'banned' }), wait: '.trouble' },
  {
    name: 'old-link',
    hash: '#/join/KOMUTA',
    prepare: pretendServer(),
    wait: 'form',
    act: async (page) => {
      await page.click('form .primary');
      await page.waitForSelector('.trouble');
    },
  },
  {
    name: 'other-tab',
    hash: '#/table/table1',
    prepare: pretendServer(),
    wait: '.waiting',
    act: async (page) => {
      await page.evaluate(() => new BroadcastChannel('cabale table table1').postMessage('mine'));
      await page.waitForSelector('.trouble');
    },
  },
  {
    name: 'name-taken',
    hash: '#/table/table1',
    prepare: pretendServer({ me: undefined, answers: { sit: 'name-taken' } }),
    wait: '.waiting',
    act: async (page) => {
      await page.click('.waiting .deeds .primary');
      await page.waitForSelector('.other-name');
    },
  },
  {
    name: 'table-more-time',
    hash: '#/table/table1',
    prepare: pretendServer({ playing: 'complots' }),
    wait: '.dock button.more',
  },
  {
    name: 'table-lost',
    hash: '#/table/table1',
    prepare: pretendServer({ playing: 'complots', breaks: true }),
    wait: '.bar .line.lost',
  },
  {
    name: 'table-watching',
    hash: '#/table/table1/watch',
    prepare: pretendServer({ playing: 'complots', full: true, me: undefined }),
    wait: '.complots.watching',
  },
  {
    name: 'assassin-x-more-time',
    hash: '#/table/table1',
    prepare: pretendServer({ playing: 'assassin-x' }),
    wait: '.dock button.more',
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
  { name: 'games', hash: '#/games', prepare: pretendServer(), wait: '.table-lines' },
  { name: 'table-turn', hash: '#/solo/resume', solo: kept(FIVE), wait: ROOM },
  {
    name: 'table-target',
    hash: '#/solo/resume',
    solo: kept(FIVE),
    wait: ROOM,
    act: async (page) => {
      await settle(page);
      await page.click('[data-move="assassin …"]');
    },
  },
  {
    name: 'table-doubt',
    hash: '#/solo/resume',
    solo: kept(FIVE, [['B', 'assassin A']], { first: 'B' }),
    wait: ROOM,
  },
  {
    name: 'table-counter',
    hash: '#/solo/resume',
    solo: kept(
      FIVE,
      [
        ['B', 'assassin A'],
        ['A', 'pass'],
        ['C', 'pass'],
        ['D', 'pass'],
      ],
      { first: 'B' },
    ),
    wait: ROOM,
  },
  {
    name: 'table-keep',
    hash: '#/solo/resume',
    solo: kept(FIVE, [
      ['A', 'ambassador'],
      ['B', 'pass'],
      ['C', 'pass'],
      ['D', 'pass'],
    ]),
    wait: '.cardpick',
  },
  {
    name: 'table-witch',
    hash: '#/solo/resume',
    solo: kept(WITCHES, [['B', 'coup A']], { first: 'B', options: { lineup: 'novice-2' } }),
    wait: '.cardpick',
    act: async (page) => {
      await settle(page);
      await page.click('.pick >> nth=1');
    },
  },
  { name: 'table-eight', hash: '#/solo/resume', solo: kept(EIGHT, [], { options: EXPERT }), wait: ROOM },
  {
    name: 'table-two',
    hash: '#/solo/resume',
    solo: kept(['A: duchess', 'B: captain'], []),
    wait: '.cardpick',
  },
  {
    name: 'table-log',
    hash: '#/solo/resume',
    solo: kept(FIVE, [['B', 'assassin A']], { first: 'B' }),
    wait: ROOM,
    act: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 900) await page.click('.bar button >> nth=1');
    },
  },
  ...ANY_GAME,
  {
    name: 'curtain',
    hash: '#/solo/resume',
    solo: kept(FIVE, [], { people: ['A', 'B', 'C'] }),
    wait: '.curtain',
  },
  {
    name: 'end',
    hash: '#/solo/resume',
    solo: kept(
      ['A: assassin, 8 coins', 'B: captain / duchess, 2 coins', 'C: / captain duchess'],
      [
        ['A', 'duchess'],
        ['B', 'pass'],
        ['B', 'income'],
      ],
    ),
    wait: ROOM,
    act: async (page) => {
      await settle(page);
      await page.click('[data-move="coup …"]');
      await page.click('[data-move="coup B"]');
      await page.waitForSelector('.reveal');
    },
  },
  {
    name: 'replay',
    hash: '#/solo/resume',
    solo: kept(['A: assassin, 8 coins', 'B: captain / duchess, 2 coins', 'C: / captain duchess']),
    wait: ROOM,
    act: async (page) => {
      await settle(page);
      await page.click('[data-move="coup …"]');
      await page.click('[data-move="coup B"]');
      await page.waitForSelector('.reveal');
      await page.click('.end .deeds button >> nth=1');
      await page.waitForSelector('.replay');
    },
  },
];
