/** Notifies absent players once that a game waits for them. */
import { SEATS } from '../../../engine/seats.ts';
import { awaited } from '../../../host/table.ts';
import type { LiveTable } from '../state/hub.ts';
import { isOnline } from '../state/presence.ts';

/** Delayed, since a reloading page has no connection either. */
export const notifyAbsent = (table: LiveTable): void => {
  const { hub, absent } = table;
  if (absent.timer !== undefined || table.doc.status !== 'playing') return;
  absent.timer = setTimeout(() => {
    absent.timer = undefined;
    call(table);
  }, hub.setting.patience);
  absent.timer.unref();
};

const call = (table: LiveTable): void => {
  const { hub, game, doc, row, absent } = table;
  if (hub.nodes?.keeps(table) === false) return;
  if (hub.closing || hub.liveTables.get(table.id) !== table || game === undefined || doc.status !== 'playing') return;
  for (const seat of awaited(game.live)) {
    const { person, away } = doc.seats[SEATS.indexOf(seat)] ?? {};
    if (person === undefined || away === true || isOnline(table, person) || absent.called.has(person)) continue;
    absent.called.add(person);
    void hub.push.tell(person, `/t/${row.code ?? ''}`);
  }
};
