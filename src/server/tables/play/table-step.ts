/** Events at a table without people: bots' moves, timeouts, deals, lost time. */
import { roll } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import { isFault } from '../../../engine/fault.ts';
import type { Seat } from '../../../engine/seats.ts';
import { heard } from '../../../engine/sight.ts';
import { botsAwaited, letBotMoveLater, stir } from '../../../host/bots.ts';
import { awaited, type Decision, decide, type Entry, look } from '../../../host/table.ts';
import { endsAt, nextByItself } from '../../../host/table-clock.ts';
import { whereItBroke } from '../../log.ts';
import * as phases from '../lobby/phases.ts';
import { ringAt } from '../state/alarm.ts';
import type { Hub, LiveTable, Playing } from '../state/hub.ts';
import { save } from '../state/live-table.ts';

import { hasWritten, speakAt, thinkAgain, wakeUp } from '../state/typing.ts';
import { catchUp, delayedDue } from '../tell/delayed-watchers.ts';
import { isUnshown } from './deal.ts';
import { append } from './game-log.ts';
import { openGame } from './game-start.ts';
import { lookTogether } from './lifting.ts';
import { passShown, shownBy } from './screen-sync.ts';
import { beginAmongStrangers, leftAt, letGoOfAbsent } from './strangers.ts';

/** Whether this server runs the table's clocks and bots. */
export const runsHere = (table: LiveTable): boolean => table.hub.nodes === undefined || table.hub.nodes.keeps(table);

/** Bots answer after a delay that depends on nothing they know. */
const wakeBots = ({ hub, alarm }: LiveTable, { live, bots }: Playing): void => {
  if (alarm.wake !== undefined || !live.state.seats.some(bots.at)) return;
  if (botsAwaited(bots, live).length === 0 && !bots.stirred.some((seat) => bots.at(seat)?.aside !== undefined)) return;
  alarm.wake = hub.setting.now() + paceOf(hub);
};

const paceOf = ({ setting, rng }: Hub): number => {
  const [least, most] = setting.botPace;
  return least + roll(rng, most - least + 1);
};

/** After a person spoke, bots that waited think again. */
export const heardOut = (table: LiveTable, seat: Seat): void => {
  const { hub } = table;
  if (!hasWritten(table, seat)) return;
  if (runsHere(table)) thinkAgain(table, hub.setting.now(), paceOf(hub));
  else hub.nodes?.moved(table);
};

/** Bots with nothing to say pass together; after a statement the others take their time again. */
const botsPlay = async (table: LiveTable, playing: Playing): Promise<void> => {
  const { hub } = table;
  const { live, bots, clocks } = playing;
  const facts = await hub.facts.of(table.id, table.doc.round, live);
  const mayPlay = (): boolean =>
    !hub.closing &&
    hub.liveTables.get(table.id) === table &&
    table.game === playing &&
    table.cluster.reading === undefined &&
    runsHere(table);
  if (!mayPlay()) return;
  const take = (seat: Seat, move: string): readonly Fact[] => {
    if (!mayPlay()) return [];
    const decided = decide(live, { seat, move }, hub.setting.now(), clocks);
    if (decided !== undefined && !isFault(decided)) {
      hub.metrics.moves.bot += 1;
      return append(table, playing, decided.entry, decided.does);
    }
    hub.log.warn({ table: table.id, game: live.game.id }, 'a bot chose what is not allowed');
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
  if (mayPlay()) goOn(table);
};

const timeOut = (table: LiveTable, playing: Playing, now: number): void => {
  const late = awaited(playing.live);
  for (const seat of late) phases.wasLate(table.doc, seat);
  if (late.length > 0) save(table);
  happens(table, playing, { kind: 'timeout', at: now });
  table.hub.metrics.moves.clock += 1;
};

/** An entry not made by a bot: bots hear it, and the clock continues. */
export const happens = (table: LiveTable, playing: Playing, entry: Entry, does?: Decision['does']): void => {
  stir(playing.bots, playing.live, append(table, playing, entry, does));
  goOn(table);
};

export const dealGame = (table: LiveTable): void => {
  openGame(table);
  goOn(table);
};

/** Starts the deal, or deals once all sealed parts are revealed, or on timeout. */
export const callOrDeal = (table: LiveTable): void => {
  if (!isUnshown(table.doc)) {
    dealGame(table);
    return;
  }
  save(table);
  arm(table);
};

export const dueAt = (table: LiveTable): number | undefined => {
  const { hub, game, doc } = table;
  let next = delayedDue(table);
  if (doc.dealing !== undefined) next = Math.min(next ?? doc.dealing.until, doc.dealing.until);
  const starts = doc.status === 'playing' ? undefined : doc.strangers?.starts;
  if (starts !== undefined) next = Math.min(next ?? starts, starts);
  if (game === undefined || doc.status !== 'playing' || !runsHere(table)) return next;
  const looks = table.lifting.at;
  if (looks !== undefined) next = Math.min(next ?? looks, looks);
  const left = leftAt(table, hub.setting.now());
  if (left !== undefined) next = Math.min(next ?? left, left);
  const own = nextAt(table, game)?.at;
  if (own !== undefined) next = Math.min(next ?? own, own);
  const speak = speakAt(table, hub.setting.now());
  if (speak !== undefined) next = Math.min(next ?? speak, speak);
  return next;
};

export const arm = (table: LiveTable): void => {
  const next = table.hub.closing ? undefined : dueAt(table);
  if (next !== undefined) ringAt(table.alarm, next, table.hub.setting.now(), () => tick(table));
};

/** Milliseconds without running after which the process counts as stopped. */
const STOPPED = 3000;

/** Time during which the server did not run is not counted; the log records it like a restart. */
export const feelPulse = (hub: Hub): void => {
  const now = performance.now();
  const away = Math.round(now - hub.pulse);
  hub.pulse = now;
  if (away < STOPPED) return;
  hub.log.warn({ away }, 'the server was stopped for a while; clocks go on where they were');
  if (hub.nodes !== undefined) return;
  if (hub.owed.size === 0) setImmediate(payAll, hub);
  for (const table of hub.liveTables.values()) hub.owed.set(table, (hub.owed.get(table) ?? 0) + away);
};

/** Gives a table its lost time back, before anything else happens there. */
export const payBack = (table: LiveTable): void => {
  const { hub } = table;
  const away = hub.owed.get(table);
  hub.owed.delete(table);
  if (away !== undefined && hub.liveTables.get(table.id) === table) resume(table, away);
};

/** Tables per step: all at once would stop the server again. */
const AT_ONCE = 50;

const payAll = (hub: Hub): void => {
  let left = AT_ONCE;
  for (const table of hub.owed.keys()) {
    if (hub.closing) return;
    if (left === 0) {
      setImmediate(payAll, hub);
      return;
    }
    left -= 1;
    try {
      payBack(table);
    } catch (error) {
      if (!isFault(error)) throw error; // a broken table was unloaded already
    }
  }
};

/** Resumes the clock where it stopped. */
export const resume = (table: LiveTable, away: number): void => {
  const { hub, game, doc } = table;
  if (game === undefined || doc.status !== 'playing' || endsAt(game.live, game.clocks) === undefined) return;
  append(table, game, { kind: 'resume', at: hub.setting.now(), away });
  arm(table);
};

/** Adds the time that the leading big screen took to the question's clock. */
export const heedScreen = (table: LiveTable): void => {
  const { hub, game, doc, cluster } = table;
  const took = passShown(table, hub.setting.now());
  if (took === undefined || game === undefined || doc.status !== 'playing') return;
  if (cluster.reading !== undefined || !runsHere(table)) return;
  append(table, game, { kind: 'shown', at: hub.setting.now(), away: took });
  arm(table);
};

/** The next automatic event; no timeout while a big screen shows what led to the question. */
const nextAt = (table: LiveTable, { live, clocks }: Playing): ReturnType<typeof nextByItself> => {
  const own = nextByItself(live, clocks);
  return own?.kind === 'timeout' ? { ...own, at: Math.max(own.at, shownBy(table)) } : own;
};

const tick = (table: LiveTable): void => {
  const { hub } = table;
  if (hub.liveTables.get(table.id) !== table || hub.closing || table.cluster.reading !== undefined) return;
  feelPulse(hub);
  const now = hub.setting.now();
  const { game, doc } = table;
  try {
    payBack(table);
    catchUp(table, now);
    if (doc.dealing !== undefined && doc.dealing.until <= now) {
      dealGame(table);
      return;
    }
    if (doc.status !== 'playing' && (doc.strangers?.starts ?? Number.POSITIVE_INFINITY) <= now) {
      if (beginAmongStrangers(table)) callOrDeal(table);
      return;
    }
    if (game !== undefined && doc.status === 'playing' && runsHere(table)) {
      if (letGoOfAbsent(table, now) || (table.lifting.at ?? Number.POSITIVE_INFINITY) <= now) goOn(table);
      const own = nextAt(table, game);
      if (own !== undefined && own.at <= now) {
        if (own.kind === 'timeout') timeOut(table, game, now);
        else happens(table, game, { kind: own.kind, at: now });
      }
      if ((speakAt(table, now) ?? Number.POSITIVE_INFINITY) <= now) {
        wakeUp(table, now);
        botsPlay(table, game).catch((error: unknown) =>
          hub.log.error({ table: table.id, error: whereItBroke(error) }, 'a bot failed'),
        );
      }
    }
  } catch (error) {
    if (!isFault(error)) throw error; // a broken table was unloaded already
    return;
  }
  arm(table);
};

/** After loading, or when a bot takes over: bots and clock continue. */
export const goOn = (table: LiveTable): void => {
  const { game, hub } = table;
  if (game !== undefined && table.doc.status === 'playing' && runsHere(table)) {
    const looked = lookTogether(table);
    if (looked !== undefined) {
      hub.metrics.moves.person += 1;
      happens(table, game, looked.entry, looked.does);
      return;
    }
    wakeBots(table, game);
  }
  arm(table);
};
