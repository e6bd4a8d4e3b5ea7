/** The alley with all that belongs to it, in one piece to be fetched. */
import type { Screen } from '../../../web/table/web-part.ts';
import { AlleyTable } from './table.tsx';
import { loadAlley } from './text.ts';

const screen: Screen = { gone: () => false, Main: AlleyTable };

export const loadScreen = async (): Promise<Screen> => {
  await loadAlley();
  return screen;
};
