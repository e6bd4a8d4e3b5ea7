import type { Seat } from '../engine/seats.ts';
import type { Temper } from './tempers.ts';

export const LEVELS = ['novice', 'regular', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
/** An opponent's level and temper. Records, links and the protocol call the temper `manner`. */
export type Opponent = { readonly level: Level; readonly manner?: Temper | undefined };
export type Opponents = Readonly<Partial<Record<Seat, Opponent>>>;
export const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);
