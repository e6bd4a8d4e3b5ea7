/** A deal that anybody can check: how the seed of a game is made, and whether a record's was (docs/FAIRNESS.md). */
import { type Fault, fault, isFault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import type { Origin } from '../engine/origin.ts';
import { checkVersion, type GameRecord, readRecord, replay } from '../engine/record.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import { sha256 } from './sha256.ts';

/** What everybody sees of the server's secret before the game. */
export const commitmentOf = (secret: string): string => sha256(secret);

/** The seed: a hash of everybody's part, line by line. Who gave nothing is a dash. */
export const seedOf = ({ secret, round, entropy }: Omit<Origin, 'commitment'>, seats: number): string => {
  const parts = SEATS.slice(0, seats).map((seat) => `${seat} ${entropy[seat] ?? '-'}`);
  return sha256(['cabale deal', secret, `game ${round}`, ...parts].join('\n'));
};

/** What somebody remembers of a game before it was dealt. */
export type Witness = {
  readonly commitment?: string | undefined;
  readonly gave?: { readonly seat: Seat; readonly entropy: string } | undefined;
};

export type Checked = {
  readonly record: GameRecord;
  readonly origin: Origin;
  /** Who won when it was played again; nobody knows where it cannot be played to its end. */
  readonly winners: readonly Seat[] | undefined;
  /** What is wrong with it: nothing, in a fair game. The codes are those of `FLAWS`. */
  readonly flaws: readonly Fault[];
};

export const FLAWS = ['commitment', 'promise', 'entropy', 'seed', 'laid', 'moves', 'unfinished'] as const;
export type Flaw = (typeof FLAWS)[number];
const flaw = (code: Flaw, message: string): Fault => fault(code, message);

/** Plays the whole record again from its origin. A fault, if it is one that cannot be checked. */
export const checkDeal = (games: readonly Game[], value: unknown, { commitment, gave }: Witness = {}): Checked => {
  const { game, record } = readRecord(games, value);
  const { origin, seats, seed } = record;
  if (origin === undefined)
    throw fault('origin', 'this record does not say of what its seed was made: its deal cannot be checked');
  checkVersion(game, record.version);
  const flaws: Fault[] = [];
  if (commitmentOf(origin.secret) !== origin.commitment)
    flaws.push(flaw('commitment', 'the commitment is not the hash of the secret'));
  if (commitment !== undefined && commitment !== origin.commitment)
    flaws.push(flaw('promise', `the commitment is another than the one shown before the game, ${commitment}`));
  if (gave !== undefined && gave.entropy !== origin.entropy[gave.seat])
    flaws.push(flaw('entropy', `what seat ${gave.seat} gave, ${gave.entropy}, is not in it`));
  if (seedOf(origin, seats) !== seed)
    flaws.push(flaw('seed', 'the seed is not made of the secret and of what the seats gave'));
  if (record.chance !== undefined || record.deal !== undefined)
    flaws.push(flaw('laid', 'the cards were laid by hand, not dealt by chance'));
  const winners = winnersOf(game, record);
  if (isFault(winners)) flaws.push(winners);
  return { record, origin, winners: isFault(winners) ? undefined : winners, flaws };
};

const winnersOf = (game: Game, record: GameRecord): readonly Seat[] | Fault => {
  try {
    return replay(game, record).state.over ?? flaw('unfinished', 'the record ends before the game does');
  } catch (error) {
    if (!isFault(error)) throw error;
    return flaw('moves', error.message);
  }
};
