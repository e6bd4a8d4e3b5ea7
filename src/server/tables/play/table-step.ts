/** Events at a table without people: bots move, clocks run out, cards are dealt, lost time is given back. */
import { roll } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import { isFault } from '../../../engine/fault.ts';
import type { Seat } from '../../../engine/seats.ts';
import { heard } from '../../../engine/sight.ts';
import { botsAwaited, letBotMoveLater, stir } from '../../../host/bots.ts';
import { awaited, type Decision, decide, type Entry, look } from '../../../host/table.ts';
import { endsAt, nextByItself } from '../../../host/table-clock.ts';
import { whereItBroke } from '../../log.ts';
import * as lobby from '../lobby/lobby.ts';
import { ringAt } from '../state/alarm.ts';
import { type Hub, save } from '../state/hub.ts';
import type { LiveTable, Playing } from '../state/live-table.ts';
import { hasWritten, speakAt, thinkAgain, wakeUp } from '../state/typing.ts';
import { catchUp, trailDue } from '../tell/delayed-watchers.ts';
import { isUnshown } from './deal.ts';
import { append } from './game-log.ts';
import { openGame } from './game-start.ts';
import { passShown, shownBy } from './screen-sync.ts';
import { beginAmongStrangers, leftAt, letGoOfAbsent } from './strangers.ts';

/** Clocks and bots of a table run at one server. */
export const runsHere = (liveTable: LiveTable): boolean =>
  liveTable.hub.nodes === undefined || liveTable.hub.nodes.keeps(liveTable);

/** The bots of a table speak after a time that depends on nothing they know. */
const wakeBots = ({ hub, alarm }: LiveTable, { live, bots }: Playing): void => {
  if (alarm.wake !== undefined || !live.state.seats.some(bots.at)) return;
  if (botsAwaited(bots, live).length === 0 && !bots.stirred.some((seat) => bots.at(seat)?.aside !== undefined)) return;
  alarm.wake = hub.setting.now() + paceOf(hub);
};

const paceOf = ({ setting, rng }: Hub): number => {
  const [least, most] = setting.botPace;
  return least + roll(rng, most - least + 1);
};

/** A person has said something: bots who waited for it think about it. */
export const heardOut = (liveTable: LiveTable, seat: Seat): void => {
  const { hub } = liveTable;
  if (!hasWritten(liveTable, seat)) return;
  if (runsHere(liveTable)) thinkAgain(liveTable, hub.setting.now(), paceOf(hub));
  else hub.nodes?.moved(liveTable);
};

/** Those who have nothing to say pass together; once something was said, the others take their time again. */
const botsPlay = async (liveTable: LiveTable, playing: Playing): Promise<void> => {
  const { hub } = liveTable;
  const { live, bots, clocks } = playing;
  const facts = await hub.facts.of(liveTable.id, liveTable.doc.round, live);
  const mayPlay = (): boolean =>
    !hub.closing &&
    hub.liveTables.get(liveTable.id) === liveTable &&
    liveTable.game === playing &&
    liveTable.shared.reading === undefined &&
    runsHere(liveTable);
  if (!mayPlay()) return;
  const take = (seat: Seat, move: string): readonly Fact[] => {
    if (!mayPlay()) return [];
    const decided = decide(live, { seat, move }, hub.setting.now(), clocks);
    if (decided !== undefined && !isFault(decided)) {
      hub.metrics.moves.bot += 1;
      return append(liveTable, playing, decided.entry, decided.does);
    }
    hub.log.warn({ table: liveTable.id, game: live.game.id }, 'a bot chose what is not allowed');
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
  if (mayPlay()) goOn(liveTable);
};

/** The clock ran out: whoever had not answered was late. */
const timeOut = (liveTable: LiveTable, playing: Playing, now: number): void => {
  const late = awaited(playing.live);
  for (const seat of late) lobby.wasLate(liveTable.doc, seat);
  if (late.length > 0) save(liveTable);
  happens(liveTable, playing, { kind: 'timeout', at: now });
  liveTable.hub.metrics.moves.clock += 1;
};

/** An entry that no bot made: bots heed it, and the clock goes on. */
export const happens = (liveTable: LiveTable, playing: Playing, entry: Entry, does?: Decision['does']): void => {
  stir(playing.bots, playing.live, append(liveTable, playing, entry, does));
  goOn(liveTable);
};

export const dealGame = (liveTable: LiveTable): void => {
  openGame(liveTable);
  goOn(liveTable);
};

/** The deal is called; the cards come once everybody has shown what he had sealed, or was too slow. */
export const callOrDeal = (liveTable: LiveTable): void => {
  if (!isUnshown(liveTable.doc)) {
    dealGame(liveTable);
    return;
  }
  save(liveTable);
  arm(liveTable);
};

export const dueAt = (liveTable: LiveTable): number | undefined => {
  const { hub, game, doc } = liveTable;
  let next = trailDue(liveTable);
  if (doc.dealing !== undefined) next = Math.min(next ?? doc.dealing.until, doc.dealing.until);
  const starts = doc.status === 'playing' ? undefined : doc.strangers?.starts;
  if (starts !== undefined) next = Math.min(next ?? starts, starts);
  if (game === undefined || doc.status !== 'playing' || !runsHere(liveTable)) return next;
  const left = leftAt(liveTable, hub.setting.now());
  if (left !== undefined) next = Math.min(next ?? left, left);
  const own = nextAt(liveTable, game)?.at;
  if (own !== undefined) next = Math.min(next ?? own, own);
  const speak = speakAt(liveTable, hub.setting.now());
  if (speak !== undefined) next = Math.min(next ?? speak, speak);
  return next;
};

export const arm = (liveTable: LiveTable): void => {
  const next = liveTable.hub.closing ? undefined : dueAt(liveTable);
  if (next !== undefined) ringAt(liveTable.alarm, next, liveTable.hub.setting.now(), () => tick(liveTable));
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
  for (const liveTable of hub.liveTables.values()) hub.owed.set(liveTable, (hub.owed.get(liveTable) ?? 0) + away);
};

/** A table gets back the time it is owed, before anything else happens there. */
export const payBack = (liveTable: LiveTable): void => {
  const { hub } = liveTable;
  const away = hub.owed.get(liveTable);
  hub.owed.delete(liveTable);
  if (away !== undefined && hub.liveTables.get(liveTable.id) === liveTable) resume(liveTable, away);
};

/** To do so for thousands of tables in one breath would stop the server again, and so without end. */
const AT_ONCE = 50;

const payAll = (hub: Hub): void => {
  let left = AT_ONCE;
  for (const liveTable of hub.owed.keys()) {
    if (hub.closing) return;
    if (left === 0) {
      setImmediate(payAll, hub);
      return;
    }
    left -= 1;
    try {
      payBack(liveTable);
    } catch (error) {
      if (!isFault(error)) throw error; // a table that broke was let go of already
    }
  }
};

/** The clock goes on where it was when nobody could play. */
export const resume = (liveTable: LiveTable, away: number): void => {
  const { hub, game, doc } = liveTable;
  if (game === undefined || doc.status !== 'playing' || endsAt(game.live, game.clocks) === undefined) return;
  append(liveTable, game, { kind: 'resume', at: hub.setting.now(), away });
  arm(liveTable);
};

/** What a big screen has shown before the open question is no part of its clock, wherever that screen is. */
export const heedScreen = (liveTable: LiveTable): void => {
  const { hub, game, doc, shared } = liveTable;
  const took = passShown(liveTable, hub.setting.now());
  if (took === undefined || game === undefined || doc.status !== 'playing') return;
  if (shared.reading !== undefined || !runsHere(liveTable)) return;
  append(liveTable, game, { kind: 'shown', at: hub.setting.now(), away: took });
  arm(liveTable);
};

/** What happens next without anybody's doing; nobody is late while a big screen shows what led to the question. */
const nextAt = (liveTable: LiveTable, { live, clocks }: Playing): ReturnType<typeof nextByItself> => {
  const own = nextByItself(live, clocks);
  return own?.kind === 'timeout' ? { ...own, at: Math.max(own.at, shownBy(liveTable)) } : own;
};

const tick = (liveTable: LiveTable): void => {
  const { hub } = liveTable;
  if (hub.liveTables.get(liveTable.id) !== liveTable || hub.closing || liveTable.shared.reading !== undefined) return;
  feelPulse(hub);
  const now = hub.setting.now();
  const { game, doc } = liveTable;
  try {
    payBack(liveTable);
    catchUp(liveTable, now);
    if (doc.dealing !== undefined && doc.dealing.until <= now) {
      dealGame(liveTable);
      return;
    }
    if (doc.status !== 'playing' && (doc.strangers?.starts ?? Number.POSITIVE_INFINITY) <= now) {
      if (beginAmongStrangers(liveTable)) callOrDeal(liveTable);
      return;
    }
    if (game !== undefined && doc.status === 'playing' && runsHere(liveTable)) {
      if (letGoOfAbsent(liveTable, now)) goOn(liveTable);
      const own = nextAt(liveTable, game);
      if (own !== undefined && own.at <= now) {
        if (own.kind === 'timeout') timeOut(liveTable, game, now);
        else happens(liveTable, game, { kind: own.kind, at: now });
      }
      if ((speakAt(liveTable, now) ?? Number.POSITIVE_INFINITY) <= now) {
        wakeUp(liveTable, now);
        botsPlay(liveTable, game).catch((error: unknown) =>
          hub.log.error({ table: liveTable.id, error: whereItBroke(error) }, 'a bot failed'),
        );
      }
    }
  } catch (error) {
    if (!isFault(error)) throw error; // a table that broke was let go of already
    return;
  }
  arm(liveTable);
};

/** A table comes into memory, or somebody leaves his seat to a bot: bots and clock go on. */
export const goOn = (liveTable: LiveTable): void => {
  if (liveTable.game !== undefined && liveTable.doc.status === 'playing' && runsHere(liveTable))
    wakeBots(liveTable, liveTable.game);
  arm(liveTable);
};
