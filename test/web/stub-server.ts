/** A server that says just enough for its screens to be seen. */
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { valuesOf } from '../../src/engine/options.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { openLean, submit, viewOf } from '../../src/host/table.ts';
import { FIRST } from './saved-games.ts';

type Pretended = {
  /** By default nobody's view. */
  readonly me?: Seat | undefined;
  readonly full?: boolean;
  readonly bots?: boolean;
  readonly dealing?: boolean;
  /** The reason of a refusal to enter. */
  readonly refuses?: string;
  readonly stranger?: boolean;
  readonly answers?: Readonly<Record<string, string>>;
  /** The first moment of this game, with little time left. */
  readonly playing?: string;
  /** Dealt as in a scenario; then these moves. */
  readonly deal?: readonly string[];
  readonly moves?: readonly (readonly [seat: Seat, move: string])[];
  readonly away?: boolean;
  /** I have spoken, too. */
  readonly spoken?: boolean;
  readonly breaks?: boolean;
};

const NAMES = ['Anna', 'Bruno', 'Clara', 'Denis'];
const PEOPLE = ['anna', 'bruno', 'clara', 'denis'];
const SEAT = { ready: false, online: true, away: false };
const CODE = 'KOMUTADI';

const tableOf = ({ full, bots = true, dealing, playing, me, away }: Pretended) => ({
  id: 'table1',
  status: playing === undefined ? 'lobby' : 'playing',
  game: playing ?? FIRST,
  options: {},
  seats: SEATS.slice(0, 4).map((seat, i) => {
    if (i === 2 && bots) return { seat, bot: 'simple', name: 'bot simple', ...SEAT, ready: true };
    if (i === 3 && full !== true && playing === undefined) return { seat, ...SEAT };
    const person = i === 0 && me === undefined ? 'elena' : PEOPLE[i];
    const name = i === 0 && me === undefined ? 'Elena' : NAMES[i];
    return { seat, person, name, ...SEAT, ready: i > 0, away: i === 0 && away === true };
  }),
  host: me === undefined ? 'elena' : 'anna',
  clock: { pace: 'normal' },
  public: false,
  watch: true,
  delay: 0,
  moreTime: true,
  watchers: 0,
  walls: 0,
  round: playing === undefined ? 0 : 1,
  games: 0,
  wins: {},
  ...(dealing === true ? { dealing: { B: 'ab'.repeat(32) } } : {}),
});

const frameOf = (id: string, { me, deal, moves = [] }: Pretended) => {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const now = Date.now();
  for (let seed = 0; ; seed++) {
    const { table: live } = openLean(
      game,
      {
        ...{ game: id, options: {}, seats: 4, seed: `gallery ${seed}` },
        ...(deal === undefined ? {} : { deal }),
        ...(moves[0] === undefined ? {} : { first: moves[0][0] }),
      },
      0,
    );
    for (const [seat, move] of moves) submit(live, seat, move);
    const view = viewOf(live, me, { opened: now - 20_000, ends: now + 12_000, more: false });
    if (me === undefined || deal !== undefined || view.toAct.includes(me))
      return { type: 'frame', round: 1, now, from: 0, facts: [], view };
  }
};

const answersOf = (table: ReturnType<typeof tableOf>, stranger: boolean): Readonly<Record<string, unknown>> => {
  const { id, game, options, clock, status, watch } = table;
  const { seats: chairs, delay, moreTime } = table;
  const names = { A: 'Anna', B: 'Bruno', C: 'bot simple' };
  const line = {
    ...{ id, game, options, seats: 4, free: 1, host: 'Anna', clock, status, watch, names, code: CODE },
    ...{ people: 2, chair: true, since: Date.now() - 130_000 },
  };
  const games = GAMES.map((one) => ({
    id: one.id,
    players: one.players,
    options: one.options.map((option) => ({ ...option, of: valuesOf(option) })),
    bots: ['simple', 'random'],
    manners: { simple: [], random: [] },
    speech: one.speech !== undefined,
  }));
  return {
    '/api/session': stranger ? {} : { person: { id: 'anna', name: 'Anna', lang: 'fr' } },
    [`/api/invited/${CODE}`]: { table: { ...line, chairs, delay, moreTime } },
    '/api/join': { table: id },
    '/api/games': { games },
    '/api/tables': {
      tables: [
        { ...line, id: 'table4', status: 'playing' },
        { ...line, id: 'table2', game: GAMES[1]?.id ?? FIRST, seats: 6, free: 2, host: 'Hugo' },
      ],
    },
    '/api/tables/mine': {
      tables: [{ ...line, status: 'playing', asked: true }],
      invitations: [{ by: 'Hugo', table: { ...line, id: 'table3' } }],
    },
    '/api/met': {
      people: [
        { person: 'hugo', name: 'Hugo', mask: 'fox/ivory', at: 1_790_000_000_000, games: { [game]: 3 } },
        { person: 'ines', name: 'Inès Théodora Vandenbroucke', at: 1_780_000_000_000, games: { [game]: 1 } },
      ],
    },
    '/api/notices': { notices: [] },
    '/api/blocks': { blocks: [] },
    '/api/replays': { games: [] },
  };
};

export const stubServer =
  (wish: Pretended = { me: 'A' }) =>
  async (page: Page): Promise<void> => {
    const how: Pretended = 'me' in wish ? wish : { ...wish, me: 'A' };
    const { me, refuses, answers, playing, breaks } = how;
    const table = tableOf(how);
    const rest = answersOf(table, how.stranger === true);
    let broken = false;
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = rest[pathname];
      return answer === undefined && pathname.startsWith('/api/invited/')
        ? route.fulfill({ status: 400, json: { code: 'expired', message: '' } })
        : route.fulfill({ json: answer ?? {} });
    });
    await page.routeWebSocket('**/ws?*', (socket) => {
      if (broken) return void socket.close();
      const say = (message: object) => socket.send(JSON.stringify(message));
      socket.onMessage((text) => {
        const { type, id } = JSON.parse(String(text));
        const code = answers?.[type] ?? (type === 'enter' ? refuses : undefined);
        if (code !== undefined) return say({ type: 'error', id, code, message: '' });
        if (type === 'enter') {
          say({
            type: 'table',
            table,
            ...(me === undefined ? {} : { me }),
            invite: 'aGoodLongInvitation12',
            code: CODE,
          });
          say({ type: 'chat', lines: [{ n: 1, at: 0, person: 'bruno', name: 'Bruno', quick: 'hello' }] });
          if (how.spoken === true)
            say({ type: 'chat', lines: [{ n: 2, at: 0, person: 'anna', name: 'Anna', quick: 'hello' }] });
          if (playing !== undefined) say(frameOf(playing, how));
        }
        if (type === 'list') {
          const { tables } = Object(rest['/api/tables']);
          say({ type: 'list', now: Date.now(), order: tables.map((one: { id: string }) => one.id), lines: tables });
        }
        say({ type: 'ok', id });
        broken = breaks === true;
        if (broken) socket.close();
      });
      say({ type: 'welcome', protocol: 1, now: Date.now(), person: 'anna', name: 'Anna' });
    });
  };

/** A network without WebSockets. */
export const blockedLine = async (page: Page): Promise<void> => {
  await stubServer()(page);
  await page.routeWebSocket('**/ws?*', (socket) => socket.close());
};
