/** What people do in a game at a table: they begin it, move, take more time, write, leave their seat to a bot. */
import { type Fault, fault, isFault } from '../../engine/fault.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { awaited, decide, endsAt } from '../../host/table.ts';
import { arm, dealGame, goOn, happens, payBack, runsHere } from './by-itself.ts';
import { callDeal, givePart, isUnshown, type Part } from './deal.ts';
import { welcomeBack } from './game-log.ts';
import { type Hub, mark, save } from './hub.ts';
import { isOnline, type LiveTable } from './live-table.ts';
import * as lobby from './lobby.ts';
import { hasWritten, noteWriting } from './writing.ts';

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
