/** The alley with all that belongs to it, in one piece to be fetched. */
import type { View } from '../../../engine/game.ts';
import { handsIn } from '../../../web/table/stage/open-hands.ts';
import type { Screen } from '../../../web/table/web-part.ts';
import { isAssassinX } from '../rules/seen.ts';
import { mineOf } from './choices.ts';
import { AlleyTable } from './table.tsx';
import { loadAlley } from './text.ts';

const handOf = (view: View) => (isAssassinX(view) ? mineOf(view) : undefined);

const screen: Screen = {
  gone: () => false,
  Main: ({ open, ...rest }) => <AlleyTable {...rest} open={(seen) => handsIn(open?.(seen), handOf)} />,
};

export const loadScreen = async (): Promise<Screen> => {
  await loadAlley();
  return screen;
};
