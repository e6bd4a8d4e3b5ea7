/** Decides who may enter a table, and as what: player, spectator or big screen. Plain data, no I/O. */
import { type Fault, fault } from '../../../engine/fault.ts';
import type { Apart } from '../../people/people.ts';
import type { Heir, Screen, TableDoc } from '../../store/table-doc.ts';

const MOST_ADMITTED = 200;
const MOST_SCREENS = 20;
/** Screens waiting for the host at once. */
const MOST_ASKING = 3;

const sits = ({ seats }: TableDoc, person: string): boolean => seats.some((seat) => seat.person === person);

/** During a game or a deal: seats belong to its players. */
export const isSettled = ({ status, dealing }: TableDoc): boolean => status === 'playing' || dealing !== undefined;

export const mayEnter = (
  doc: TableDoc,
  person: string | undefined,
  invited: boolean,
  from: () => readonly string[],
  wall = false,
): Fault | undefined => {
  if (doc.status === 'closed') return fault('no-table', doc.closed ?? 'this table is closed');
  if (person !== undefined && doc.banned.includes(person))
    return fault('banned', 'the host does not want you at this table');
  if (wall && isRefused(doc, person)) return fault('no-watchers', 'the host does not want this screen here');
  if (person !== undefined && (sits(doc, person) || person === doc.host)) return undefined;
  const known = invited || (person !== undefined && doc.admitted.includes(person));
  if (!known && doc.barred !== undefined && from().some((mark) => doc.barred?.includes(mark)))
    return fault('banned', 'the host does not want strangers from there at this table');
  if (!doc.settings.public && !known) return fault('not-invited', 'this table is by invitation');
  if (!isSettled(doc) || doc.settings.watch || (wall && isOwnScreen(doc, person))) return undefined;
  if (wall && known)
    return fault('host-asked', 'this table may not be watched; its host is asked whether a big screen may show it');
  return fault('no-watchers', 'this table may not be watched');
};

type Blocking = Apart & { readonly id: string };

/**
 * Two people with a block between them do not meet; only the blocker is told why. Seated people stay. At a private table
 * no guest keeps out whom the host invites.
 */
export const blockedFrom = (doc: TableDoc, comer: Blocking | undefined): Fault | undefined => {
  const { seats, host, settings } = doc;
  if (comer === undefined || seats.some(({ person }) => person === comer.id)) return undefined;
  const met = [host, ...seats.map(({ person }) => person)].filter((one) => one !== undefined);
  if (met.some((one) => comer.blocks.includes(one)))
    return fault('no-place', 'somebody you have blocked sits at this table');
  const wary = settings.public ? met : [host ?? ''];
  return wary.some((one) => comer.blockedBy.includes(one)) ? fault('full', 'all seats are taken') : undefined;
};

/** A person does not start a game with somebody they block. */
export const refusesCompany = ({ seats }: TableDoc, { blocks }: Apart): Fault | undefined =>
  seats.some(({ person }) => person !== undefined && blocks.includes(person))
    ? fault('no-place', 'somebody you have blocked sits at this table; leave it, and press Play now')
    : undefined;

export const admit = (doc: TableDoc, person: string): void => {
  if (doc.banned.includes(person)) throw fault('banned', 'the host does not want you at this table');
  remember(doc, person);
};

/** The oldest are forgotten first, except host and seated people. */
export const remember = (doc: TableDoc, person: string): void => {
  if (doc.admitted.includes(person)) return;
  const stays = (one: string): boolean => one === doc.host || sits(doc, one);
  const first = doc.admitted.length < MOST_ADMITTED ? -1 : doc.admitted.findIndex((one) => !stays(one));
  doc.admitted = [...doc.admitted.filter((_, i) => i !== first), person];
};

// —— an absent player's seat ——

/** People waiting for a chair at once. */
const MOST_WAITING = 3;

/**
 * At closed tables people with the code may wait for the host to give them a seat. Meanwhile they are shown nothing.
 */
export const waitsFor = (refused: Fault | undefined, invited: boolean, isLeft: boolean): Fault | undefined =>
  refused?.code === 'no-watchers' && invited && isLeft
    ? fault(
        'host-asked',
        'this table may not be watched; its host is asked whether you have the seat of one who is gone',
      )
    : refused;

export const isWaiting = ({ waiting = [] }: TableDoc, id: string): boolean =>
  waiting.some(({ person }) => person === id);

type Named = { readonly id: string; readonly name: string };

/** Returns whether that is new. `wish`: the seat asked for. Each time counts. */
export const waitForSeat = (doc: TableDoc, { id, name }: Named, wish?: Pick<Heir, 'seat' | 'same'>): boolean => {
  const { waiting = [] } = doc;
  const before = waiting.find(({ person }) => person === id);
  if (before?.name === name && wish === undefined) return false;
  const others: Heir[] = waiting.filter((one) => one !== before);
  const asked = wish && { ...wish, asked: (before?.asked ?? 0) + 1 };
  doc.waiting = [...others.slice(1 - MOST_WAITING), { person: id, name, ...asked }];
  return true;
};

// —— big screens ——

const screenOf = ({ screens }: TableDoc, person: string | undefined): Screen | undefined =>
  screens?.find((one) => one.person === person);
const isRefused = (doc: TableDoc, person: string | undefined): boolean => screenOf(doc, person)?.may === false;

/** A big screen that leads: the one the table was made for, the host's own, or any that the host allows. */
export const mayLead = (doc: TableDoc, person: string | undefined): boolean =>
  person !== undefined && (screenOf(doc, person)?.may ?? (person === doc.wall || person === doc.host));

/** Whether a big screen belongs to the host or a player and was not refused: then it has no delay. */
export const isOwnScreen = (doc: TableDoc, person: string | undefined): boolean =>
  person !== undefined && (mayLead(doc, person) || (sits(doc, person) && !isRefused(doc, person)));

/** Asks the host once about another screen; new requests replace the oldest. Returns whether it is new. */
export const askHost = (doc: TableDoc, { id, name }: Named, now: number): boolean => {
  const { screens = [] } = doc;
  if (mayLead(doc, id) || !(doc.admitted.includes(id) || sits(doc, id)) || screenOf(doc, id) !== undefined)
    return false;
  const asking = screens.filter(({ may }) => may === undefined).slice(1 - MOST_ASKING);
  doc.screens = [...decided(doc), ...asking, { person: id, name, since: now }];
  return true;
};

const decided = ({ screens = [] }: TableDoc): Screen[] =>
  screens.filter(({ may }) => may !== undefined).slice(MOST_ASKING - MOST_SCREENS);

export const letShow = (doc: TableDoc, { id, name }: Named, may: boolean): void => {
  const others = (doc.screens ?? []).filter(({ person }) => person !== id);
  doc.screens = [...others, { ...(screenOf(doc, id) ?? { person: id, name }), may }];
  doc.screens = [...decided(doc), ...doc.screens.filter((one) => one.may === undefined)];
};
