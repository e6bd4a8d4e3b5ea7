/** The table with all its parts, in one chunk to fetch. */
import type { Screen } from '../../../web/table/web-part.ts';
import { AssassinXTable } from './table.tsx';
import { loadAssassinX } from './text.ts';

const screen: Screen = { gone: () => false, Main: AssassinXTable };

export const loadScreen = async (): Promise<Screen> => {
  await loadAssassinX();
  return screen;
};
