/** The Complots table with all that belongs to it, in one piece to be fetched. */
import type { View } from '../../../engine/game.ts';
import { handsIn } from '../../../web/table/stage/open-hands.ts';
import type { Screen } from '../../../web/table/web-part.ts';
import { isComplots } from '../rules/seen.ts';
import { ComplotsTable } from './table.tsx';
import { loadComplots } from './text.ts';

const handOf = (view: View) => (isComplots(view) ? (view.hand ?? []) : undefined);

const screen: Screen = {
  gone: (view) => isComplots(view) && view.me !== undefined && !view.players[view.me].alive,
  Main: ({ open, ...rest }) => <ComplotsTable {...rest} open={(seen) => handsIn(open?.(seen), handOf)} />,
};

export const loadScreen = async (): Promise<Screen> => {
  await loadComplots();
  return screen;
};
