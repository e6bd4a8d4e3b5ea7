/** Lists where the tests of features and their parts in games lie, and why some features are large. */

/** A feature with its tests. Larger ones say why below. */
export const MOST = 1200;

/** Folders of which each subfolder is a feature. */
export const HOMES = ['src/web/features', 'src/server/tables', 'src/server'] as const;

/** Files of `test/web` and `test/server` that begin with these words. Others belong to a feature by its own name. */
export const TESTS: Readonly<Record<string, readonly string[]>> = {
  'big-screen': ['wall', 'leading', 'screens-nodes', 'apart', 'room'],
  chat: ['talk'],
  connections: ['traffic', 'relay', 'rfc6455', 'reading', 'proxy', 'postponing', 'rights', 'changes', 'site'],
  course: ['course'],
  daily: ['daily', 'reminders'],
  end: ['after'],
  'home-doubt': ['home'],
  lessons: ['lesson'],
  lobby: ['lobby', 'felt', 'door', 'barred', 'listing', 'waking', 'vanished', 'gone', 'stopped'],
  met: ['met', 'blocks', 'opponents'],
  'tables/nodes': ['nodes', 'killing', 'stubborn', 'faults', 'history', 'long-after', 'deal-nodes', 'play-now-nodes'],
  pages: ['pages', 'security', 'guessing', 'address'],
  passkey: ['passkey'],
  people: ['bots', 'bot-clients', 'mcp', 'example'],
  'tables/play': ['play.', 'table.', 'evening', 'ladder'],
  push: ['push', 'webhook', 'notice'],
  rating: ['rating'],
  store: ['sqlite', 'postgres', 'store', 'damage', 'durable', 'writes', 'writing', 'older-stores', 'database', 'disk'],
};

/** Parts of features in the folders of games: files by name, which implement fields of the manifest. */
export const IN_GAMES: Readonly<Record<string, RegExp>> = {
  'big-screen': /big-screen/,
  course: /(web|texts\/\w\w|test\/web)\/course/,
  daily: /moment/,
  end: /\/(end|ending|film|figures|verdict)\b/,
  lessons: /\/lesson/,
  options: /\/options/,
  review: /\/review/,
  rules: /\/web\/rules\/|texts\/\w\w\/rules/,
};

/** Modules of features that a game may import: each implements a field of the manifest. */
export const SHARED: readonly string[] = ['course/chapters', 'daily/moment-seats', 'rules/options', 'rules/story'];

/** Why a feature is larger than `MOST`. */
export const WHY: Readonly<Record<string, string>> = {
  'big-screen': 'a device of its own; its tests play whole evenings in browsers',
  connections: 'every attack on a socket has a limit and a test',
  daily: 'four kinds of moments, a calendar, statistics',
  lobby: 'eight seats at ten window sizes, each with its tests',
  'tables/nodes': 'several servers on one database; its tests kill them',
  pages: 'the HTTP interface: a handler and a test per group of routes',
  people: 'sign-in, devices, bot accounts and sanctions in one folder',
  'tables/play': 'the moves, clocks and ends of every table',
  store: 'two stores, their migrations, and one contract for both',
};
