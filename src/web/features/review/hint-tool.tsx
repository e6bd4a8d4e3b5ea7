/** The button for the expert's advice; never on a shared device. */
import { useFetched } from '../../base/fetched.ts';
import { hints } from '../../base/settings.ts';
import type { Link } from '../../link/link.ts';

export const HintTool = ({ link }: { link: Link }) => {
  const wished = hints.value === 'on' && link.passed === undefined && link.shared === undefined;
  const ExpertTool = useFetched(() => (wished ? import('./tool.tsx') : undefined), [wished]).value?.ExpertTool;
  return wished && ExpertTool !== undefined ? <ExpertTool link={link} /> : null;
};
