/** The court room with all its parts, in one chunk to fetch. */

import type { Screen } from '../../../web/table/web-part.ts';
import { isTribunal } from '../rules/typed-view.ts';
import { TribunalTable } from './table.tsx';
import { loadTribunal } from './text.ts';

const screen: Screen = {
  gone: (view) => isTribunal(view) && view.me !== undefined && view.players[view.me].status === 'out',
  Main: TribunalTable,
};

export const loadScreen = async (): Promise<Screen> => {
  await loadTribunal();
  return screen;
};
