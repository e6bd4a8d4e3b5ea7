/** A game begins at a table: what was agreed, who plays, and the cards by the promised chance. */
import { findGame, type NewGame } from '../../engine/record.ts';
import { SEATS } from '../../engine/seats.ts';
import { type Bots, newBots } from '../../host/bots.ts';
import type { Clocks } from '../../host/clock.ts';
import { seedOf } from '../../host/deal.ts';
import { nextGame } from '../../host/match.ts';
import { openLean } from '../../host/table.ts';
import type { GameRow, TableDoc } from '../store/store.ts';
import { originOf } from './deal.ts';
import { beginTrail } from './delayed-watchers.ts';
import { botOf, type Hub, save } from './hub.ts';
import { noteQuestion } from './leading.ts';
import { type LiveTable, type Playing, playedByBot } from './live-table.ts';
import * as lobby from './lobby.ts';
import { notifyAbsent } from './notify-absent.ts';
import { forgetShown, tell } from './outbox.ts';

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

/** Cards are dealt to those who sit there; nothing moves yet. */
export const openGame = (hub: Hub, room: LiveTable): void => {
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
};
