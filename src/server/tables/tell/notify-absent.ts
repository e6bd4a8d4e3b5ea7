/** Notifies absent players that a game waits for them, once until they return. */
import { SEATS } from '../../../engine/seats.ts';
import { awaited } from '../../../host/table.ts';
import { whereItBroke } from '../../log.ts';
import { isOnline, type LiveTable } from '../state/live-table.ts';

/** In a while: a page that is being loaded again has no connection either. */
export const notifyAbsent = (liveTable: LiveTable): void => {
  const { hub, absent } = liveTable;
  if (absent.timer !== undefined || liveTable.doc.status !== 'playing') return;
  absent.timer = setTimeout(() => {
    absent.timer = undefined;
    call(liveTable);
  }, hub.setting.patience);
  absent.timer.unref();
};

const call = (liveTable: LiveTable): void => {
  const { hub, game, doc, file, absent } = liveTable;
  if (hub.nodes?.keeps(liveTable) === false) return;
  if (hub.closing || hub.liveTables.get(liveTable.id) !== liveTable || game === undefined || doc.status !== 'playing')
    return;
  for (const seat of awaited(game.live)) {
    const { person, away } = doc.seats[SEATS.indexOf(seat)] ?? {};
    if (person === undefined || away === true || isOnline(liveTable, person) || absent.called.has(person)) continue;
    absent.called.add(person);
    hub.post
      .tell(person, `/t/${file.code ?? ''}`)
      .catch((error: unknown) => hub.log.error({ error: whereItBroke(error) }, 'a notice failed'));
  }
};
