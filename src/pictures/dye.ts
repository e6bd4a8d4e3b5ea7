/** Fills in the colours of drawings outside a page, where no stylesheet does. */

/** Keys in the sheets: c cloth, m mid, l light, k dark, h shade; in masks also f, t trim, e eye holes. */
export type Dye = Readonly<Partial<Record<'c' | 'm' | 'l' | 'k' | 'h' | 'f' | 't' | 'e', string>>>;

/** The content of a symbol; empty if there is none. */
export const symbolIn = (sheet: string, name: string): string =>
  new RegExp(`<symbol id="${name}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sheet)?.[1] ?? '';

export const dyed = (drawing: string, dye: Dye): string => {
  const colours = new Map<string, string>(Object.entries(dye));
  return drawing
    .replace(/var\(--(\w)\)/g, (_, name: string) => colours.get(name) ?? '#000')
    .replace(/var\(--(\w),([^()]*)\)/g, (_, name: string, otherwise: string) => colours.get(name) ?? otherwise);
};

/** Light, dark and shade are mixed from colour and middle tone, as in css/mask.css. */
export const clothOf = ({ c, m }: Readonly<Record<'c' | 'm', string>>) =>
  ({ c, m, l: mixed(m, '#ffffff', 0.7), k: mixed(c, '#000000', 0.5), h: mixed(c, '#000000', 0.32) }) as const;

/** `color-mix(in srgb, one, other part)`. */
export const mixed = (one: string, other: string, part: number): string =>
  `#${[1, 3, 5].map((at) => hex(channel(one, at) * (1 - part) + channel(other, at) * part)).join('')}`;
const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
