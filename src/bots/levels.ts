import type { Seat } from '../engine/seats.ts';
import type { Manner } from './manners.ts';

/** How strong trained opponents may be asked to play. */
export const LEVELS = ['novice', 'regular', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
/** Whom one plays against: how strong, and in what manner. */
export type Opponent = { readonly level: Level; readonly manner?: Manner | undefined };
export type Opponents = Readonly<Partial<Record<Seat, Opponent>>>;
export const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);
