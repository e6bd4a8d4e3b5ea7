/** Composes the messages of each connection: only what changed for it, and only once it is on disk. */
import { type Fact, hears, type Viewer } from '../../../engine/facts.ts';
import { seenToAnswer } from '../../../engine/kernel.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Table, toldTo } from '../../../host/table.ts';
import { clockOf } from '../../../host/table-clock.ts';
import type { ServerMessage } from '../../../protocol/messages.ts';
import { seal } from '../../ids.ts';
import type { Heir, Screen } from '../../store/table-doc.ts';
import { mayLead } from '../lobby/admission.ts';
import { tableInfo } from '../lobby/info.ts';
import { beforeEnd, seatOf } from '../lobby/lobby.ts';
import type { Told } from '../state/cluster-state.ts';
import type { Hub } from '../state/hub.ts';
import {
  type Client,
  isBehind,
  isEndAhead,
  isOnline,
  isOwnWall,
  type LiveTable,
  type Message,
  type MissedFacts,
  type Playing,
  viewerOf,
  wallsAt,
  watchersAt,
} from '../state/live-table.ts';
import type { Outbox } from '../state/outbox.ts';
import { changesOf, lookAtTable, type Open, type Sheet, sheetOf, viewText } from '../state/sheets.ts';

/** What each is sent, together. */
type Letters = Map<Client, Message[]>;
const put = (letters: Letters, to: Client, message: Message): void => {
  const one = letters.get(to);
  if (one === undefined) letters.set(to, [message]);
  else one.push(message);
};

export const write = (message: ServerMessage): string => JSON.stringify(message);

/** A batch is about to be written: what it shows is told when it is on disk. */
export const compose = (hub: Hub): void => {
  if (hub.dirty.size === 0) return;
  for (const liveTable of hub.dirty) {
    if (liveTable.shared.reading !== undefined) continue;
    hub.dirty.delete(liveTable);
    composeTable(liveTable);
  }
};

/** What is taken out of a table's memory to be sent: if it is lost, it is put back. */
const putBack = (liveTable: LiveTable): (() => void) => {
  const before = [...liveTable.clients].map(({ fresh, oks }) => ({ fresh, oks: [...oks] }));
  const clients = [...liveTable.clients];
  return () => {
    for (const [i, { fresh, oks }] of before.entries()) {
      const client = clients[i];
      if (client === undefined) continue;
      client.fresh ||= fresh;
      client.oks.unshift(...oks);
    }
  };
};

const composeTable = (liveTable: LiveTable): void => {
  const { hub } = liveTable;
  const letters: Letters = new Map();
  const { outbox, shared } = liveTable;
  const lose = hub.nodes === undefined ? undefined : putBack(liveTable);
  writeLetters(liveTable, letters);
  const told = lose === undefined ? undefined : toldBy(liveTable);
  hub.journal.later((lost) => {
    outbox.flying.clear();
    if (lost) {
      lose?.();
      return;
    }
    shared.told = told;
    for (const [client, messages] of letters) {
      client.send(...messages);
      hub.metrics.sent += messages.length;
    }
  }, liveTable.id);
};

const toldBy = ({ outbox, doc, game }: LiveTable): Told => ({
  round: doc.round,
  n: game?.live.n ?? 0,
  shown: new Map(outbox.shown),
  info: outbox.info,
});

const writeLetters = (liveTable: LiveTable, letters: Letters): void => {
  const { infoChanged, seen } = liveTable.outbox;
  if (infoChanged || seen !== undefined) liveTable.outbox.flying.add(infoChanged ? 'all' : seen);
  writeTable(liveTable, letters);
  if (liveTable.game !== undefined) writeGame(liveTable, liveTable.game, letters);
  for (const client of liveTable.clients) {
    client.fresh = false;
    client.missed = undefined;
    for (const id of client.oks.splice(0)) put(letters, client, write({ type: 'ok', id }));
  }
  liveTable.outbox.said = [];
  liveTable.outbox.seen = undefined;
};

const writeTable = (liveTable: LiveTable, letters: Letters): void => {
  const { hub, outbox } = liveTable;
  let [all, host] = [false, false];
  if (outbox.infoChanged) {
    const around = {
      online: (person: string) => isOnline(liveTable, person),
      watchers: watchersAt(liveTable),
      walls: wallsAt(liveTable),
    };
    const info = JSON.stringify(tableInfo(liveTable.id, liveTable.doc, around));
    all = info !== outbox.info;
    outbox.info = info;
    const forHost = hostsPart(liveTable);
    host = forHost !== outbox.forHost;
    outbox.forHost = forHost;
    outbox.infoChanged = false;
    if (liveTable.doc.status === 'playing') outbox.during = info;
    else if (outbox.during === '')
      outbox.during = JSON.stringify(tableInfo(liveTable.id, beforeEnd(liveTable.doc), around));
  }
  if (!all && !host && !isSomebodyNew(liveTable)) return;
  const isHidden = isEndAhead(liveTable);
  let word: string | undefined;
  const replay = () => (word ??= seal(hub.keyRing.keys, 'replay', liveTable.id, liveTable.doc.round));
  for (const client of liveTable.clients) {
    const hidden = isHidden && isBehind(liveTable, client) && seatOf(liveTable.doc, client.person?.id) === undefined;
    if (client.fresh || (all && !hidden) || (host && isHosts(liveTable, client)))
      put(letters, client, tableText(liveTable, client, hidden, replay));
  }
};

const isSomebodyNew = ({ clients }: LiveTable): boolean => {
  for (const { fresh } of clients) if (fresh) return true;
  return false;
};

/** The same for all, but for what is his own: his seat, the invitation, and the word that opens the game he played. */
const tableText = (liveTable: LiveTable, client: Client, hidden: boolean, word: () => string): string => {
  const { doc, outbox, file } = liveTable;
  const { person, wall } = client;
  const me = wall ? undefined : seatOf(doc, person?.id);
  const knows = person !== undefined && doc.admitted.includes(person.id);
  const played = doc.status === 'over' && (viewerOf(liveTable, client) !== undefined || isOwnWall(liveTable, client));
  const replay = played ? `,"replay":"${word()}"` : '';
  const invite = knows ? `,"invite":"${file.invite}","code":"${file.code ?? ''}"` : '';
  const info = hidden ? outbox.during : outbox.info;
  const table = `${info.slice(0, -1)}${replay}}`;
  const taken = doc.given?.findLast(({ from }) => from === person?.id)?.seat;
  const lost = taken === undefined || me !== undefined ? '' : `,"lost":"${taken}"`;
  const host = isHosts(liveTable, client) ? outbox.forHost : '';
  return `{"type":"table","table":${table}${me === undefined ? '' : `,"me":"${me}"`}${lost}${host}${invite}}`;
};

const isHosts = ({ doc }: LiveTable, { wall, person }: Client): boolean =>
  !wall && person !== undefined && person.id === doc.host;

const hostsPart = (liveTable: LiveTable): string => {
  const heirs = liveTable.doc.status === 'playing' ? `,"heirs":${JSON.stringify(heirsOf(liveTable))}` : '';
  return `${heirs},"screens":${JSON.stringify(screensOf(liveTable))}`;
};

/** Those that are here or ask, and those that the host closed: he may let them in again. */
const screensOf = ({ doc, clients, shared }: LiveTable): readonly (Screen & { readonly on?: true })[] => {
  const on = new Map<string, string>();
  for (const { people } of shared.elsewhere.values())
    for (const [person, { name, walls = 0 }] of Object.entries(people)) if (walls > 0) on.set(person, name);
  for (const { person, wall } of clients) if (wall && person !== undefined) on.set(person.id, person.name);
  const known = (doc.screens ?? []).filter(({ person, may }) => may !== true || on.has(person));
  const others = [...on].filter(([person]) => known.every((one) => one.person !== person));
  return [
    ...known,
    ...others.map(([person, name]) => (mayLead(doc, person) ? { person, name, may: true } : { person, name })),
  ].map((one) => (on.has(one.person) ? { ...one, on: true } : one));
};

const MOST_HEIRS = 8;

/** Who is here without a seat, or waits for one. */
const heirsOf = ({ clients, doc, shared }: LiveTable): readonly (Heir & { readonly waits?: true })[] => {
  const heirs = new Map<string, string>();
  for (const { people } of shared.elsewhere.values())
    for (const [person, { name, marks, walls = 0 }] of Object.entries(people))
      if (marks.length > walls && seatOf(doc, person) === undefined) heirs.set(person, name);
  for (const { person, wall } of clients)
    if (person !== undefined && !wall && seatOf(doc, person.id) === undefined) heirs.set(person.id, person.name);
  const { waiting = [] } = doc;
  for (const { person } of waiting) heirs.delete(person);
  const here = [...heirs].slice(0, MOST_HEIRS).map(([person, name]) => ({ person, name }));
  return [...waiting.map((one) => ({ ...one, waits: true as const })), ...here];
};

/** What a viewer is shown: from which sheet on, and what he hears with it. */
type Shown = {
  readonly before: Sheet | undefined;
  readonly sheet: Sheet;
  /** For those who were shown the one before. */
  readonly news: string;
  readonly facts: string;
  readonly count: number;
  /** Which of these were not told to everybody. */
  readonly secret: string;
};

const writeGame = (liveTable: LiveTable, { live, clocks }: Playing, letters: Letters): void => {
  const now = liveTable.hub.setting.now();
  const { outbox, doc } = liveTable;
  const said = outbox.said.map((fact) => JSON.stringify(fact.said));
  const open = wallsAt(liveTable) > 0 ? `,"open":${toldTo(live, undefined)}` : '';
  const shown = new Map<Viewer, Shown>();
  const isSealed = seenToAnswer(live.game, live.state) === undefined;
  let table = isSealed && outbox.seen !== 'all' ? outbox.open : undefined;
  for (const client of liveTable.clients) {
    const viewer = viewerOf(liveTable, client);
    if (isBehind(liveTable, client)) continue; // delayed-watchers.ts shows it to them later
    if (!client.fresh && !concerns(outbox.seen, viewer)) continue;
    let one = shown.get(viewer);
    if (one === undefined) {
      table ??= lookAtTable(live, clockOf(live, clocks));
      outbox.open = table;
      one = look(outbox, live, table, viewer, said);
      shown.set(viewer, one);
    }
    const told = toldTo(live, viewer);
    const beside = viewer === undefined ? '' : open;
    if (client.fresh) {
      const { from, facts } = missedUntilNow(liveTable.hub, outbox, live, client, told, viewer);
      if (from + facts.length !== told) client.end(1012, 'come back');
      put(letters, client, gamePieces(doc.round, now, from, facts, beside + whole(one.sheet), client.oks));
    } else if (one.count > 0 || one.sheet !== client.shown) {
      const seen = client.shown === one.before ? one.news : whole(one.sheet);
      put(
        letters,
        client,
        gameText(doc.round, now, told - one.count, one.facts, one.secret + beside + seen, client.oks),
      );
    }
    client.shown = one.sheet;
  }
};

const concerns = (seen: Outbox['seen'], viewer: Viewer): boolean =>
  seen === 'all' || (seen !== undefined && viewer !== undefined && seen.has(viewer));

/** Whether something is on its way to the disk that this connection will be told. What is sealed to it never counts. */
export const hasNews = (liveTable: LiveTable, client: Client): boolean => {
  const { infoChanged, seen, flying } = liveTable.outbox;
  const viewer = viewerOf(liveTable, client);
  return infoChanged || concerns(seen, viewer) || [...flying].some((one) => concerns(one, viewer));
};

const whole = (sheet: Sheet): string => `,"view":${viewText(sheet)}`;

const newsBetween = (open: Open, before: Sheet | undefined, sheet: Sheet): string => {
  if (before === sheet) return '';
  const changes = before === undefined ? undefined : changesOf(open, before, sheet);
  if (changes === undefined) return whole(sheet);
  const { changed, gone } = changes;
  return `${changed === '' ? '' : `,"changed":{${changed}}`}${gone.length === 0 ? '' : `,"gone":${JSON.stringify(gone)}`}`;
};

const look = (outbox: Outbox, live: Table, open: Open, viewer: Seat | undefined, said: readonly string[]): Shown => {
  const before = outbox.shown.get(viewer);
  const sheet = sheetOf(live, open, viewer, before);
  let facts = '';
  let count = 0;
  const secrets: number[] = [];
  for (const [i, fact] of outbox.said.entries()) {
    if (!hears(fact, viewer)) continue;
    if (fact.to !== 'all') secrets.push(count);
    facts += count === 0 ? said[i] : `,${said[i]}`;
    count += 1;
  }
  outbox.shown.set(viewer, sheet);
  return { before, sheet, news: newsBetween(open, before, sheet), facts, count, secret: marked(secrets) };
};

/** What a newcomer had missed when he came, and what was said since. All of it, where this is not the game he came to. */
const missedUntilNow = (
  hub: Hub,
  { said }: Outbox,
  live: Table,
  { missed }: Client,
  told: number,
  viewer: Viewer,
): Pick<MissedFacts, 'from' | 'facts'> => {
  if (missed?.live !== live) return { from: 0, facts: heardBy(hub.facts.known(live)?.facts ?? [], viewer) };
  const { from, facts } = missed;
  const since = told - from - facts.length;
  return since === 0 ? missed : { from, facts: [...facts, ...heardBy(said, viewer).slice(-since)] };
};

export const heardBy = (facts: readonly Fact[], viewer: Viewer): Fact[] => facts.filter((fact) => hears(fact, viewer));

/** The places of facts that were not told to everybody. */
const marked = (secrets: readonly number[]): string => (secrets.length === 0 ? '' : `,"secret":[${secrets.join()}]`);

const sayAll = (facts: readonly Fact[]): string => facts.map(({ said }) => JSON.stringify(said)).join(',');

const PIECE = 65_536;

/** Fewer facts than these are told at once. */
const FEW = 100;

/** All that one has not heard may be long: it comes in pieces then. Takes the moves that it confirms with it. */
export const gamePieces = (
  round: number,
  now: number,
  from: number,
  facts: readonly Fact[],
  seen: string,
  oks: string[],
): Message => {
  const shown = marked(facts.flatMap(({ to }, i) => (to === 'all' ? [] : [i]))) + seen;
  if (facts.length < FEW) return gameText(round, now, from, sayAll(facts), shown, oks);
  const [head = '', tail = ''] = gameText(round, now, from, MARK, shown, oks).split(MARK, 2);
  return pieces(head, facts, tail);
};
/** No text within JSON has a line feed. */
const MARK = '\n';

function* pieces(head: string, facts: readonly Fact[], tail: string): Iterable<string> {
  let piece = head;
  for (const [i, { said }] of facts.entries()) {
    piece += (i === 0 ? '' : ',') + JSON.stringify(said);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece + tail;
}

/** The game, for one viewer. Takes the moves that it confirms with it. */
const gameText = (round: number, now: number, from: number, facts: string, seen: string, oks: string[]): string => {
  const ok = oks.length === 0 ? '' : `,"ok":${JSON.stringify(oks.splice(0))}`;
  return `{"type":"frame","round":${round},"now":${now},"from":${from},"facts":[${facts}]${seen}${ok}}`;
};
