/** The Complots table with all its parts, in one chunk to fetch. */
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
