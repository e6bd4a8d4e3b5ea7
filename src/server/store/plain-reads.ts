/** Reads the rows of simple questions, for both stores: one row, or all. */
import type { QUERIES } from './queries.ts';
import * as rows from './rows.ts';

type Question = keyof typeof QUERIES;
type Readers = Readonly<Partial<Record<Question, (row: rows.Row) => unknown>>>;

export const ONES = {
  setting: (row) => rows.text(row.value),
  recoveryOf: (row) => rows.text(row.person),
  person: rows.person,
  ownerOf: rows.person,
  markOf: (row) => rows.text(row.mark),
  byInvite: rows.id,
  byCode: rows.id,
  renewed: (row) => rows.text(row.tbl),
  reminder: rows.reminder,
  passkey: rows.passkey,
  report: rows.report,
  countReports: rows.count,
} satisfies Readers;

export const LISTS = {
  sessions: rows.session,
  botsOf: rows.person,
  subscriptions: rows.subscription,
  reminders: rows.reminder,
  passkeys: rows.passkey,
  blockPairs: rows.blockPairs,
  blocks: rows.block,
  blockersOf: (row) => rows.text(row.person),
  leaves: (row) => rows.number(row.at),
  met: rows.met,
  invitations: rows.invitation,
  wishers: rows.wish,
  wishes: rows.wish,
  reports: rows.report,
  chatAround: rows.chatLine,
  sanctions: rows.sanction,
  sanctionsOn: rows.sanction,
  ratings: rows.rating,
  ratedPlayers: rows.ratedPlayer,
  playing: rows.id,
  untouched: rows.id,
  briefs: rows.brief,
  uncounted: rows.place,
  chat: rows.chatLine,
  chatOf: rows.ownLine,
  reportsOf: rows.ownReport,
  daily: rows.daily,
} satisfies Readers;

export type Read<R extends Readers, K extends keyof R> = R[K] extends (row: rows.Row) => infer T ? T : never;

/** A reader per question, by the store's own way to ask. */
export const eachOf = <R extends Readers, A>(
  readers: R,
  ask: (question: Question, read: (row: rows.Row) => unknown) => unknown,
): A =>
  Object.fromEntries(
    Object.entries(readers).map(([question, read]) => [question, ask(question as Question, read)]),
  ) as A;
