import { type SaidOf, telling, type VerbOf } from '../../../engine/facts.ts';
import { reading } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Side } from './box.ts';
import type { Character } from './characters.ts';
import type { TurnVerb } from './steps.ts';

/** Facts at the table, always of a seat; NOTATION.md explains each. */
export type Facts = {
  by: {
    got: Character[];
    chose: [];
    picked: [Character];
    is: [Side];
    announced: [TurnVerb] | [TurnVerb, at: Seat];
    doubted: [Seat];
    showed: Character[];
    bluffed: [Character];
    drew: [cards: number];
    countered: [Seat, Character];
    foiled: [Seat];
    joined: [Character];
    lost: [Character];
    buried: [];
    uncovered: [Character];
    out: [];
    won: [];
    took: [coins: number];
    paid: [coins: number];
    spent: [coins: number] | [coins: number, to: Seat];
    stole: [coins: number, from: Seat];
    gave: [coins: number, to: Seat];
    bought: [from: Seat, coins: number];
    kept: [cards: number];
    returned: Character[];
    submitted: [to: Seat];
    saw: [Seat, Character];
    spared: [Seat];
    replaced: [Seat];
    inherited: [coins: number, from: Seat];
    embezzled: [coins: number];
  };
  of: Record<never, never>;
};

export type FactOf<V extends VerbOf<Facts> = VerbOf<Facts>> = SaidOf<Facts, V>;
export const { tell, whisper } = telling<Facts>();
export const { read, says, run, fold, scan } = reading<Facts>();

/** Facts that reveal something hidden. */
export const RELEASES = ['showed', 'bluffed', 'lost', 'uncovered', 'got', 'saw'] as const satisfies VerbOf<Facts>[];
