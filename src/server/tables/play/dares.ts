/**
 * Dares: one claim of a finished game to believe or doubt. Before the answer a friend gets only public facts; whether
 * it was a lie is stored apart.
 */
import { fault } from '../../../engine/fault.ts';
import type { RawOptions } from '../../../engine/options.ts';
import { readRecord } from '../../../engine/record.ts';
import { tableView } from '../../../engine/sight.ts';
import { look, resumeTable, type Table } from '../../../host/table.ts';
import type { Body, Reply } from '../../../protocol/routes.ts';
import { readShortMoves } from '../../../protocol/short-moves.ts';
import { DARE_WORDS } from '../../../words/dare.ts';
import { newId } from '../../ids.ts';
import type { Signed } from '../../people/people.ts';
import { checkName } from '../../people/text.ts';
import type { DareAnswerRow, DareRow } from '../../store/row-types.ts';
import type { Hub } from '../state/hub.ts';
import { findLiveTable } from './loading.ts';
import { sharedGame, sharedRow } from './replays.ts';

const HOLDS = 30 * 24 * 60 * 60 * 1000;
const WORDS = await DARE_WORDS.all();

type Shown = { readonly options: RawOptions } & Pick<Reply<'dared'>, 'view' | 'heard'>;

const isOpenClaim = ({ game, state }: Table): boolean =>
  game.claim !== undefined && tableView(game, state).phase === game.claim.phase;

/** The game up to the claim: from this server, or sent by the device. */
const cutRecord = async (hub: Hub, { id }: Signed, body: Body<'dare'>) => {
  const { share, at, record, seat } = body;
  if ((share === undefined) === (record === undefined)) throw fault('malformed', 'either share or record');
  if (record !== undefined) {
    const moves = readShortMoves(record.moves);
    if (moves === undefined) throw fault('malformed', 'record.moves: each line begins with a seat', 'record.moves');
    return { record: { ...record, moves }, tbl: undefined, round: undefined };
  }
  const row = share === undefined ? undefined : await sharedRow(hub, share);
  if (row?.players.find((player) => player.person === id)?.seat !== seat || share === undefined)
    throw fault('no-table', 'there is no such game, or it was not your claim');
  const { record: whole } = await sharedGame(hub, share);
  const { marks: _, end: __, ...set } = whole;
  return { record: { ...set, moves: whole.moves.slice(0, at) }, tbl: row.table, round: row.round };
};

export const makeDare = async (hub: Hub, by: Signed, body: Body<'dare'>): Promise<Reply<'dare'>> => {
  const { record, ...where } = await cutRecord(hub, by, body);
  const read = readRecord(hub.setting.games, record);
  const table = resumeTable(read.game, read.record);
  const { view, heard } = look(table, undefined);
  if (!isOpenClaim(table) || heard.at(-1)?.[0] !== body.seat)
    throw fault('not-now', 'nothing is claimed there that could be doubted');
  const shown = { options: record.options, view, heard };
  const now = hub.setting.now();
  const id = newId();
  const row: DareRow = {
    id,
    person: by.id,
    ...where,
    seat: body.seat,
    mask: body.mask,
    shown: JSON.stringify(shown),
    lie: table.game.claim?.isLie(table.state as never) === true,
    at: now,
    until: now + HOLDS,
  };
  hub.journal.write({ write: 'dare', row, session: by.session });
  return { id, until: row.until };
};

const shownIn = ({ shown }: DareRow): Shown => JSON.parse(shown);

/** A dare that is still valid, and its maker's name. */
export const findDare = async (hub: Hub, id: string): Promise<{ row: DareRow; name: string } | undefined> => {
  await hub.journal.durable();
  const row = await hub.store.dare(hub.setting.now(), id);
  const name = row && (await hub.store.person(row.person))?.name;
  return row === undefined || name === undefined || name === '' ? undefined : { row, name };
};
const heldDare = async (hub: Hub, id: string) => {
  const found = await findDare(hub, id);
  if (found === undefined) throw fault('expired', 'this dare is over', 'id');
  return found;
};

/** The code of the table where somebody waits, while it has room. */
const codeOf = async (hub: Hub, { opened }: DareAnswerRow): Promise<string | undefined> => {
  const table = opened === undefined ? undefined : await findLiveTable(hub, opened);
  return table === undefined || table.doc.status === 'closed' ? undefined : table.row.code;
};

type Asker = { readonly person: Signed | undefined; readonly device: string | undefined };

/** Before this device's answer, nothing depends on what was hidden. */
export const lookAtDare = async (hub: Hub, id: string, { person, device }: Asker): Promise<Reply<'dared'>> => {
  const { row, name } = await heldDare(hub, id);
  const { options, view, heard } = shownIn(row);
  const answers = await hub.store.dareAnswers(id);
  const mine = device === undefined ? undefined : answers.find((one) => one.device === device);
  return {
    game: view.game,
    options,
    seat: row.seat,
    name,
    mask: row.mask,
    view,
    heard,
    own: person?.id === row.person,
    ...(mine === undefined ? {} : { given: await givenOf(hub, row, answers, mine) }),
  };
};

const givenOf = async (hub: Hub, row: DareRow, answers: readonly DareAnswerRow[], mine: DareAnswerRow) => ({
  doubted: mine.doubted,
  lie: row.lie,
  people: answers.length,
  believed: answers.filter(({ doubted }) => !doubted).length,
  code: await codeOf(hub, mine),
});

/** The first answer of a device counts; later ones are told the first. */
export const answerDare = async (
  hub: Hub,
  id: string,
  { person, device }: Asker & { readonly device: string },
  { doubted, name }: Body<'sayDare'>,
): Promise<Reply<'sayDare'>> => {
  const { row } = await heldDare(hub, id);
  if (person?.id === row.person) throw fault('not-now', 'this is your own dare');
  const called = name === undefined || name.trim() === '' ? undefined : checkName(name);
  const before = (await hub.store.dareAnswers(id)).find((one) => one.device === device);
  const now = hub.setting.now();
  const answer = { dare: id, device, person: person?.id, name: called, doubted, at: now };
  if (before === undefined) {
    hub.journal.write({ write: 'dare-answer', row: answer });
    void hub.push.tellDare(row.person, '/#/mine', (lang) => WORDS[lang].answered(called, row.lie, doubted));
  }
  await hub.journal.durable();
  const answers = await hub.store.dareAnswers(id);
  const mine = answers.find((one) => one.device === device) ?? { ...answer, opened: undefined };
  return givenOf(hub, row, answers, mine);
};

/** The person who answered waits at their own table, and the dare's maker is notified. */
export const waitFor = async (
  hub: Hub,
  id: string,
  { person, device }: { readonly person: Signed; readonly device: string },
  { table: opened }: Body<'sitDare'>,
): Promise<Reply<'sitDare'>> => {
  const { row } = await heldDare(hub, id);
  const mine = (await hub.store.dareAnswers(id)).find((one) => one.device === device);
  if (mine === undefined) throw fault('not-now', 'answer it first');
  const table = await findLiveTable(hub, opened);
  if (table?.doc.seats.every((seat) => seat.person !== person.id) !== false)
    throw fault('not-seated', 'sit down at that table first', 'table');
  if (person.blockedBy.includes(row.person)) return {};
  hub.journal.write({ write: 'dare-table', dare: id, device, opened });
  await hub.journal.durable();
  void hub.push.tellDare(row.person, `/t/${table.row.code ?? ''}`, (lang) => WORDS[lang].waits(person.name));
  return {};
};

export const ownDares = async (hub: Hub, { id: person }: Pick<Signed, 'id'>): Promise<Reply<'dares'>> => {
  await hub.journal.durable();
  const rows = await hub.store.daresOf(hub.setting.now(), person);
  const dares = rows.map(async (row) => {
    const { options, view } = shownIn(row);
    const answers = await hub.store.dareAnswers(row.id);
    return {
      id: row.id,
      game: view.game,
      options,
      seat: row.seat,
      view,
      lie: row.lie,
      at: row.at,
      until: row.until,
      answers: await Promise.all(
        answers.map(async (one) => ({
          name: one.name,
          doubted: one.doubted,
          at: one.at,
          code: await codeOf(hub, one),
        })),
      ),
    };
  });
  return { dares: await Promise.all(dares) };
};

export const takeBack = (hub: Hub, { id: person, session }: Signed, id: string): void =>
  hub.journal.write({ write: 'no-dare', person, session, id });
