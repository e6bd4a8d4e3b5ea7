/** Several reasons to hold bots; they continue once none is left. */
import { useMemo } from 'preact/hooks';
import type { Link } from '../../link/link.ts';

export type Holds = (why: string, on: boolean) => void;

export const useHolds = (link: Link): { readonly link: Link; readonly hold: Holds | undefined } =>
  useMemo(() => {
    const { hold } = link;
    if (hold === undefined) return { link, hold };
    const reasons = new Set<string>();
    const holds: Holds = (why, on) => {
      if (on) reasons.add(why);
      else reasons.delete(why);
      hold(reasons.size > 0);
    };
    return { link: { ...link, hold: (on) => holds('scene', on) }, hold: holds };
  }, [link]);
