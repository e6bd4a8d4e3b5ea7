/** A new game on this device before it opens. */
import type { Opponents } from '../../bots/levels.ts';
import type { NewGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Rival } from './link.ts';

export type SoloGame = {
  readonly set: NewGame;
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  /** What each player wears; drawn where absent. */
  readonly masks?: readonly string[];
  /** Trained bots. Simple ones play where absent, or where the game has none. */
  readonly opponents?: Opponents;
  readonly rival?: Rival | undefined;
  readonly lesson?: readonly string[];
};

/** 256 random bits, as a key of the engine's chance. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
