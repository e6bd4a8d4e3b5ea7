/** Where everybody sits around the cloth. */
import type { Role } from '../../../web/table/role.ts';

type Spot = { readonly class: string; readonly style: Readonly<Record<string, string>> };

/** How much of the circle two or three seats take. */
const SPREAD: readonly (number | undefined)[] = [0, 0, 0.62, 1.05];

const placed = (x: number, y: number, right: boolean): Spot => ({
  class: `spot ${right ? 'to-right' : ''}`,
  style: { '--x': `${x}%`, '--y': `${y}%` },
});

/** I sit below; the player on my left comes first. */
const acrossFromMe = (i: number, count: number): Spot => {
  const spread = SPREAD[count] ?? 1.2;
  const angle = Math.PI * (0.5 + spread / 2 - (count === 1 ? 0 : (spread * i) / (count - 1)));
  const [middle, tall] = count > 4 ? [48, 36] : [48, 30];
  return placed(50 + 42 * Math.cos(angle), middle - tall * Math.sin(angle), i > (count - 1) / 2);
};

/** The big screen: two rows, clockwise from the upper left, with claims between them. */
const around = (i: number, count: number): Spot => {
  const above = Math.ceil(count / 2);
  const row = i < above ? above : count - above;
  const at = i < above ? i : count - 1 - i;
  return { class: `spot ${i < above ? 'far' : 'near'}`, style: { '--x': `${(100 * (at + 0.5)) / row}%` } };
};

export const spotOf = (i: number, count: number, role: Role): Spot =>
  role === 'wall' ? around(i, count) : acrossFromMe(i, count);
