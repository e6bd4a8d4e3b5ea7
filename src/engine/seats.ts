/** Seats are letters, so that sentences are short: `A stole 2 B`. Hosts know people and names. */
export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Seat = (typeof SEATS)[number];

/** A record by seat, with the game's own seats only, in order of play. */
export type Each<T> = Record<Seat, T>;

export const each = <T>(seats: readonly Seat[], make: (seat: Seat) => T): Each<T> => {
  const made: Partial<Each<T>> = {};
  // by fixed names, since dynamic ones are slower and every view is built of these
  for (const seat of seats)
    if (seat === 'A') made.A = make(seat);
    else if (seat === 'B') made.B = make(seat);
    else if (seat === 'C') made.C = make(seat);
    else if (seat === 'D') made.D = make(seat);
    else if (seat === 'E') made.E = make(seat);
    else if (seat === 'F') made.F = make(seat);
    else if (seat === 'G') made.G = make(seat);
    else made.H = make(seat);
  return made as Each<T>;
};

const ALL: ReadonlySet<unknown> = new Set(SEATS);
export const isSeat = (word: unknown): word is Seat => ALL.has(word);

/** The other seats in order of play, beginning after `from`. */
export const others = (seats: readonly Seat[], from: Seat): Seat[] => {
  const found: Seat[] = [];
  const at = seats.indexOf(from);
  for (let i = 1; i < seats.length; i++) {
    const seat = seats[(at + i) % seats.length];
    if (seat !== undefined) found.push(seat);
  }
  return found;
};
