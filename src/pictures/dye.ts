/** Drawings of the sheets outside a page: there, styles give them their colours; here they are filled in. */

/** By the names that the sheets use: c cloth, m mid, l light, k dark, h shade; of masks also f, t its trim, e its eye holes. */
export type Dye = Readonly<Partial<Record<'c' | 'm' | 'l' | 'k' | 'h' | 'f' | 't' | 'e', string>>>;

/** What a symbol of a sheet holds; nothing where it has none of that name. */
export const symbolIn = (sheet: string, name: string): string =>
  new RegExp(`<symbol id="${name}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sheet)?.[1] ?? '';

export const dyed = (drawing: string, dye: Dye): string => {
  const colours = new Map<string, string>(Object.entries(dye));
  return drawing
    .replace(/var\(--(\w)\)/g, (_, name: string) => colours.get(name) ?? '#000')
    .replace(/var\(--(\w),([^()]*)\)/g, (_, name: string, otherwise: string) => colours.get(name) ?? otherwise);
};
