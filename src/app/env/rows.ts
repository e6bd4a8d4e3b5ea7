/** Decisions as rows of bytes for learning programs: what the seat sees, and each move's words. */
import { type Coder, fromMe, widthOf } from '../../bots/net/coder.ts';
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';

export type Rows = {
  readonly obs: Uint8Array;
  readonly words: Uint16Array;
  /** The seat named by each move, counted from the deciding one; 0: none. */
  readonly targets: Uint8Array;
  readonly counts: Uint16Array;
  /** Without moves it only shows what the seat sees. */
  write(row: number, view: View, heard: readonly Said[], seat: number, moves: readonly string[]): void;
  clear(row: number): void;
};

/** `buffer`: memory to share, from an offset on. */
export const openRows = (
  coder: Coder,
  rows: number,
  buffer = new ArrayBuffer(rowSize(coder) * rows),
  from = 0,
): Rows => {
  const { moves: most, words: long } = coder.most;
  const width = widthOf(coder);
  const words = new Uint16Array(buffer, from, rows * most * long);
  const counts = new Uint16Array(buffer, from + words.byteLength, rows);
  const obs = new Uint8Array(buffer, counts.byteOffset + counts.byteLength, rows * width);
  const targets = new Uint8Array(buffer, obs.byteOffset + obs.byteLength, rows * most);
  const slots = Array.from({ length: rows }, (_, i) => obs.subarray(i * width, (i + 1) * width));
  const pad = coder.words.length;
  words.fill(pad);
  const cut = (row: number, count: number): void => {
    const [from, to] = [row * most + count, row * most + (counts[row] ?? 0)];
    if (from < to) {
      words.fill(pad, from * long, to * long);
      targets.fill(0, from, to);
    }
    counts[row] = count;
  };
  const clear = (row: number): void => {
    slots[row]?.fill(0);
    cut(row, 0);
  };
  return {
    obs,
    words,
    targets,
    counts,
    clear,
    write(row, view, heard, seat, moves) {
      const slot = slots[row]?.fill(0);
      if (slot !== undefined) coder.encode(view, heard, slot);
      const count = Math.min(moves.length, most);
      cut(row, count);
      const players = view.seats.length;
      for (let m = 0; m < count; m++) {
        const { words: said, seat: named } = coder.read(moves[m] ?? '');
        const at = (row * most + m) * long;
        for (let k = 0; k < long; k++) words[at + k] = said[k] ?? pad;
        targets[row * most + m] = fromMe(named, seat, players);
      }
    },
  };
};

export const rowSize = (coder: Coder): number => {
  const { moves, words } = coder.most;
  return widthOf(coder) + moves * (2 * words + 1) + 2;
};
