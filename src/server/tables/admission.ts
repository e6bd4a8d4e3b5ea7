/** Who may come to a table, and as what: by invitation, as a watcher, as a big screen. Plain data, no I/O. */
import { type Fault, fault } from '../../engine/fault.ts';
import type { Heir, Screen, TableDoc } from '../store/table-doc.ts';

const MOST_ADMITTED = 200;
const MOST_SCREENS = 20;
/** So many screens wait for a word of the host at once. */
const MOST_ASKING = 3;

const sits = ({ seats }: TableDoc, person: string): boolean => seats.some((seat) => seat.person === person);

/** A game is played, or its cards are dealt: its seats are those of its players. */
export const isSettled = ({ status, dealing }: TableDoc): boolean => status === 'playing' || dealing !== undefined;

/** May this person be here, and as what? */
export const mayEnter = (
  doc: TableDoc,
  person: string | undefined,
  invited: boolean,
  from: () => string,
  wall = false,
): Fault | undefined => {
  if (doc.status === 'closed') return fault('no-table', doc.closed ?? 'this table is closed');
  if (person !== undefined && doc.banned.includes(person))
    return fault('banned', 'the host does not want you at this table');
  if (person !== undefined && (sits(doc, person) || person === doc.host)) return undefined;
  const known = invited || (person !== undefined && doc.admitted.includes(person));
  if (!known && doc.barred?.includes(from()) === true)
    return fault('banned', 'the host does not want strangers from there at this table');
  if (!doc.settings.public && !known) return fault('not-invited', 'this table is by invitation');
  if (!isSettled(doc) || doc.settings.watch || (wall && isOwnScreen(doc, person))) return undefined;
  if (wall && known && !isRefused(doc, person))
    return fault('host-asked', 'this table may not be watched; its host is asked whether a big screen may show it');
  return fault('no-watchers', 'this table may not be watched');
};

export const admit = (doc: TableDoc, person: string): void => {
  if (doc.banned.includes(person)) throw fault('banned', 'the host does not want you at this table');
  remember(doc, person);
};

/** Who came first is forgotten first, but for the host and those who sit there. */
export const remember = (doc: TableDoc, person: string): void => {
  if (doc.admitted.includes(person)) return;
  const stays = (one: string): boolean => one === doc.host || sits(doc, one);
  const first = doc.admitted.length < MOST_ADMITTED ? -1 : doc.admitted.findIndex((one) => !stays(one));
  doc.admitted = [...doc.admitted.filter((_, i) => i !== first), person];
};

// —— the seat of one who is gone ———————————————————————————————————————————————————————————————————————

/** So many wait for it at once. */
const MOST_WAITING = 3;

/** Where nobody may watch, whoever has the code may wait for the host to give him a seat: he is shown nothing meanwhile. */
export const waitsFor = (refused: Fault | undefined, invited: boolean, isLeft: boolean): Fault | undefined =>
  refused?.code === 'no-watchers' && invited && isLeft
    ? fault(
        'host-asked',
        'this table may not be watched; its host is asked whether you have the seat of one who is gone',
      )
    : refused;

export const isWaiting = ({ waiting = [] }: TableDoc, id: string): boolean =>
  waiting.some(({ person }) => person === id);

/** Whether that is new. */
export const waitForSeat = (doc: TableDoc, { id, name }: { readonly id: string; readonly name: string }): boolean => {
  const { waiting = [] } = doc;
  if (waiting.some((one) => one.person === id && one.name === name)) return false;
  const others: Heir[] = waiting.filter(({ person }) => person !== id);
  doc.waiting = [...others.slice(1 - MOST_WAITING), { person: id, name }];
  return true;
};

// —— big screens ———————————————————————————————————————————————————————————————————————————————————————

const screenOf = ({ screens }: TableDoc, person: string | undefined): Screen | undefined =>
  screens?.find((one) => one.person === person);
const isRefused = (doc: TableDoc, person: string | undefined): boolean => screenOf(doc, person)?.may === false;

/** Of those who play: the one for which the table was made, one of their own, or one that the host lets show it. */
export const isOwnScreen = (doc: TableDoc, person: string | undefined): boolean =>
  person !== undefined &&
  (person === doc.wall || person === doc.host || sits(doc, person) || screenOf(doc, person)?.may === true);

/** Where strangers may look on at once, whoever has the code may put up a screen. */
const isOpen = ({ settings }: TableDoc): boolean => settings.watch && settings.delay === 0;

/** It is the table of those who play, and their phones are its hands; any other is a watcher. */
export const showsTable = (doc: TableDoc, person: string | undefined): boolean =>
  isOwnScreen(doc, person) || (person !== undefined && isOpen(doc) && doc.admitted.includes(person));

/** Where watchers are barred or late its host is asked, once, about a screen that came by code. Whether that is new. */
export const askHost = (doc: TableDoc, { id, name }: { readonly id: string; readonly name: string }): boolean => {
  const { screens = [] } = doc;
  const asks = !isOpen(doc) && !isOwnScreen(doc, id) && doc.admitted.includes(id) && screenOf(doc, id) === undefined;
  if (!asks || askingScreens(doc).length >= MOST_ASKING) return false;
  doc.screens = [...screens.slice(1 - MOST_SCREENS), { person: id, name }];
  return true;
};

export const askingScreens = (doc: TableDoc): Screen[] =>
  isOpen(doc) ? [] : (doc.screens ?? []).filter(({ may }) => may === undefined);

/** The host's word. */
export const letShow = (doc: TableDoc, person: string, may: boolean): void => {
  if (screenOf(doc, person) === undefined) throw fault('not-here', 'no such screen asks to show this table');
  doc.screens = (doc.screens ?? []).map((one) => (one.person === person ? { ...one, may } : one));
};
