import type { Seat } from '../engine/seats.ts';
import type { Temper } from './tempers.ts';

/** How strong trained opponents may be asked to play. */
export const LEVELS = ['novice', 'regular', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
/** Whom one plays against: how strong, and of which temper, which records, links and the protocol call its manner. */
export type Opponent = { readonly level: Level; readonly manner?: Temper | undefined };
export type Opponents = Readonly<Partial<Record<Seat, Opponent>>>;
export const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);
