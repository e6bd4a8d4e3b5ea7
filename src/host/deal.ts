/** Verifiable deals: computes the seed of a game, and checks the seed of a record (docs/FAIRNESS.md). */

import type { Fact, Said } from '../engine/facts.ts';
import { type Fault, fault, isFault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import type { Origin } from '../engine/origin.ts';
import { LEFT_OUT } from '../engine/phrases.ts';
import { type GameRecord, readRecord, replay } from '../engine/record.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import { heard } from '../engine/sight.ts';
import { sha256 } from './sha256.ts';

/** The public hash of a part, the server's or a seat's. */
export const commitmentOf = (part: string): string => sha256(part);

/** The seed: a hash of all parts, line by line. A missing part is a dash. */
export const seedOf = ({ secret, round, entropy }: Omit<Origin, 'commitment'>, seats: number): string => {
  const parts = SEATS.slice(0, seats).map((seat) => `${seat} ${entropy[seat] ?? '-'}`);
  return sha256(['cabale deal', secret, `game ${round}`, ...parts].join('\n'));
};

/** What a person remembers of a game: what they saw and gave before the deal, and what they heard. */
export type Witness = {
  readonly commitment?: string | undefined;
  readonly gave?: { readonly seat: Seat; readonly entropy: string } | undefined;
  /** Hashes of all parts, published before this person revealed theirs. */
  readonly sealed?: Readonly<Partial<Record<Seat, string>>> | undefined;
  readonly told?: { readonly seat: Seat; readonly facts: readonly Said[] } | undefined;
};

export type Checked = {
  readonly record: GameRecord;
  readonly origin: Origin;
  /** The winners of the replay; undefined if it cannot be replayed to its end. */
  readonly winners: readonly Seat[] | undefined;
  /** Empty for a fair game. The codes are those of `FLAWS`. */
  readonly flaws: readonly Fault[];
};

export const FLAWS = [
  'commitment',
  'promise',
  'entropy',
  'sealed',
  'withheld',
  'seed',
  'laid',
  'moves',
  'unfinished',
  'told',
] as const;
export type Flaw = (typeof FLAWS)[number];
const flaw = (code: Flaw, message: string): Fault => fault(code, message);

/** Replays the whole record from its origin. A fault if it cannot be checked. */
export const checkDeal = (games: readonly Game[], value: unknown, witness: Witness = {}): Checked => {
  const { commitment, gave, told } = witness;
  const { game, record } = readRecord(games, value);
  const { origin, seats, seed } = record;
  if (origin === undefined)
    throw fault('origin', 'this record does not say of what its seed was made: its deal cannot be checked');
  const flaws: Fault[] = [];
  if (commitmentOf(origin.secret) !== origin.commitment)
    flaws.push(flaw('commitment', 'the commitment is not the hash of the secret'));
  if (commitment !== undefined && commitment !== origin.commitment)
    flaws.push(flaw('promise', `the commitment is another than the one shown before the game, ${commitment}`));
  if (gave !== undefined && gave.entropy !== origin.entropy[gave.seat])
    flaws.push(flaw('entropy', `what seat ${gave.seat} gave, ${gave.entropy}, is not in it`));
  const sealed = witness.sealed ?? origin.sealed;
  if (sealed !== undefined) flaws.push(...sealedFlaws(origin, sealed));
  if (seedOf(origin, seats) !== seed)
    flaws.push(flaw('seed', 'the seed is not made of the secret and of what the seats gave'));
  if (record.chance !== undefined || record.deal !== undefined)
    flaws.push(flaw('laid', 'the cards were laid by hand, not dealt by chance'));
  const again = playAgain(game, record);
  if (isFault(again)) return { record, origin, winners: undefined, flaws: [...flaws, again] };
  if (again.state.over === undefined) flaws.push(flaw('unfinished', 'the record ends before the game does'));
  if (told !== undefined && !isTold(again.facts, told))
    flaws.push(flaw('told', `what seat ${told.seat} was shown in the game is not what this record shows`));
  return { record, origin, winners: again.state.over, flaws };
};

/** Differences between sealed and revealed parts: another part, one never sealed, or none. */
const sealedFlaws = ({ entropy }: Origin, sealed: NonNullable<Witness['sealed']>): Fault[] =>
  SEATS.flatMap((seat) => {
    const [hash, given] = [sealed[seat], entropy[seat]];
    if (given !== undefined && hash === undefined)
      return [flaw('sealed', `what seat ${seat} gave was not sealed before the deal`)];
    if (given !== undefined && hash !== commitmentOf(given))
      return [flaw('sealed', `what seat ${seat} gave is not what it had sealed, ${hash}`)];
    if (given === undefined && hash !== undefined)
      return [flaw('withheld', `what seat ${seat} had sealed, ${hash}, is not in it`)];
    return [];
  });

const playAgain = (game: Game, record: GameRecord): ReturnType<typeof replay> | Fault => {
  try {
    return replay(game, record);
  } catch (error) {
    if (!isFault(error)) throw error;
    return flaw('moves', error.message);
  }
};

export const isTold = (facts: readonly Fact[], { seat, facts: told }: NonNullable<Witness['told']>): boolean => {
  const shown = heard(facts, seat);
  return shown.length === told.length && shown.every((said, i) => isSame(said, told[i] ?? []));
};
const isSame = (shown: Said, told: Said): boolean =>
  shown.length === told.length && shown.every((word, i) => word === told[i] || word === LEFT_OUT);
