/** A game at a table, from its start to its end: moves, clocks, bots. All of them come through `append`. */
import { serialize } from 'node:v8';
import { roll } from '../../engine/chance.ts';
import { type Fault, fault, isFault } from '../../engine/fault.ts';
import { findGame, type NewGame } from '../../engine/record.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import {
  awaited,
  type Decision,
  decide,
  type Entry,
  endsAt,
  fold,
  freeze,
  type Live,
  liveSight,
  liveView,
  nextByItself,
  openLive,
} from '../../host/live.ts';
import { afterGame, nextGame } from '../../host/match.ts';
import { randomSeed } from '../ids.ts';
import { whereItBroke } from '../people/text.ts';
import { botOf, changed, factsOf, type Hub, mark, release, save } from './hub.ts';
import { mayStart } from './lobby.ts';
import { clocksFor, isOnline, playedByBot, type Room } from './room.ts';
import { beginTrail, catchUp, followLog, trailDue } from './trail.ts';

const SNAPSHOT_EVERY = 64;
const LATE_BEFORE_AWAY = 2;

export const startGame = (hub: Hub, room: Room, by: string): void => {
  const { doc } = room;
  mayStart(doc, by);
  const now = hub.setting.now();
  const game = findGame(hub.setting.games, doc.settings.game);
  const plain: NewGame = { game: game.id, options: doc.settings.options, seats: doc.settings.seats, seed: '' };
  const set = nextGame(doc.match, plain, randomSeed());
  const { live, facts } = openLive(game, set, now);
  doc.status = 'playing';
  doc.notice = undefined;
  doc.round += 1;
  for (const seat of doc.seats) Object.assign(seat, { away: false, late: 0 });
  room.clocks = clocksFor(doc, hub.setting.least);
  room.live = live;
  room.players = doc.seats.map(({ person }) => person);
  room.facts = undefined;
  beginTrail(room, live, set, now);
  room.said = [];
  room.shown.clear();
  const players = doc.seats.flatMap(({ person, name }, i) => {
    const seat = SEATS[i];
    return seat === undefined ? [] : [{ seat, person, name: name ?? '' }];
  });
  hub.journal.write({
    write: 'game',
    row: {
      table: room.id,
      round: doc.round,
      version: game.version,
      set,
      started: now,
      watch: doc.settings.watch,
      players,
    },
  });
  changed(room, 'all', facts);
  save(hub, room);
  hub.metrics.begun += 1;
  afterChange(hub, room, live, 'all');
};

/** One entry more in the log of the game. */
const append = (hub: Hub, room: Room, live: Live, entry: Entry, does?: Decision['does']): void => {
  let change: ReturnType<typeof fold>;
  try {
    change = fold(live, entry, does);
  } catch (error) {
    // what is in memory may be half changed; the store has it as it was before
    hub.log.error(
      { table: room.id, game: live.game.id, error: error instanceof Error ? error.name : 'unknown' },
      'a move broke a table',
    );
    for (const client of room.clients) client.end(1011, 'something broke; come back');
    release(hub, room);
    throw fault('internal', 'something broke at this table; it is as it was before your move');
  }
  const { round } = room.doc;
  hub.journal.write({ write: 'entry', table: room.id, round, n: live.n - 1, entry });
  if (live.n % SNAPSHOT_EVERY === 0 && live.state.over === undefined)
    hub.journal.write({
      write: 'snapshot',
      table: room.id,
      round,
      row: { n: live.n, version: live.game.version, state: serialize(freeze(live)) },
    });
  changed(room, change.seen, change.facts);
  followLog(room, entry);
  mark(hub, room);
  if (live.state.over !== undefined) endGame(hub, room, live);
  afterChange(hub, room, live, change.seen);
};

const endGame = (hub: Hub, room: Room, live: Live): void => {
  const { doc } = room;
  const now = hub.setting.now();
  doc.status = 'over';
  doc.match = afterGame(doc.match, live.game, live.state);
  for (const [i, seat] of doc.seats.entries()) {
    const gone = seat.away && seat.person !== undefined && !isOnline(room, seat.person);
    if (gone) doc.seats[i] = { person: undefined, name: undefined, bot: undefined, ready: false, away: false, late: 0 };
    else Object.assign(seat, { ready: seat.bot !== undefined, away: false, late: 0 });
  }
  if (!doc.seats.some(({ person }) => person !== undefined && person === doc.host))
    doc.host = doc.seats.find(({ person }) => person !== undefined)?.person;
  room.wakes = undefined;
  hub.journal.write({ write: 'ended', table: room.id, round: doc.round, at: now, winners: live.state.over ?? [] });
  save(hub, room);
  hub.metrics.ended += 1;
};

/** A person's move. What is refused changes nothing; what was taken before is not taken again. */
export const takeMove = (
  hub: Hub,
  room: Room,
  seat: Seat,
  sent: { readonly move: string; readonly question: number; readonly id: string },
): Fault | undefined => {
  const { live, doc } = room;
  if (live === undefined) return fault('not-now', 'no game is under way');
  const decided = decide(live, room.clocks, { seat, ...sent }, hub.setting.now());
  if (isFault(decided)) return decided;
  if (decided === undefined) {
    mark(hub, room); // it is there already: confirmed again
    return undefined;
  }
  const own = doc.seats[SEATS.indexOf(seat)];
  if (own !== undefined && (own.late > 0 || own.away)) {
    Object.assign(own, { late: 0, away: false });
    save(hub, room);
  }
  append(hub, room, live, decided.entry, decided.does);
  hub.metrics.moves.person += 1;
  return undefined;
};

export const giveMoreTime = (hub: Hub, room: Room, seat: Seat, question: number): void => {
  const { live, doc } = room;
  if (live === undefined || live.state.over !== undefined) throw fault('not-now', 'no game is under way');
  if (question !== live.question) throw fault('stale', 'that question is closed; look at the one that is open now');
  if (!doc.settings.moreTime || live.more || endsAt(live, room.clocks) === undefined || !awaited(live).includes(seat))
    throw fault('no-more-time', 'there is no more time to be had for this question');
  append(hub, room, live, { kind: 'more', at: hub.setting.now(), seat });
};

/** A bot plays the seat from now on, or no longer. */
export const setAway = (hub: Hub, room: Room, seat: Seat, away: boolean): void => {
  const own = room.doc.seats[SEATS.indexOf(seat)];
  if (own === undefined || room.live === undefined || room.doc.status !== 'playing')
    throw fault('not-now', 'no game is under way');
  Object.assign(own, { away, late: 0 });
  save(hub, room);
  wakeBots(hub, room, room.live);
  arm(hub, room);
};

// —— what happens by itself ————————————————————————————————————————————————————————————————————————————

const afterChange = (hub: Hub, room: Room, live: Live, seen: Seat | 'all'): void => {
  if (seen === 'all') wakeBots(hub, room, live);
  arm(hub, room);
};

/** Bots answer after a time that depends on nothing they know. */
const wakeBots = (hub: Hub, room: Room, live: Live): void => {
  if (live.state.over !== undefined) return;
  const [least, most] = hub.setting.botPace;
  let waiting: Seat[] | undefined;
  for (let i = 0; i < room.doc.seats.length; i++) {
    const seat = SEATS[i];
    if (seat === undefined || !playedByBot(room, i) || room.wakes?.has(seat)) continue;
    waiting ??= awaited(live);
    if (!waiting.includes(seat) && botOf(hub, room, i)?.aside === undefined) continue;
    room.wakes ??= new Map();
    room.wakes.set(seat, hub.setting.now() + least + roll(hub.rng, most - least + 1));
  }
};

const botPlays = async (hub: Hub, room: Room, seat: Seat): Promise<void> => {
  const facts = await factsOf(hub, room);
  const { live } = room;
  const i = SEATS.indexOf(seat);
  const bot = botOf(hub, room, i);
  const there = () =>
    !hub.closing &&
    hub.rooms.get(room.id) === room &&
    room.live === live &&
    live?.state.over === undefined &&
    playedByBot(room, i);
  const submit = (move: string | undefined): boolean => {
    if (live === undefined || move === undefined) return false;
    const decided = decide(live, room.clocks, { seat, move, question: live.question }, hub.setting.now());
    if (decided === undefined || isFault(decided)) return false;
    append(hub, room, live, decided.entry, decided.does);
    hub.metrics.moves.bot += 1;
    return true;
  };
  if (live === undefined || bot === undefined || !there()) return;
  submit(bot.aside?.(liveSight(live, facts, seat), hub.rng));
  if (!there() || !awaited(live).includes(seat)) return;
  const chosen = bot.answer(liveSight(live, facts, seat), hub.rng);
  if (submit(chosen)) return;
  hub.log.warn({ table: room.id, game: live.game.id }, 'a bot chose what is not allowed');
  submit(liveView(live, undefined, seat).legal?.[0]);
};

/** The clock ran out: whoever had not answered was late, and after two late answers in a row a bot plays for him. */
const timeOut = (hub: Hub, room: Room, live: Live, now: number): void => {
  const late = awaited(live);
  for (const seat of late) {
    const own = room.doc.seats[SEATS.indexOf(seat)];
    if (own?.person === undefined || own.away) continue;
    own.late += 1;
    if (own.late >= LATE_BEFORE_AWAY) own.away = true;
  }
  if (late.length > 0) save(hub, room);
  append(hub, room, live, { kind: 'timeout', at: now });
  hub.metrics.moves.clock += 1;
};

const nextTime = (room: Room): number | undefined => {
  const { live, doc } = room;
  let next = trailDue(room);
  if (live === undefined || doc.status !== 'playing') return next;
  const own = nextByItself(live, room.clocks)?.at;
  if (own !== undefined) next = Math.min(next ?? own, own);
  if (room.wakes !== undefined) for (const at of room.wakes.values()) next = Math.min(next ?? at, at);
  return next;
};

/** One timer a table; it is set again only if it would ring too late. */
export const arm = (hub: Hub, room: Room): void => {
  const next = nextTime(room);
  if (next === undefined || (room.timer !== undefined && room.timerAt <= next)) return;
  clearTimeout(room.timer);
  room.timerAt = next;
  room.timer = setTimeout(tick, Math.max(0, next - hub.setting.now()), hub, room);
};

const tick = (hub: Hub, room: Room): void => {
  room.timer = undefined;
  if (hub.rooms.get(room.id) !== room || hub.closing) return;
  const now = hub.setting.now();
  const { live, doc } = room;
  try {
    catchUp(hub, room, now);
    if (live !== undefined && doc.status === 'playing') {
      const own = nextByItself(live, room.clocks);
      if (own !== undefined && own.at <= now) {
        if (own.kind === 'timeout') timeOut(hub, room, live, now);
        else append(hub, room, live, { kind: own.kind, at: now });
      }
      for (const [seat, at] of room.wakes ?? []) {
        if (at > now) continue;
        room.wakes?.delete(seat);
        botPlays(hub, room, seat).catch((error: unknown) =>
          hub.log.error({ table: room.id, error: whereItBroke(error) }, 'a bot failed'),
        );
      }
    }
  } catch (error) {
    if (!isFault(error)) throw error; // a table that broke was let go of already
    return;
  }
  arm(hub, room);
};

/** A table comes into memory: its bots and its clock go on. */
export const armLoaded = (hub: Hub, room: Room): void => {
  if (room.live !== undefined && room.doc.status === 'playing') wakeBots(hub, room, room.live);
  arm(hub, room);
};
