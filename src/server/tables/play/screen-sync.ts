/**
 * Keeps phones in step with the first leading big screen, on whichever server, so that none shows a result earlier. The
 * time to show what led to a question is not part of its clock. It depends on public facts only, so it tells nothing.
 */
import { toldTo } from '../../../host/table.ts';
import type { ClientMessage } from '../../../protocol/messages.ts';
import { mayLead } from '../lobby/admission.ts';
import type { Client, LiveTable } from '../state/hub.ts';
import { viewerOf } from '../state/presence.ts';
import { write } from '../tell/compose.ts';

/** Most milliseconds per public fact, and in all, however slow the screen. */
const SCENE = 6000;
const LONGEST = 20_000;
/** Milliseconds: a screen without scenes reports at once. */
const SHORTEST = 300;

type Shown = { readonly round: number; readonly heard: number };

type Lead = {
  readonly person: string;
  readonly since: number;
  readonly shown?: Shown | undefined;
  readonly client?: Client;
};

const leadOf = ({ doc, clients, cluster }: LiveTable): Lead | undefined => {
  let lead: Lead | undefined;
  const offer = (one: Lead): void => {
    if (mayLead(doc, one.person) && (lead === undefined || one.since < lead.since)) lead = one;
  };
  for (const client of clients)
    if (client.wall && client.person !== undefined)
      offer({ person: client.person.id, since: client.since, shown: client.led, client });
  for (const { people } of cluster.elsewhere.values())
    for (const [person, { screen }] of Object.entries(people)) if (screen !== undefined) offer({ person, ...screen });
  return lead;
};

/** A new question. A screen that was silent for the last one is not waited for until it reports again. */
export const noteQuestion = (table: LiveTable, at: number): void => {
  const { told: before, silent, game, doc } = table;
  const lead = leadOf(table);
  if (before?.state === 'unsaid' && before.news > 0 && lead !== undefined) silent.add(lead.person);
  const live = game?.live;
  if (live === undefined || live.state.over !== undefined) {
    table.told = undefined;
    return;
  }
  const facts = toldTo(live, undefined);
  const news = before?.round === doc.round ? facts - before.facts : facts + 1; // a new game
  table.told = { round: doc.round, question: live.question, at, facts, news, state: 'unsaid' };
};

const mostFor = (news: number): number => Math.min(LONGEST, news * SCENE);

/** No timeout before that: people may still watch what led to the question. */
export const shownBy = (table: LiveTable): number => {
  const { told, game, silent } = table;
  if (told === undefined || told.question !== game?.live.question || told.state === 'shown') return 0;
  const lead = leadOf(table);
  return lead === undefined || silent.has(lead.person) ? 0 : told.at + mostFor(told.news);
};

/** Tells a phone beside a leading big screen how far that is. */
export const tellShown = (table: LiveTable, client: Client): void => {
  const shown = leadOf(table)?.shown;
  if (shown === undefined || shown.round !== table.doc.round) return;
  if (!client.wall && viewerOf(table, client) !== undefined) client.send(write({ type: 'shown', ...shown }));
};

/** A screen here reports how far it is. Returns whether it leads. */
export const noteShown = (client: Client, { round, heard }: Extract<ClientMessage, { type: 'shown' }>): boolean => {
  const { table } = client;
  const live = table?.game?.live;
  if (table === undefined || live === undefined || round !== table.doc.round) return false;
  if (leadOf(table)?.client !== client) return false;
  client.led = { round, heard: Math.min(heard, toldTo(live, undefined)) };
  return true;
};

/**
 * Tells all here how far the leading screen is, on whichever server. Returns the milliseconds to add to the clock, if
 * any.
 */
export const passShown = (table: LiveTable, now: number): number | undefined => {
  const { told, game, doc, silent, passed } = table;
  const lead = leadOf(table);
  if (lead?.shown === undefined || lead.shown === passed || lead.shown.round !== doc.round) return undefined;
  const { heard } = lead.shown;
  const isNew = passed?.round !== doc.round || passed.heard !== heard;
  table.passed = lead.shown;
  if (isNew) for (const one of table.clients) tellShown(table, one);
  if (told === undefined || told.question !== game?.live.question || told.state === 'shown') return undefined;
  if (heard <= told.facts - told.news && told.news > 0) return undefined; // nothing of this question yet
  silent.delete(lead.person);
  const isAll = heard >= told.facts;
  table.told = { ...told, state: isAll ? 'shown' : 'begun' };
  const took = Math.min(now - told.at, mostFor(told.news));
  return !isAll || took < SHORTEST ? undefined : took;
};
