/** N1 what is in the box. */
export const KINDS = ['almond', 'hazel', 'walnut'] as const;
export type Nut = (typeof KINDS)[number];
export const isNut = (word: unknown): word is Nut => KINDS.some((kind) => kind === word);

export const COPIES = 6;
export const HAND = 3;
export const SHELLS = 8;

export const wholeBox = (): Nut[] => KINDS.flatMap((kind) => Array.from({ length: COPIES }, () => kind));
