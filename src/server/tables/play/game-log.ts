/** The log of a game: each event is an entry, stored before anybody is told. */
import { serialize } from 'node:v8';
import type { Fact } from '../../../engine/facts.ts';
import { fault } from '../../../engine/fault.ts';
import type { Seat } from '../../../engine/seats.ts';
import { stir } from '../../../host/bots.ts';
import { afterGame } from '../../../host/match.ts';
import { type Decision, type Entry, fold, freeze, marked } from '../../../host/table.ts';
import { whereItBroke } from '../../log.ts';
import * as phases from '../lobby/phases.ts';
import type { LiveTable, Playing } from '../state/hub.ts';
import { letGo, markDirty, save } from '../state/live-table.ts';
import { tell } from '../state/outbox.ts';
import { isOnline } from '../state/presence.ts';
import { forgetWriting } from '../state/typing.ts';
import { followLog } from '../tell/delayed-watchers.ts';
import { notifyAbsent } from '../tell/notify-absent.ts';
import { promiseDeal } from './deal.ts';
import { countGame } from './figures.ts';
import { noteQuestion } from './screen-sync.ts';
import { isThinned } from './strangers.ts';

const SNAPSHOT_EVERY = 64;

/** Appends an entry. The last writer's clock may differ, so time never goes back. */
export const append = (
  table: LiveTable,
  playing: Playing,
  decided: Entry,
  does?: Decision['does'],
): readonly Fact[] => {
  const { hub } = table;
  const { live } = playing;
  const due = decided.at < live.at ? { ...decided, at: live.at } : decided;
  const asked = live.question;
  let change: ReturnType<typeof fold>;
  try {
    change = fold(live, due, does);
  } catch (error) {
    // memory may be half changed; the store has the state before
    hub.log.error({ table: table.id, game: live.game.id, error: whereItBroke(error) }, 'a move broke a table');
    letGo(table, 1011, 'something broke; come back');
    throw fault('internal', 'something broke at this table; it is as it was before your move');
  }
  const entry = marked(live, due);
  const at = { table: table.id, round: table.doc.round };
  hub.journal.write({ write: 'entry', ...at, n: live.n - 1, entry });
  if (live.n % SNAPSHOT_EVERY === 0 && live.state.over === undefined) {
    const row = { n: live.n, version: live.game.version, state: serialize(freeze(live)) };
    hub.journal.write({ write: 'snapshot', ...at, row });
  }
  hub.facts.add(live, entry, change.facts);
  tell(table.outbox, change.seen, change.facts);
  followLog(table, entry);
  if (live.question !== asked || live.state.over !== undefined) welcomeBack(table);
  if (live.question !== asked) {
    forgetWriting(table);
    noteQuestion(table, entry.at);
    notifyAbsent(table);
  }
  thinOut(table, playing);
  markDirty(table);
  if (live.state.over !== undefined) endGame(table, playing);
  return change.facts;
};

const thinOut = (table: LiveTable, { live }: Playing): void => {
  const { doc } = table;
  if (!doc.settings.public || doc.thinned === true || !isThinned(live)) return;
  doc.thinned = true;
  save(table);
};

export const follow = (table: LiveTable, playing: Playing, entries: readonly Entry[]): void => {
  const { live, bots } = playing;
  for (const entry of entries) {
    const asked = live.question;
    const change = fold(live, entry);
    table.hub.facts.add(live, entry, change.facts);
    tell(table.outbox, change.seen, change.facts);
    followLog(table, entry);
    stir(bots, live, change.facts);
    if (live.question === asked && live.state.over === undefined) continue;
    table.alarm.wake = undefined;
    forgetWriting(table);
    noteQuestion(table, entry.at);
    welcomeBack(table);
    notifyAbsent(table);
  }
};

/** A player who was away returns by answering; that must not show before the question closes. */
export const welcomeBack = (table: LiveTable, seats: Iterable<Seat> = table.back): void => {
  let changed = false;
  for (const seat of seats) {
    table.back.delete(seat);
    if (phases.setAway(table.doc, seat, false)) changed = true;
  }
  if (changed) save(table);
};

/** Notes that the people present at the end have met. */
const meet = ({ hub, id: table, doc }: LiveTable): void => {
  const people = doc.seats.flatMap(({ person, mask, away, botAccount }) =>
    person === undefined || away || botAccount === true ? [] : [{ person, mask }],
  );
  if (people.length > 1)
    hub.journal.write({ write: 'met', table, game: doc.settings.game, at: hub.setting.now(), people });
};

const endGame = (table: LiveTable, { live }: Playing): void => {
  const { hub, doc } = table;
  meet(table);
  phases.end(doc, afterGame(doc.match, live.game, live.state), hub.setting.now(), (person) => isOnline(table, person));
  promiseDeal(hub, doc);
  table.alarm.wake = undefined;
  const winners = live.state.over ?? [];
  hub.journal.write({ write: 'ended', table: table.id, round: doc.round, at: hub.setting.now(), winners });
  save(table);
  hub.metrics.ended += 1;
  countGame(hub, table.id, doc.round, hub.facts.known(live)).catch((error: unknown) =>
    hub.log.error({ table: table.id, error: whereItBroke(error) }, 'a finished game was not counted'),
  );
};
