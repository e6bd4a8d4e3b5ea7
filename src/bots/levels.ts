/** How strong trained opponents may be asked to play, and in which games there are any. */
export const LEVELS = ['novice', 'regular', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);

const TRAINED = ['complots', 'assassin-x'];
export const hasLevels = (game: string): boolean => TRAINED.includes(game);
