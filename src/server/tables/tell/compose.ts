/** Composes each connection's messages: only its changes, and only once stored. */
import { type Fact, hears, type Viewer } from '../../../engine/facts.ts';
import { seenToAnswer } from '../../../engine/kernel.ts';
import { type Table, toldTo } from '../../../host/table.ts';
import { clockOf } from '../../../host/table-clock.ts';
import type { ServerMessage } from '../../../protocol/messages.ts';
import { seal } from '../../ids.ts';
import type { Heir, Screen } from '../../store/table-doc.ts';
import { mayLead } from '../lobby/admission.ts';
import { tableInfo } from '../lobby/info.ts';
import { hasOwnWords, hearing, hushOf } from '../lobby/own-words.ts';
import { beforeEnd } from '../lobby/phases.ts';
import { seatOf } from '../lobby/seats.ts';
import type { LastSent } from '../state/cluster-state.ts';
import type { Client, Hub, LiveTable, Message, MissedFacts, Playing } from '../state/hub.ts';
import type { Outbox } from '../state/outbox.ts';
import { isBehind, isEndAhead, isOnline, viewerOf, wallsAt, watchersAt } from '../state/presence.ts';
import { changesOf, lookAtTable, type Open, type ViewJson, viewJsonOf, viewText } from '../state/view-json.ts';

type Letters = Map<Client, Message[]>;
const put = (letters: Letters, to: Client, message: Message): void => {
  const one = letters.get(to);
  if (one === undefined) letters.set(to, [message]);
  else one.push(message);
};

export const write = (message: ServerMessage): string => JSON.stringify(message);

/** Called before a batch is written: what it shows is sent once stored. */
export const compose = (hub: Hub): void => {
  if (hub.dirty.size === 0) return;
  for (const table of hub.dirty) {
    if (table.cluster.reading !== undefined) continue;
    hub.dirty.delete(table);
    composeTable(table);
  }
};

/** Returns a function that restores what was taken to send, for a lost write. */
const putBack = (table: LiveTable): (() => void) => {
  const before = [...table.clients].map(({ fresh, oks }) => ({ fresh, oks: [...oks] }));
  const clients = [...table.clients];
  return () => {
    for (const [i, { fresh, oks }] of before.entries()) {
      const client = clients[i];
      if (client === undefined) continue;
      client.fresh ||= fresh;
      client.oks.unshift(...oks);
    }
  };
};

const composeTable = (table: LiveTable): void => {
  const { hub } = table;
  const letters: Letters = new Map();
  const { outbox, cluster } = table;
  const lose = hub.nodes === undefined ? undefined : putBack(table);
  writeLetters(table, letters);
  const told = lose === undefined ? undefined : toldBy(table);
  hub.journal.later((lost) => {
    outbox.flying.clear();
    if (lost) {
      lose?.();
      return;
    }
    cluster.told = told;
    for (const [client, messages] of letters) {
      client.send(...messages);
      hub.metrics.sent += messages.length;
    }
  }, table.id);
};

const toldBy = ({ outbox, doc, game }: LiveTable): LastSent => ({
  round: doc.round,
  n: game?.live.n ?? 0,
  shown: new Map(outbox.shown),
  info: outbox.info,
});

const writeLetters = (table: LiveTable, letters: Letters): void => {
  const { infoChanged, seen } = table.outbox;
  if (infoChanged || seen !== undefined) table.outbox.flying.add(infoChanged ? 'all' : seen);
  writeTable(table, letters);
  if (table.game !== undefined) writeGame(table, table.game, letters);
  for (const client of table.clients) {
    client.fresh = false;
    client.missed = undefined;
    for (const id of client.oks.splice(0)) put(letters, client, write({ type: 'ok', id }));
  }
  table.outbox.said = [];
  table.outbox.seen = undefined;
};

const writeTable = (table: LiveTable, letters: Letters): void => {
  const { hub, outbox } = table;
  let [all, host] = [false, false];
  if (outbox.infoChanged) {
    const around = {
      online: (person: string) => isOnline(table, person),
      watchers: watchersAt(table),
      walls: wallsAt(table),
      looks: table.lifting.at,
    };
    const info = JSON.stringify(tableInfo(table.id, table.doc, around));
    all = info !== outbox.info;
    outbox.info = info;
    const forHost = hostsPart(table);
    host = forHost !== outbox.forHost;
    outbox.forHost = forHost;
    outbox.infoChanged = false;
    if (table.doc.status === 'playing') outbox.during = info;
    else if (outbox.during === '') outbox.during = JSON.stringify(tableInfo(table.id, beforeEnd(table.doc), around));
  }
  if (!all && !host && !isSomebodyNew(table)) return;
  const isHidden = isEndAhead(table);
  let word: string | undefined;
  const replay = () => (word ??= seal(hub.keyRing.keys, 'replay', table.id, table.doc.round));
  for (const client of table.clients) {
    const hidden = isHidden && isBehind(table, client) && seatOf(table.doc, client.person?.id) === undefined;
    if (client.fresh || (all && !hidden) || (host && isHosts(table, client)))
      put(letters, client, tableText(table, client, hidden, replay));
  }
};

const isSomebodyNew = ({ clients }: LiveTable): boolean => {
  for (const { fresh } of clients) if (fresh) return true;
  return false;
};

/** The table message: one common text, plus the reader's seat, the invitation, and the link of the game they saw end. */
const tableText = (table: LiveTable, client: Client, hidden: boolean, word: () => string): string => {
  const { doc, outbox, row } = table;
  const { person, wall } = client;
  const me = wall ? undefined : seatOf(doc, person?.id);
  const knows = person !== undefined && doc.admitted.includes(person.id);
  const replay = doc.status === 'over' && !hidden ? `,"replay":"${word()}"` : '';
  const invite = knows ? `,"invite":"${row.invite}","code":"${row.code ?? ''}"` : '';
  const info = hidden ? outbox.during : outbox.info;
  const shown = `${info.slice(0, -1)}${replay}}`;
  const taken = doc.given?.findLast(({ from }) => from === person?.id)?.seat;
  const lost = taken === undefined || me !== undefined ? '' : `,"lost":"${taken}"`;
  const host = isHosts(table, client) ? outbox.forHost : '';
  const hush = me === undefined || person === undefined ? undefined : hushOf(doc, person, table.hub.setting.now());
  const phrases = hush && `,"onlyPhrases":${JSON.stringify({ why: hush.why, until: hush.refusal.until })}`;
  return `{"type":"table","table":${shown}${me === undefined ? '' : `,"me":"${me}"`}${phrases ?? ''}${lost}${host}${invite}}`;
};

const isHosts = ({ doc }: LiveTable, { wall, person }: Client): boolean =>
  !wall && person !== undefined && person.id === doc.host;

const hostsPart = (table: LiveTable): string => {
  const heirs = table.doc.status === 'playing' ? `,"heirs":${JSON.stringify(heirsOf(table))}` : '';
  return `${heirs},"screens":${JSON.stringify(screensOf(table))}`;
};

/** Big screens that are here or ask, and those that the host closed. */
const screensOf = ({ doc, clients, cluster }: LiveTable): readonly (Screen & { readonly on?: true })[] => {
  const on = new Map<string, string>();
  for (const { people } of cluster.elsewhere.values())
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

/** People here without a seat, or waiting for one. */
const heirsOf = ({ clients, doc, cluster }: LiveTable): readonly (Heir & { readonly waits?: true })[] => {
  const heirs = new Map<string, string>();
  for (const { people } of cluster.elsewhere.values())
    for (const [person, { name, marks, walls = 0 }] of Object.entries(people))
      if (marks.length > walls && seatOf(doc, person) === undefined) heirs.set(person, name);
  for (const { person, wall } of clients)
    if (person !== undefined && !wall && seatOf(doc, person.id) === undefined) heirs.set(person.id, person.name);
  const { waiting = [] } = doc;
  for (const { person } of waiting) heirs.delete(person);
  const here = [...heirs].slice(0, MOST_HEIRS).map(([person, name]) => ({ person, name }));
  return [...waiting.map((one) => ({ ...one, waits: true as const })), ...here];
};

/** A viewer's last view, and new facts. */
type Shown = {
  readonly before: ViewJson | undefined;
  readonly sheet: ViewJson;
  readonly news: string;
  readonly facts: string;
  readonly count: number;
  /** Indexes of private facts. */
  readonly secret: string;
};

const writeGame = (table: LiveTable, { live, clocks }: Playing, letters: Letters): void => {
  const now = table.hub.setting.now();
  const { outbox, doc } = table;
  const said = outbox.said.map((fact) => JSON.stringify(fact.said));
  const open = wallsAt(table) > 0 ? `,"open":${toldTo(live, undefined)}` : '';
  const shown = new Map<Viewer, Shown>();
  const isSealed = seenToAnswer(live.game, live.state) === undefined;
  let common = isSealed && outbox.seen !== 'all' ? outbox.open : undefined;
  for (const client of table.clients) {
    const viewer = viewerOf(table, client);
    if (isBehind(table, client)) continue; // delayed-watchers.ts shows it later
    if (!client.fresh && !concerns(outbox.seen, viewer)) continue;
    let one = shown.get(viewer);
    if (one === undefined) {
      common ??= lookAtTable(live, clockOf(live, clocks));
      outbox.open = common;
      one = look(table, live, common, client, said);
      shown.set(viewer, one);
    }
    const told = toldTo(live, viewer);
    const beside = viewer === undefined ? '' : open;
    if (client.fresh) {
      const { from, facts } = missedUntilNow(table.hub, outbox, live, client, told, viewer);
      if (from + facts.length !== told) client.end(1012, 'come back');
      const hear = hearingOf(table, live, client);
      const heard = hear === undefined ? facts : facts.map(hear);
      put(letters, client, gamePieces(doc.round, now, from, heard, beside + whole(one.sheet), client.oks));
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

/** Whether a pending write will be told to this connection. Writes hidden from it never count. */
export const hasNews = (table: LiveTable, client: Client): boolean => {
  const { infoChanged, seen, flying } = table.outbox;
  const viewer = viewerOf(table, client);
  return infoChanged || concerns(seen, viewer) || [...flying].some((one) => concerns(one, viewer));
};

const whole = (sheet: ViewJson): string => `,"view":${viewText(sheet)}`;

const newsBetween = (open: Open, before: ViewJson | undefined, sheet: ViewJson): string => {
  if (before === sheet) return '';
  const changes = before === undefined ? undefined : changesOf(open, before, sheet);
  if (changes === undefined) return whole(sheet);
  const { changed, gone } = changes;
  return `${changed === '' ? '' : `,"changed":{${changed}}`}${gone.length === 0 ? '' : `,"gone":${JSON.stringify(gone)}`}`;
};

/** Watchers share their frames, and are kept apart from people they block. */
const hearingOf = (table: LiveTable, { game }: Table, client: Client): ReturnType<typeof hearing> =>
  viewerOf(table, client) === undefined ? undefined : hearing(game, table.doc, client.person);

const isHushed = ({ doc, hub }: LiveTable, { game }: Table, { person }: Client): boolean =>
  person !== undefined && hasOwnWords(game) && hushOf(doc, person, hub.setting.now()) !== undefined;

const look = (table: LiveTable, live: Table, open: Open, client: Client, said: readonly string[]): Shown => {
  const { outbox } = table;
  const viewer = viewerOf(table, client);
  const before = outbox.shown.get(viewer);
  const sheet = viewJsonOf(live, open, viewer, before, isHushed(table, live, client));
  const hear = hearingOf(table, live, client);
  let facts = '';
  let count = 0;
  const secrets: number[] = [];
  for (const [i, fact] of outbox.said.entries()) {
    if (!hears(fact, viewer)) continue;
    if (fact.to !== 'all') secrets.push(count);
    const text = hear === undefined ? said[i] : JSON.stringify(hear(fact).said);
    facts += count === 0 ? text : `,${text}`;
    count += 1;
  }
  outbox.shown.set(viewer, sheet);
  return { before, sheet, news: newsBetween(open, before, sheet), facts, count, secret: marked(secrets) };
};

/** Facts missed on entering, and later ones; all of them if another game began. */
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

/** Indexes of private facts. */
const marked = (secrets: readonly number[]): string => (secrets.length === 0 ? '' : `,"secret":[${secrets.join()}]`);

const sayAll = (facts: readonly Fact[]): string => facts.map(({ said }) => JSON.stringify(said)).join(',');

const PIECE = 65_536;

/** Fewer facts than this go in one piece. */
const FEW = 100;

/** Long histories come in pieces. Takes the moves that it confirms. */
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
/** Never inside JSON. */
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

/** The game message of one viewer. Takes the moves that it confirms. */
const gameText = (round: number, now: number, from: number, facts: string, seen: string, oks: string[]): string => {
  const ok = oks.length === 0 ? '' : `,"ok":${JSON.stringify(oks.splice(0))}`;
  return `{"type":"frame","round":${round},"now":${now},"from":${from},"facts":[${facts}]${seen}${ok}}`;
};
