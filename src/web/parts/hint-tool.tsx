/** The expert's advice, fetched for one who wishes it; never on a device that several share. */
import { useFetched } from '../fetched.ts';
import type { Link } from '../link/link.ts';
import { hints } from '../settings.ts';

export const HintTool = ({ link }: { link: Link }) => {
  const wished = hints.value === 'on' && link.passed === undefined && link.shared === undefined;
  const ExpertTool = useFetched(() => (wished ? import('../review/tool.tsx') : undefined), [wished]).value?.ExpertTool;
  return wished && ExpertTool !== undefined ? <ExpertTool link={link} /> : null;
};
