/** Assembles an animated WebP from stills that a browser encoded. */

/** A changed part of the picture, and its duration. Coordinates are even: the format counts in twos. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
  readonly still: Buffer;
};

const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

/** The chunks of a file without its head: the picture, and its transparency if any. */
const pictureIn = (file: Buffer): Buffer => {
  const kept: Buffer[] = [];
  for (let at = 12; at < file.length; ) {
    const length = 8 + file.readUInt32LE(at + 4);
    const padded = length + (length % 2);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(file.toString('latin1', at, at + 4)))
      kept.push(file.subarray(at, at + padded));
    at += padded;
  }
  return Buffer.concat(kept);
};

export const animated = (width: number, height: number, frames: readonly Frame[]): Buffer => {
  const head = Buffer.alloc(10);
  head.writeUInt8(0b10, 0); // animated
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  const moving = Buffer.alloc(6); // transparent, endless
  const body = frames.map(({ x, y, width: wide, height: high, ms, still }) => {
    const place = Buffer.alloc(16);
    for (const [i, number] of [x / 2, y / 2, wide - 1, high - 1, ms].entries()) place.writeUIntLE(number, i * 3, 3);
    place.writeUInt8(0b10, 15); // blended over the last frame
    return chunk('ANMF', Buffer.concat([place, pictureIn(still)]));
  });
  const all = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', head), chunk('ANIM', moving), ...body]);
  return Buffer.concat([chunk('RIFF', all)]);
};
