/** Reports a line that somebody said, in the chat or by a move, with the lines around it that the reporter may read. */
import { fault } from '../../../engine/fault.ts';
import { SEATS } from '../../../engine/seats.ts';
import type { ClientMessage } from '../../../protocol/messages.ts';
import { cleanLine } from '../../people/text.ts';
import type { NewReport, ReportedLine } from '../../store/row-types.ts';
import type { Client, LiveTable } from '../state/hub.ts';
import { addressTag } from '../state/live-table.ts';
import { isBehind, viewerOf } from '../state/presence.ts';
import { hearsChat, mayRead } from '../tell/chat.ts';
import { heardBy } from '../tell/compose.ts';

const AROUND = 5;

type Said = Extract<ClientMessage, { type: 'report' }>;
type Line = Pick<NewReport, 'round' | 'line' | 'person' | 'name' | 'said' | 'lines'>;

const unread = () => fault('no-chat', 'line: you have read no such line', 'line');

export const report = async (client: Client, { line, round, why }: Said): Promise<void> => {
  const { table, person } = client;
  if (table === undefined) throw fault('not-here', 'enter a table first');
  if (person === undefined) throw fault('no-session', 'watchers without a name cannot report; sign in first');
  const { hub, id } = table;
  const named = await (round === undefined ? inChat(table, client, line) : inGame(table, client, round, line));
  hub.journal.write({
    ...named,
    write: 'report',
    table: id,
    by: person.id,
    why: cleanLine(why ?? ''),
    at: hub.setting.now(),
    game: table.doc.settings.game,
    origin: addressTag(hub, client.address),
  });
  hub.journal.later((missed) => missed ?? hub.webhook.tell('report', { table: id, line: named.line }), person.id);
};

const inChat = async (table: LiveTable, client: Client, line: number): Promise<Line> => {
  const { hub, id } = table;
  if (line >= table.chatLines || !hearsChat(table, client)) throw unread();
  await hub.journal.durable(id);
  const rows = (await hub.store.chatAround(id, line - AROUND, line + AROUND)).filter((row) =>
    mayRead(table, client, row),
  );
  const lines = rows.map(({ n, name, text, quick, person }) => ({ n, name, text: text ?? quick ?? '', person }));
  const named = lines.find(({ n }) => n === line);
  if (named === undefined) throw unread();
  return { round: 0, line, person: named.person, name: named.name, said: named.text, lines };
};

/** A fact by its number among those this person has heard. */
const inGame = async (table: LiveTable, client: Client, round: number, heard: number): Promise<Line> => {
  const { hub, doc, game, delayed } = table;
  if (game === undefined || round !== doc.round) throw fault('stale', 'round: that game is over', 'round');
  const { live, players } = game;
  const all = isBehind(table, client) ? (delayed?.facts ?? []) : await hub.facts.of(table.id, doc.round, live);
  const told = heardBy(all, viewerOf(table, client));
  const quoted = told.flatMap((fact): ReportedLine[] => {
    const quote = live.game.quoted?.(fact.said);
    const at = quote === undefined ? -1 : SEATS.indexOf(quote.by);
    const [person, name = ''] = [players[at], doc.seats[at]?.name];
    return quote === undefined
      ? []
      : [{ n: all.indexOf(fact), name, text: quote.words, ...(person === undefined ? {} : { person }) }];
  });
  const fact = told[heard];
  const at = fact === undefined ? -1 : quoted.findIndex(({ n }) => all[n] === fact);
  const named = quoted[at];
  if (named?.person === undefined) throw unread();
  const lines = quoted.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  return { round, line: named.n, person: named.person, name: named.name, said: named.text, lines };
};
