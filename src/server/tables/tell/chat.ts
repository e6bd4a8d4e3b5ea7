/** Chat of people at a table. Closed during games whose speech consists of moves. */
import { fault } from '../../../engine/fault.ts';
import { SEATS } from '../../../engine/seats.ts';
import { OPERATOR, type Quick, readQuick } from '../../../protocol/lists.ts';
import type { Signed } from '../../people/people.ts';
import { cleanChat, HOUSE } from '../../people/text.ts';
import type { ChatRow } from '../../store/row-types.ts';
import { hushOf, sharesWords } from '../lobby/own-words.ts';
import { isFree, newSeat, seatOf } from '../lobby/seats.ts';
import type { Client, LiveTable } from '../state/hub.ts';
import { write } from './compose.ts';

const SHOWN = 50;

export const say = (
  table: LiveTable,
  person: Signed,
  said: { readonly text: string | undefined; readonly quick: Quick | undefined },
): void => {
  const { doc } = table;
  if (seatOf(doc, person.id) === undefined) throw fault('not-seated', 'only those who sit here talk');
  const hush = hushOf(doc, person, table.hub.setting.now());
  if (hush !== undefined && (said.text !== undefined || hush.why !== 'strangers')) throw hush.refusal;
  if (doc.status === 'playing' && table.game?.live.game.speech !== undefined)
    throw fault('no-chat', 'in this game to speak is to move; the chat is open again after it');
  if ((said.text === undefined) === (said.quick === undefined)) throw fault('malformed', 'either text or quick');
  const seat = said.quick === undefined ? undefined : readQuick(said.quick).seat;
  if (seat !== undefined && isFree(doc.seats[SEATS.indexOf(seat)] ?? newSeat()))
    throw fault('malformed', `quick: nobody sits at ${seat}`, 'quick');
  const { id, name } = person;
  const text = said.text === undefined ? undefined : cleanChat(said.text);
  enterLine(table, { person: id, name, text, quick: said.quick });
};

/** Words of strangers need the reader's consent, too; nobody hears people they block. */
export const mayRead = ({ doc }: LiveTable, { person }: Client, line: ChatRow): boolean =>
  line.person === OPERATOR ||
  (person?.blocks.includes(line.person) !== true && (line.text === undefined || sharesWords(doc, person?.id)));

/** The server's owner speaks. */
export const announce = (table: LiveTable, text: string): void =>
  enterLine(table, { person: OPERATOR, name: HOUSE, text: cleanChat(text), quick: undefined });

const enterLine = (table: LiveTable, said: Omit<ChatRow, 'n' | 'at'>): void => {
  const { hub } = table;
  const row: ChatRow = { n: table.chatLines, at: hub.setting.now(), ...said };
  table.chatLines += 1;
  hub.journal.write({ write: 'chat', table: table.id, row });
  hub.journal.later((lost) => {
    if (lost) return;
    table.cluster.lines = row.n + 1;
    spread(table, [row]);
  }, table.id);
};

const spread = (table: LiveTable, lines: readonly ChatRow[]): void => {
  const message = write({ type: 'chat', lines: [...lines] });
  for (const client of table.clients) {
    if (!hearsChat(table, client)) continue;
    const read = lines.filter((line) => mayRead(table, client, line));
    if (read.length > 0) client.send(read.length === lines.length ? message : write({ type: 'chat', lines: read }));
  }
};

export const hearLines = (table: LiveTable, lines: readonly ChatRow[]): void => {
  const { cluster } = table;
  const unheard = lines.filter(({ n }) => n >= cluster.lines);
  const last = unheard.at(-1);
  if (last === undefined) return;
  cluster.lines = last.n + 1;
  table.chatLines = Math.max(table.chatLines, cluster.lines);
  spread(table, unheard);
};

/** Delayed watchers would hear what they have not seen. */
export const hearsChat = ({ doc }: LiveTable, { person }: Client): boolean =>
  doc.settings.delay === 0 || seatOf(doc, person?.id) !== undefined;

export const showChat = async (table: LiveTable, client: Client): Promise<void> => {
  if (table.chatLines === 0 || !hearsChat(table, client)) return;
  const rows = (await table.hub.store.chat(table.id, SHOWN)).filter((line) => mayRead(table, client, line));
  if (rows.length > 0) client.send(write({ type: 'chat', lines: rows }));
};
