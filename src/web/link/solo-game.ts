/** A new game on this device before it opens. */
import type { Opponents } from '../../bots/levels.ts';
import type { NewGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Rival } from './link.ts';

export type SoloGame = {
  readonly set: NewGame;
  /** The seats of people on this device, and what everybody is called. */
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  /** What each wears; drawn where they are absent. */
  readonly masks?: readonly string[];
  /** Trained bots; simple ones where they are absent, or the game has none. */
  readonly opponents?: Opponents;
  readonly rival?: Rival | undefined;
  readonly lesson?: readonly string[];
};

/** 256 random bits, as a key of the engine's chance. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
