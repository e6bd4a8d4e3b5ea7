/** The Complots table with all that belongs to it, in one piece to be fetched. */

import { SEATS } from '../../engine/seats.ts';
import { isComplots } from '../../games/complots/seen.ts';
import type { Screen } from '../game-module.ts';
import type { Moment } from '../link/worker-messages.ts';
import { ComplotsTable } from './table.tsx';
import { loadComplots } from './text.ts';
import type { Hands } from './use-conspiracy.ts';

const handsIn = (moment: Moment | undefined): Hands | undefined =>
  moment &&
  Object.fromEntries(
    SEATS.flatMap((seat) => {
      const view = moment.views[seat];
      return view !== undefined && isComplots(view) ? [[seat, view.hand ?? []]] : [];
    }),
  );

const screen: Screen = {
  gone: (view) => isComplots(view) && view.me !== undefined && !view.players[view.me].alive,
  Main: ({ open, ...rest }) => <ComplotsTable {...rest} open={(seen) => handsIn(open?.(seen))} />,
};

export const loadScreen = async (): Promise<Screen> => {
  await loadComplots();
  return screen;
};
