/** Views as JSON: the public view is written and compared once, each hand separately. */
import type { HandView, TableView } from '../../../engine/game.ts';
import { mergeView } from '../../../engine/laid.ts';
import type { Seat } from '../../../engine/seats.ts';
import { handViewOf, type Table, tableViewOf, type ViewClock } from '../../../host/table.ts';
import { isOwnWords } from '../lobby/own-words.ts';
import { type Changes, changesBetween } from './changes.ts';

export type ViewJson = {
  readonly table: string;
  /** Empty for a watcher. */
  readonly hand: string;
  /** How the hand changes the view: adds fields, adds to players, or covers something public. */
  readonly adds: 'beside' | 'within' | 'over';
};

export type Open = {
  readonly view: TableView;
  readonly text: string;
  /** Changes since another public view; undefined if it must be sent whole. */
  since(before: string): Changes | undefined;
};

const NOTHING: Changes = { changed: '', gone: [] };
const compare = (before: string, now: string): Changes | undefined =>
  before === now ? NOTHING : changesBetween(before, now);

/** A view without speech, which is sent once, as facts. */
const unsaid = <V extends object>({ game: { speech } }: Table, view: V): V =>
  speech === undefined ? view : { ...view, [speech.field]: undefined };

export const lookAtTable = (live: Table, clock: ViewClock | undefined): Open => {
  const view = unsaid(live, tableViewOf(live, clock));
  const text = JSON.stringify(view);
  let known: { readonly before: string; readonly changes: Changes | undefined } | undefined;
  return {
    view,
    text,
    since(before) {
      if (known?.before !== before) known = { before, changes: compare(before, text) };
      return known.changes;
    },
  };
};

const isIn = (field: string, record: object): boolean => field in record;

const howItAdds = (table: TableView, hand: HandView): ViewJson['adds'] => {
  const { players } = hand;
  for (const field in hand) if (field !== 'players' && isIn(field, table)) return 'over';
  if (players === undefined) return 'beside';
  for (const seat of table.seats)
    for (const field in players[seat]) if (isIn(field, table.players[seat])) return 'over';
  return 'within';
};

const withoutWords = ({ game }: Table, hand: HandView): HandView => ({
  ...hand,
  legal: hand.legal.filter((move) => !isOwnWords(game, move)),
});

/** A viewer's view; `hushed`: without moves in words of their own. The same object if nothing changed. */
export const viewJsonOf = (
  live: Table,
  { view, text }: Open,
  viewer: Seat | undefined,
  before?: ViewJson,
  hushed = false,
): ViewJson => {
  if (viewer === undefined) return before?.table === text ? before : { table: text, hand: '', adds: 'beside' };
  const hand = unsaid(live, hushed ? withoutWords(live, handViewOf(live, viewer)) : handViewOf(live, viewer));
  const own = JSON.stringify(hand);
  return before?.table === text && before.hand === own
    ? before
    : { table: text, hand: own, adds: howItAdds(view, hand) };
};

export const viewText = ({ table, hand, adds }: ViewJson): string => {
  if (hand === '') return table;
  if (adds === 'beside') return `${table.slice(0, -1)},${hand.slice(1)}`;
  return JSON.stringify(mergeView(JSON.parse(table), JSON.parse(hand)));
};

/** Changes between two views with this public part; undefined if it must be sent whole. */
export const changesOf = (open: Open, before: ViewJson, now: ViewJson): Changes | undefined => {
  if (before.adds === 'over' || now.adds === 'over') return compare(viewText(before), viewText(now));
  const table = open.since(before.table);
  const hand = compare(before.hand, now.hand);
  if (table === undefined || hand === undefined) return undefined;
  if (table === NOTHING || hand === NOTHING) return table === NOTHING ? hand : table;
  const comma = table.changed === '' || hand.changed === '' ? '' : ',';
  return { changed: table.changed + comma + hand.changed, gone: [...table.gone, ...hand.gone] };
};
