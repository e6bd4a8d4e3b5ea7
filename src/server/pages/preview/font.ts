/** Fonts as they come from npm (WOFF), opened for a drawer that reads only plain ones; and how wide words are in them. */
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

type Part = { readonly tag: string; readonly checksum: number; readonly data: Buffer };

const partsOf = (woff: Buffer): Part[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const at = HEADER + i * ENTRY;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const length = woff.readUInt32BE(at + 12);
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });

/** The same font as a TrueType file: its tables one after the other, each from a fourth byte on. */
export const unpackFont = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF font');
  const parts = partsOf(woff);
  const head = Buffer.alloc(12 + 16 * parts.length);
  const power = 2 ** Math.floor(Math.log2(parts.length));
  woff.copy(head, 0, 4, 8); // what kind of font it is
  head.writeUInt16BE(parts.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((parts.length - power) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [i, { tag, checksum, data }] of parts.entries()) {
    const at = 12 + 16 * i;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const room = Math.ceil(data.length / 4) * 4;
    bodies.push(data, Buffer.alloc(room - data.length));
    offset += room;
  }
  return Buffer.concat([head, ...bodies]);
};

/** How wide a text is at a size of 1. */
export type Measure = (text: string) => number;

/** What a letter takes that the font does not have. */
const STRANGE = 0.62;

export const measureBy = (woff: Buffer): Measure => {
  const parts = new Map(partsOf(woff).map(({ tag, data }) => [tag, data]));
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

/** Which glyph stands for each letter, from the table of the first plane (format 4). */
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
