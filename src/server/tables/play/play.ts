/** Actions of people during a game: start, move, more time, typing, hand-over to a bot. */
import { type Fault, fault, isFault } from '../../../engine/fault.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { awaited, decide } from '../../../host/table.ts';
import { endsAt } from '../../../host/table-clock.ts';
import type { Signed } from '../../people/people.ts';
import { refuseMove } from '../lobby/own-words.ts';
import * as phases from '../lobby/phases.ts';
import type { LiveTable } from '../state/hub.ts';
import { markDirty, save } from '../state/live-table.ts';
import { isOnline } from '../state/presence.ts';

import { noteWriting } from '../state/typing.ts';
import { callDeal, givePart, type Part } from './deal.ts';
import { welcomeBack } from './game-log.ts';
import { arm, callOrDeal, goOn, happens, heardOut, payBack, runsHere } from './table-step.ts';

/** All agree, or nobody is waited for: starts the deal. */
export const startGame = (table: LiveTable, by: string, part: Part = {}, anyway = false): void => {
  const { hub, doc } = table;
  const { now, dealTime } = hub.setting;
  const isThere = (person: string): boolean => isOnline(table, person);
  phases.mayStart(doc, by, anyway);
  if (anyway) phases.beginWithout(doc, by, isThere);
  givePart(doc, by, part);
  callDeal(doc, isThere, now() + dealTime);
  callOrDeal(table);
};

/** Beyond this many entries people may only answer, so that stored tables are bounded. */
export const MOST_SAID = 10_000;

/** A refused move changes nothing; a repeated one is not taken again. */
export const takeMove = (
  table: LiveTable,
  seat: Seat,
  person: Signed,
  sent: { readonly move: string; readonly question: number; readonly id: string },
): Fault | undefined => {
  payBack(table);
  const { game } = table;
  if (game === undefined) return fault('not-now', 'no game is under way');
  const decided = decide(game.live, { seat, ...sent }, table.hub.setting.now(), game.clocks);
  if (isFault(decided)) return decided;
  if (decided === undefined) {
    markDirty(table); // already taken: confirmed again
    return undefined;
  }
  const hushed = refuseMove(game.live.game, table.doc, person, sent.move, table.hub.setting.now());
  if (hushed !== undefined) return hushed;
  if (decided.does === 'aside' && game.live.n >= MOST_SAID)
    return fault('debate-full', 'so much was said in this game that only answers are taken now');
  table.back.add(seat);
  if (decided.does === 'aside') {
    heardOut(table, seat);
    welcomeBack(table, [seat]);
  }
  happens(table, game, decided.entry, decided.does);
  table.hub.metrics.moves.person += 1;
  return undefined;
};

export const giveMoreTime = (table: LiveTable, seat: Seat, question: number): void => {
  const { hub, game, doc } = table;
  if (game === undefined || game.live.state.over !== undefined) throw fault('not-now', 'no game is under way');
  const { live, clocks } = game;
  if (question !== live.question) throw fault('stale', 'that question is closed; look at the one that is open now');
  if (!doc.settings.moreTime || live.more || endsAt(live, clocks) === undefined || !awaited(live).includes(seat))
    throw fault('no-more-time', 'there is no more time to be had for this question');
  happens(table, game, { kind: 'more', at: hub.setting.now(), seat });
};

/** Notes typing: bots wait for it. */
export const writes = (table: LiveTable, seat: Seat, on: boolean): void => {
  const { hub, game, doc } = table;
  if (game === undefined || doc.status !== 'playing') throw fault('not-now', 'no game is under way');
  if (game.live.game.asides === undefined) throw fault('not-now', 'nothing is said in this game');
  noteWriting(table, seat, on, hub.setting.now());
  if (!runsHere(table)) hub.nodes?.moved(table);
  if (!on) arm(table);
};

export const setAway = (table: LiveTable, seat: Seat, away: boolean): void => {
  const { game, doc } = table;
  if (game === undefined || doc.status !== 'playing') throw fault('not-now', 'no game is under way');
  if (phases.setAway(doc, seat, away)) save(table);
  goOn(table);
};

/** The new owner of a seat sees its cards. */
export const reseat = (table: LiveTable, seat: Seat): void => {
  const { hub, game, doc } = table;
  const place = doc.seats[SEATS.indexOf(seat)];
  if (game === undefined || place === undefined) return;
  const players = game.players.with(SEATS.indexOf(seat), place.person);
  table.game = { ...game, players };
  const player = { seat, person: place.person, name: place.name ?? '', mask: place.mask };
  hub.journal.write({ write: 'player', table: table.id, round: doc.round, player });
};
