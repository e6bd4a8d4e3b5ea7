/** A game at a table, from its start to its end: moves, clocks, bots. All of them come through `append`. */
import { serialize } from 'node:v8';
import { roll } from '../../engine/chance.ts';
import type { Fact } from '../../engine/facts.ts';
import { type Fault, fault, isFault } from '../../engine/fault.ts';
import { findGame, type NewGame } from '../../engine/record.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { heard } from '../../engine/sight.ts';
import { type Bots, botsAwaited, letBotMoveLater, newBots, stir } from '../../host/bots.ts';
import type { Clocks } from '../../host/clock.ts';
import { seedOf } from '../../host/deal.ts';
import { afterGame, nextGame } from '../../host/match.ts';
import {
  awaited,
  type Decision,
  decide,
  type Entry,
  endsAt,
  fold,
  freeze,
  look,
  nextByItself,
  openLean,
} from '../../host/table.ts';
import { whereItBroke } from '../log.ts';
import type { GameRow, TableDoc } from '../store/store.ts';
import { ringAt } from './alarm.ts';
import { callDeal, givePart, isUnshown, originOf, type Part, promiseDeal } from './deal.ts';
import { beginTrail, catchUp, followLog, trailDue } from './delayed-watchers.ts';
import { countGame } from './figures.ts';
import { botOf, type Hub, letGo, mark, save } from './hub.ts';
import { noteQuestion, shownBy } from './leading.ts';
import { isOnline, type LiveTable, type Playing, playedByBot } from './live-table.ts';
import * as lobby from './lobby.ts';
import { notifyAbsent } from './notify-absent.ts';
import { forgetShown, tell } from './outbox.ts';
import { hasWritten, heldUntil, noteWriting } from './writing.ts';

const SNAPSHOT_EVERY = 64;

/** The clocks agreed at the table, as the server runs them. */
export const clocksFor = ({ setting: { least } }: Hub, { settings: { clock } }: TableDoc): Clocks =>
  least === undefined ? clock : { ...clock, least };

/** A bot plays where one was seated, and where the owner is away. */
export const botsFor = (hub: Hub, room: LiveTable): Bots =>
  newBots(
    (seat) => {
      const i = SEATS.indexOf(seat);
      return playedByBot(room, i) ? botOf(hub, room, i) : undefined;
    },
    true,
    (seat) => room.doc.seats[SEATS.indexOf(seat)]?.name ?? '',
  );

/** The deal is called; the cards come once everybody has shown what he had sealed, or was too slow. */
export const startGame = (hub: Hub, room: LiveTable, by: string, part: Part = {}, anyway = false): void => {
  const { doc } = room;
  const { now, dealTime } = hub.setting;
  lobby.mayStart(doc, by, anyway);
  givePart(doc, by, part);
  callDeal(doc, (person) => isOnline(room, person), now() + dealTime);
  if (!isUnshown(doc)) {
    dealGame(hub, room);
    return;
  }
  save(hub, room);
  arm(hub, room);
};

export const dealGame = (hub: Hub, room: LiveTable): void => {
  const { doc } = room;
  const now = hub.setting.now();
  const game = findGame(hub.setting.games, doc.settings.game);
  const { options, seats, first } = doc.settings;
  const begins = first === undefined || first === 'lot' ? {} : { first };
  const plain: NewGame = { game: game.id, options, seats, seed: '', ...begins };
  const origin = originOf(hub, doc);
  const set: NewGame = { ...nextGame(doc.match, plain, seedOf(origin, seats)), origin };
  const { table: live, facts } = openLean(game, set, now);
  lobby.begin(doc);
  if (room.game !== undefined) hub.facts.drop(room.game.live);
  const players = doc.seats.map(({ person }) => person);
  const playing: Playing = { live, bots: botsFor(hub, room), clocks: clocksFor(hub, doc), players };
  room.game = playing;
  noteQuestion(room, now);
  room.foreseen.clear();
  beginTrail(room, live, set, now);
  const row: GameRow = {
    table: room.id,
    round: doc.round,
    version: game.version,
    set,
    started: now,
    players: doc.seats.flatMap(({ person, name, mask }, i) => {
      const seat = SEATS[i];
      return seat === undefined ? [] : [{ seat, person, name: name ?? '', mask }];
    }),
  };
  hub.journal.write({ write: 'game', row });
  forgetShown(room.outbox);
  hub.facts.begin(live, facts);
  tell(room.outbox, 'all', facts);
  save(hub, room);
  hub.metrics.begun += 1;
  hub.nodes?.claim(room);
  notifyAbsent(hub, room);
  goOn(hub, room);
};

/** Entries that another server has written. */
export const follow = (hub: Hub, room: LiveTable, playing: Playing, entries: readonly Entry[]): void => {
  const { live, bots } = playing;
  for (const entry of entries) {
    const asked = live.question;
    const change = fold(live, entry);
    hub.facts.add(live, entry, change.facts);
    tell(room.outbox, change.seen, change.facts);
    followLog(room, entry);
    stir(bots, live, change.facts);
    if (live.question === asked && live.state.over === undefined) continue;
    room.alarm.wake = undefined;
    room.writing.clear();
    noteQuestion(room, entry.at);
    welcomeBack(hub, room);
    notifyAbsent(hub, room);
  }
};

/** One entry more in the log of the game. Whoever wrote the one before may have another clock: no time goes back. */
const append = (
  hub: Hub,
  room: LiveTable,
  playing: Playing,
  decided: Entry,
  does?: Decision['does'],
): readonly Fact[] => {
  const { live } = playing;
  const entry = decided.at < live.at ? { ...decided, at: live.at } : decided;
  const asked = live.question;
  let change: ReturnType<typeof fold>;
  try {
    change = fold(live, entry, does);
  } catch (error) {
    // what is in memory may be half changed; the store has it as it was before
    hub.log.error({ table: room.id, game: live.game.id, error: whereItBroke(error) }, 'a move broke a table');
    letGo(hub, room, 1011, 'something broke; come back');
    throw fault('internal', 'something broke at this table; it is as it was before your move');
  }
  const at = { table: room.id, round: room.doc.round };
  hub.journal.write({ write: 'entry', ...at, n: live.n - 1, entry });
  if (live.n % SNAPSHOT_EVERY === 0 && live.state.over === undefined) {
    const row = { n: live.n, version: live.game.version, state: serialize(freeze(live)) };
    hub.journal.write({ write: 'snapshot', ...at, row });
  }
  hub.facts.add(live, entry, change.facts);
  tell(room.outbox, change.seen, change.facts);
  followLog(room, entry);
  if (live.question !== asked || live.state.over !== undefined) welcomeBack(hub, room);
  if (live.question !== asked) {
    room.writing.clear();
    noteQuestion(room, entry.at);
    notifyAbsent(hub, room);
  }
  mark(hub, room);
  if (live.state.over !== undefined) endGame(hub, room, playing);
  return change.facts;
};

/** One who was away is back by answering; that he has answered is nobody's to know before the question is closed. */
const welcomeBack = (hub: Hub, room: LiveTable, seats: Iterable<Seat> = room.back): void => {
  let changed = false;
  for (const seat of seats) {
    room.back.delete(seat);
    if (lobby.setAway(room.doc, seat, false)) changed = true;
  }
  if (changed) save(hub, room);
};

/** The same, where no bot did it: bots heed it, and the clock goes on. */
const happens = (hub: Hub, room: LiveTable, playing: Playing, entry: Entry, does?: Decision['does']): void => {
  stir(playing.bots, playing.live, append(hub, room, playing, entry, does));
  goOn(hub, room);
};

const endGame = (hub: Hub, room: LiveTable, { live }: Playing): void => {
  const { doc } = room;
  lobby.end(doc, afterGame(doc.match, live.game, live.state), (person) => isOnline(room, person));
  promiseDeal(hub, doc);
  room.alarm.wake = undefined;
  const winners = live.state.over ?? [];
  hub.journal.write({ write: 'ended', table: room.id, round: doc.round, at: hub.setting.now(), winners });
  save(hub, room);
  hub.metrics.ended += 1;
  countGame(hub, room.id, doc.round, hub.facts.known(live)).catch((error: unknown) =>
    hub.log.error({ table: room.id, error: whereItBroke(error) }, 'a finished game was not counted'),
  );
};

/** Entries of a game after which people answer, and say nothing more beside it: what is kept of a table has a bound. */
export const MOST_SAID = 10_000;

/** A person's move. What is refused changes nothing; what was taken before is not taken again. */
export const takeMove = (
  hub: Hub,
  room: LiveTable,
  seat: Seat,
  sent: { readonly move: string; readonly question: number; readonly id: string },
): Fault | undefined => {
  payBack(hub, room);
  const { game } = room;
  if (game === undefined) return fault('not-now', 'no game is under way');
  const decided = decide(game.live, { seat, ...sent }, hub.setting.now(), game.clocks);
  if (isFault(decided)) return decided;
  if (decided === undefined) {
    mark(hub, room); // it is there already: confirmed again
    return undefined;
  }
  if (decided.does === 'aside' && game.live.n >= MOST_SAID)
    return fault('too-many', 'so much was said in this game that only answers are taken now');
  room.back.add(seat);
  if (decided.does === 'aside') {
    if (hasWritten(room, seat)) room.alarm.wake = undefined; // bots waited for this
    welcomeBack(hub, room, [seat]);
  }
  happens(hub, room, game, decided.entry, decided.does);
  hub.metrics.moves.person += 1;
  return undefined;
};

export const giveMoreTime = (hub: Hub, room: LiveTable, seat: Seat, question: number): void => {
  const { game, doc } = room;
  if (game === undefined || game.live.state.over !== undefined) throw fault('not-now', 'no game is under way');
  const { live, clocks } = game;
  if (question !== live.question) throw fault('stale', 'that question is closed; look at the one that is open now');
  if (!doc.settings.moreTime || live.more || endsAt(live, clocks) === undefined || !awaited(live).includes(seat))
    throw fault('no-more-time', 'there is no more time to be had for this question');
  happens(hub, room, game, { kind: 'more', at: hub.setting.now(), seat });
};

/** Somebody writes, or has stopped: bots wait, or go on. */
export const writes = (hub: Hub, room: LiveTable, seat: Seat, on: boolean): void => {
  if (room.doc.status !== 'playing') throw fault('not-now', 'no game is under way');
  noteWriting(room, seat, on, hub.setting.now());
  if (!runsHere(hub, room)) hub.nodes?.moved(room);
  if (on) return;
  room.alarm.wake = undefined;
  goOn(hub, room);
};

/** A bot plays the seat from now on, or no longer. */
export const setAway = (hub: Hub, room: LiveTable, seat: Seat, away: boolean): void => {
  const { game, doc } = room;
  if (game === undefined || doc.status !== 'playing') throw fault('not-now', 'no game is under way');
  if (lobby.setAway(doc, seat, away)) save(hub, room);
  goOn(hub, room);
};

/** Somebody else has the seat from now on: its cards are his to see. */
export const reseat = (hub: Hub, room: LiveTable, seat: Seat): void => {
  const { game, doc } = room;
  const place = doc.seats[SEATS.indexOf(seat)];
  if (game === undefined || place === undefined) return;
  const players = game.players.with(SEATS.indexOf(seat), place.person);
  room.game = { ...game, players };
  const player = { seat, person: place.person, name: place.name ?? '', mask: place.mask };
  hub.journal.write({ write: 'player', table: room.id, round: doc.round, player });
};

// —— what happens by itself ————————————————————————————————————————————————————————————————————————————

/** The bots of a table speak after a time that depends on nothing they know. */
const wakeBots = (hub: Hub, { alarm }: LiveTable, { live, bots }: Playing): void => {
  if (alarm.wake !== undefined || !live.state.seats.some(bots.at)) return;
  if (botsAwaited(bots, live).length === 0 && !bots.stirred.some((seat) => bots.at(seat)?.aside !== undefined)) return;
  const [least, most] = hub.setting.botPace;
  alarm.wake = hub.setting.now() + least + roll(hub.rng, most - least + 1);
};

/** Those who have nothing to say pass together; once something was said, the others take their time again. */
const botsPlay = async (hub: Hub, room: LiveTable, playing: Playing): Promise<void> => {
  const { live, bots, clocks } = playing;
  const facts = await hub.facts.of(room.id, room.doc.round, live);
  const mayPlay = (): boolean =>
    !hub.closing &&
    hub.rooms.get(room.id) === room &&
    room.game === playing &&
    room.shared.reading === undefined &&
    runsHere(hub, room);
  if (!mayPlay()) return;
  const take = (seat: Seat, move: string): readonly Fact[] => {
    if (!mayPlay()) return [];
    const decided = decide(live, { seat, move }, hub.setting.now(), clocks);
    if (decided !== undefined && !isFault(decided)) {
      hub.metrics.moves.bot += 1;
      return append(hub, room, playing, decided.entry, decided.does);
    }
    hub.log.warn({ table: room.id, game: live.game.id }, 'a bot chose what is not allowed');
    const [first] = look(live, seat, []).answers;
    return first === undefined || first === move ? [] : take(seat, first);
  };
  const { metrics } = hub;
  let said: readonly Fact[] | undefined;
  do {
    const begun = performance.now();
    said = await letBotMoveLater(bots, live, take, (seat) => look(live, seat, heard(facts, seat)));
    metrics.thoughts += 1;
    metrics.thoughtSeconds += (performance.now() - begun) / 1000;
  } while (said?.length === 0 && mayPlay());
  if (mayPlay()) goOn(hub, room);
};

/** The clock ran out: whoever had not answered was late. */
const timeOut = (hub: Hub, room: LiveTable, playing: Playing, now: number): void => {
  const late = awaited(playing.live);
  for (const seat of late) lobby.wasLate(room.doc, seat);
  if (late.length > 0) save(hub, room);
  happens(hub, room, playing, { kind: 'timeout', at: now });
  hub.metrics.moves.clock += 1;
};

/** Clocks and bots of a table run at one server. */
const runsHere = ({ nodes }: Hub, room: LiveTable): boolean => nodes === undefined || nodes.keeps(room);

const nextTime = (hub: Hub, room: LiveTable): number | undefined => {
  const { game, doc, alarm } = room;
  let next = trailDue(room);
  if (doc.dealing !== undefined) next = Math.min(next ?? doc.dealing.until, doc.dealing.until);
  if (game === undefined || doc.status !== 'playing' || !runsHere(hub, room)) return next;
  const own = nextAt(room, game)?.at;
  if (own !== undefined) next = Math.min(next ?? own, own);
  if (alarm.wake !== undefined) next = Math.min(next ?? alarm.wake, alarm.wake);
  return next;
};

const arm = (hub: Hub, room: LiveTable): void => {
  const next = nextTime(hub, room);
  if (next !== undefined) ringAt(room.alarm, next, hub.setting.now(), () => tick(hub, room));
};

/** A process that did not run for so many milliseconds was stopped, or so busy that nobody could play. */
const STOPPED = 3000;

/** What it did not run for costs nobody a second: it is in the log like the time between two starts. */
export const feelPulse = (hub: Hub): void => {
  const now = performance.now();
  const away = Math.round(now - hub.pulse);
  hub.pulse = now;
  if (away < STOPPED) return;
  hub.log.warn({ away }, 'the server was stopped for a while; clocks go on where they were');
  if (hub.nodes !== undefined) return;
  if (hub.owed.size === 0) setImmediate(payAll, hub);
  for (const room of hub.rooms.values()) hub.owed.set(room, (hub.owed.get(room) ?? 0) + away);
};

/** A table gets back the time it is owed, before anything else happens there. */
const payBack = (hub: Hub, room: LiveTable): void => {
  const away = hub.owed.get(room);
  hub.owed.delete(room);
  if (away !== undefined && hub.rooms.get(room.id) === room) resume(hub, room, away);
};

/** To do so for thousands of tables in one breath would stop the server again, and so without end. */
const AT_ONCE = 50;

const payAll = (hub: Hub): void => {
  let left = AT_ONCE;
  for (const room of hub.owed.keys()) {
    if (hub.closing) return;
    if (left === 0) {
      setImmediate(payAll, hub);
      return;
    }
    left -= 1;
    try {
      payBack(hub, room);
    } catch (error) {
      if (!isFault(error)) throw error; // a table that broke was let go of already
    }
  }
};

/** The clock goes on where it was when nobody could play. */
export const resume = (hub: Hub, room: LiveTable, away: number): void => {
  const { game, doc } = room;
  if (game === undefined || doc.status !== 'playing' || endsAt(game.live, game.clocks) === undefined) return;
  append(hub, room, game, { kind: 'resume', at: hub.setting.now(), away });
  arm(hub, room);
};

/** What a big screen has shown before the open question is no part of its clock. */
export const addScenes = (hub: Hub, room: LiveTable, took: number): void => {
  const { game, doc, shared } = room;
  if (game === undefined || doc.status !== 'playing' || shared.reading !== undefined || !runsHere(hub, room)) return;
  append(hub, room, game, { kind: 'shown', at: hub.setting.now(), away: took });
  arm(hub, room);
};

/** What happens next without anybody's doing; nobody is late while a big screen shows what led to the question. */
const nextAt = (room: LiveTable, { live, clocks }: Playing): ReturnType<typeof nextByItself> => {
  const own = nextByItself(live, clocks);
  return own?.kind === 'timeout' ? { ...own, at: Math.max(own.at, shownBy(room)) } : own;
};

const tick = (hub: Hub, room: LiveTable): void => {
  if (hub.rooms.get(room.id) !== room || hub.closing || room.shared.reading !== undefined) return;
  feelPulse(hub);
  const now = hub.setting.now();
  const { game, doc, alarm } = room;
  try {
    payBack(hub, room);
    catchUp(hub, room, now);
    if (doc.dealing !== undefined && doc.dealing.until <= now) {
      dealGame(hub, room);
      return;
    }
    if (game !== undefined && doc.status === 'playing' && runsHere(hub, room)) {
      const own = nextAt(room, game);
      if (own !== undefined && own.at <= now) {
        if (own.kind === 'timeout') timeOut(hub, room, game, now);
        else happens(hub, room, game, { kind: own.kind, at: now });
      }
      if (alarm.wake !== undefined && alarm.wake <= now) {
        alarm.wake = game.live.game.asides === undefined ? undefined : heldUntil(room, now);
        if (alarm.wake === undefined)
          botsPlay(hub, room, game).catch((error: unknown) =>
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

/** A table comes into memory, or somebody leaves his seat to a bot: bots and clock go on. */
export const goOn = (hub: Hub, room: LiveTable): void => {
  if (room.game !== undefined && room.doc.status === 'playing' && runsHere(hub, room)) wakeBots(hub, room, room.game);
  arm(hub, room);
};
