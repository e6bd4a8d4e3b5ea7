/** The Complots table with all that belongs to it, in one piece to be fetched. */
import type { Screen } from '../../../web/table/web-part.ts';
import { isComplots } from '../rules/typed-view.ts';
import { ComplotsTable } from './table.tsx';
import { loadComplots } from './text.ts';

const screen: Screen = {
  gone: (view) => isComplots(view) && view.me !== undefined && !view.players[view.me].alive,
  Main: ComplotsTable,
};

export const loadScreen = async (): Promise<Screen> => {
  await loadComplots();
  return screen;
};
