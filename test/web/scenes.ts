/** Every screen as one would meet it; the gallery takes its picture, axe reads it, in every language and both themes. */
import type { Page } from 'playwright-core';
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

const SEAT = { ready: false, online: true, away: false };
/** A server that says just enough for its screens to be seen. */
const pretendServer = async (page: Page): Promise<void> => {
  const person = { id: 'anna', name: 'Anna', lang: 'fr' };
  const table = {
    id: 'table1',
    status: 'lobby',
    game: 'complots',
    options: {},
    seats: [
      { seat: 'A', person: 'anna', name: 'Anna', ...SEAT },
      { seat: 'B', person: 'bruno', name: 'Bruno', ...SEAT, ready: true },
      { seat: 'C', bot: 'simple', name: 'Milady', ...SEAT, ready: true },
      { seat: 'D', ...SEAT },
    ],
    host: 'anna',
    clock: { pace: 'normal' },
    public: false,
    watch: true,
    delay: 0,
    moreTime: true,
    watchers: 0,
    round: 0,
    games: 0,
    wins: {},
  };
  const line = {
    id: 'table1',
    game: 'complots',
    options: {},
    seats: 4,
    free: 1,
    host: 'Anna',
    clock: table.clock,
    status: 'lobby',
    watch: true,
  };
  const answers: Readonly<Record<string, unknown>> = {
    '/api/session': { person },
    '/api/tables': { tables: [line, { ...line, id: 'table2', game: 'tribunal', seats: 6, free: 2, host: 'Hugo' }] },
    '/api/tables/mine': { tables: [line] },
    '/api/replays': { games: [] },
  };
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: answers[new URL(route.request().url()).pathname] ?? {} }),
  );
  await page.routeWebSocket('**/ws', (socket) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const { type, id } = JSON.parse(String(text));
      if (type === 'enter') say({ type: 'table', table, me: 'A', invite: 'aGoodLongInvitation12' });
      if (type === 'enter')
        say({ type: 'chat', lines: [{ n: 1, at: 0, person: 'bruno', name: 'Bruno', quick: 'hello' }] });
      say({ type: 'ok', id, ...(type === 'code' ? { code: 'KOMUTA' } : {}) });
    });
    say({ type: 'welcome', protocol: 1, now: Date.now(), person: 'anna', name: 'Anna' });
  });
};

/** A network that lets pages through and nothing live. */
const blockedLine = async (page: Page): Promise<void> => {
  await pretendServer(page);
  await page.routeWebSocket('**/ws', (socket) => socket.close());
};

export const SCENES: readonly Scene[] = [
  { name: 'home', hash: '', wait: '.hero' },
  { name: 'setup', hash: '#/new/solo', wait: '.lineup' },
  { name: 'setup-hotseat', hash: '#/new/hotseat', wait: '.lineup' },
  { name: 'setup-online', hash: '#/new/online', wait: '.lineup' },
  { name: 'learn', hash: '#/learn', wait: ROOM },
  { name: 'rules', hash: '#/rules', wait: '.rules' },
  { name: 'rules-tribunal', hash: '#/rules/tribunal', wait: '.rules section' },
  { name: 'settings', hash: '#/settings', wait: '.settings' },
  { name: 'join', hash: '#/join/KOMUTA', wait: 'form' },
  { name: 'lost', hash: '#/nowhere', wait: '.trouble' },
  { name: 'no-server', hash: '#/games', wait: '.trouble' },
  { name: 'waiting', hash: '#/table/table1', prepare: pretendServer, wait: '.waiting .qr' },
  { name: 'no-socket', hash: '#/table/table1', prepare: blockedLine, wait: '.trouble' },
  { name: 'games', hash: '#/games', prepare: pretendServer, wait: '.table-lines' },
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
