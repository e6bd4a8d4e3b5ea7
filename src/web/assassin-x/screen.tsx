/** The alley with all that belongs to it, in one piece to be fetched. */
import { SEATS } from '../../engine/seats.ts';
import { isAssassinX } from '../../games/assassin-x/seen.ts';
import type { Screen } from '../game-module.ts';
import type { Moment } from '../link/worker-messages.ts';
import { mineOf } from './choices.ts';
import { AlleyTable } from './table.tsx';
import { loadAlley } from './text.ts';
import type { Hands } from './use-alley.ts';

const handsIn = (moment: Moment | undefined): Hands | undefined =>
  moment &&
  Object.fromEntries(
    SEATS.flatMap((seat) => {
      const view = moment.views[seat];
      return view !== undefined && isAssassinX(view) ? [[seat, mineOf(view)]] : [];
    }),
  );

const screen: Screen = {
  gone: () => false,
  Main: ({ open, ...rest }) => <AlleyTable {...rest} open={(seen) => handsIn(open?.(seen))} />,
};

export const loadScreen = async (): Promise<Screen> => {
  await loadAlley();
  return screen;
};
