/** The last lines, for listeners. */
import type { Said } from '../../../engine/facts.ts';
import { says } from '../rules/facts.ts';

type Tell = (said: Said) => string | undefined;

/** The newest public sentences that fit: whole lines only. */
export const openLines = (heard: readonly Said[], rows: number, tell: Tell): string[] => {
  const lines = heard
    .filter((said) => says(said, 'said', 'spoke', 'whispered', 'pleaded', 'claimed'))
    .slice(-rows)
    .flatMap((said) => tell(said) ?? []);
  const height = (from: number) => lines.slice(from).reduce((sum, line) => sum + Math.ceil(line.length / ROW), 0);
  const first = lines.findIndex((_, i) => height(i) <= rows);
  return first < 0 ? lines.slice(-1) : lines.slice(first);
};
const ROW = 42;
