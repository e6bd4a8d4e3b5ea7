/** Starts a game: settings, players, and cards by the promised chance. */
import type { Bot } from '../../../bots/bot.ts';
import { understandFor } from '../../../bots/index.ts';
import { findGame, type NewGame } from '../../../engine/record.ts';
import { SEATS } from '../../../engine/seats.ts';
import { type Bots, newBots } from '../../../host/bots.ts';
import type { Clocks } from '../../../host/clock.ts';
import { seedOf } from '../../../host/deal.ts';
import { nextGame } from '../../../host/match.ts';
import { openLean } from '../../../host/table.ts';
import type { GameRow } from '../../store/row-types.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { isOneHome } from '../lobby/homes.ts';
import * as phases from '../lobby/phases.ts';
import type { Hub, LiveTable, Playing } from '../state/hub.ts';
import { botOf, save } from '../state/live-table.ts';
import { forgetShown, tell } from '../state/outbox.ts';
import { playedByBot, wallsAt } from '../state/presence.ts';
import { beginDelayed } from '../tell/delayed-watchers.ts';
import { notifyAbsent } from '../tell/notify-absent.ts';
import { originOf } from './deal.ts';
import { noteQuestion } from './screen-sync.ts';

/** The agreed clocks, at least `shortest`: otherwise nobody could answer. */
export const clocksFor = ({ setting: { least, shortest } }: Hub, { settings: { clock } }: TableDoc): Clocks => {
  const { phases = {}, pace } = clock;
  const given = Object.entries(phases).map(([phase, time]) => [phase, time === 0 ? 0 : Math.max(time, shortest)]);
  return { pace, phases: Object.fromEntries(given), ...(least === undefined ? {} : { least }) };
};

/** Beside a big screen people talk aloud, and bots only point. */
const pointing = (table: LiveTable, bot: Bot): Bot => ({
  ...bot,
  aside(sight, rng) {
    const move = bot.aside?.(sight, rng);
    const { speech } = table.game?.live.game ?? {};
    const isTyped = move !== undefined && wallsAt(table) > 0 && speech?.isWord(move) === true;
    return isTyped ? speech.pointed?.(move) : move;
  },
});

/** Bots on bot seats, and for absent players. */
export const botsFor = (table: LiveTable): Bots => {
  const understand = understandFor(table.doc.settings.game);
  const known = new Map<Bot, Bot>();
  return newBots(
    (seat) => {
      const i = SEATS.indexOf(seat);
      const bot = playedByBot(table, i) ? botOf(table, i) : undefined;
      if (bot === undefined) return undefined;
      const points = known.get(bot) ?? pointing(table, bot);
      known.set(bot, points);
      return points;
    },
    true,
    understand && ((heard) => understand(heard, (seat) => table.doc.seats[SEATS.indexOf(seat)]?.name ?? '')),
  );
};

/** Deals the cards; nothing moves yet. */
export const openGame = (table: LiveTable): void => {
  const { hub, doc } = table;
  const now = hub.setting.now();
  const game = findGame(hub.setting.games, doc.settings.game);
  const { options, seats, first } = doc.settings;
  const begins = first === undefined || first === 'lot' ? {} : { first };
  const plain: NewGame = { game: game.id, options, seats, seed: '', ...begins };
  const origin = originOf(hub, doc);
  const set: NewGame = { ...nextGame(doc.match, plain, seedOf(origin, seats)), origin };
  const { table: live, facts } = openLean(game, set, now);
  phases.begin(doc);
  if (table.game !== undefined) hub.facts.drop(table.game.live);
  const players = doc.seats.map(({ person }) => person);
  const playing: Playing = { live, bots: botsFor(table), clocks: clocksFor(hub, doc), players };
  table.game = playing;
  noteQuestion(table, now);
  beginDelayed(table, live, set, now);
  const row: GameRow = {
    table: table.id,
    round: doc.round,
    version: game.version,
    set,
    started: now,
    unrated: isOneHome(doc),
    players: doc.seats.flatMap(({ person, name, mask }, i) => {
      const seat = SEATS[i];
      return seat === undefined ? [] : [{ seat, person, name: name ?? '', mask }];
    }),
  };
  hub.journal.write({ write: 'game', row });
  forgetShown(table.outbox);
  hub.facts.begin(live, facts);
  tell(table.outbox, 'all', facts);
  save(table);
  hub.metrics.begun += 1;
  hub.nodes?.claim(table);
  notifyAbsent(table);
};
