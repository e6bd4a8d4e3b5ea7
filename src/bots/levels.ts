/** How strong trained opponents may be asked to play. */
export const LEVELS = ['novice', 'regular', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);
