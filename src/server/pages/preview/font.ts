/** Measures text in a TrueType font. */

export type Measure = (text: string) => number;

const STRANGE = 0.62;

const ENTRY = 16;

const partsOf = (font: Buffer): Map<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const at = 12 + i * ENTRY;
      const offset = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12))];
    }),
  );

export const measureBy = (font: Buffer): Measure => {
  const parts = partsOf(font);
  const part = (tag: string): Buffer => {
    const found = parts.get(tag);
    if (found === undefined) throw new Error(`the font has no ${tag}`);
    return found;
  };
  const unit = part('head').readUInt16BE(18);
  const widths = part('hmtx');
  const counted = part('hhea').readUInt16BE(34);
  const glyphs = glyphsOf(part('cmap'));
  const widthOf = (letter: string): number => {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0);
    return glyph === undefined ? STRANGE : widths.readUInt16BE(4 * Math.min(glyph, counted - 1)) / unit;
  };
  return (text) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
};

/** Glyphs by code point, from the cmap table of the first plane (format 4). */
const glyphsOf = (cmap: Buffer): Map<number, number> => {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i));
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (at === undefined) throw new Error('the font lists its letters in a way not known here');
  const glyphs = new Map<number, number>();
  const segments = cmap.readUInt16BE(at + 6);
  for (let i = 0; i < segments; i += 2) {
    const end = cmap.readUInt16BE(at + 14 + i);
    const start = cmap.readUInt16BE(at + 16 + segments + i);
    const delta = cmap.readUInt16BE(at + 16 + 2 * segments + i);
    const rangeAt = at + 16 + 3 * segments + i;
    const range = cmap.readUInt16BE(rangeAt);
    for (let letter = start; letter <= end && letter < 0xffff; letter++) {
      const direct = range === 0 ? letter : cmap.readUInt16BE(rangeAt + range + 2 * (letter - start));
      if (direct !== 0) glyphs.set(letter, (direct + delta) & 0xffff);
    }
  }
  return glyphs;
};
