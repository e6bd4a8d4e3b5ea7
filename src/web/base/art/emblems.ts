/**
 * Emblems of all screens, by their names in the game-icons set. `npm run lab -- emblems` writes them into emblems.svg.
 */
export const EMBLEMS = {
  masks: 'drama-masks',
  bluff: 'domino-mask',
  doubt: 'uncertainty',
  skull: 'death-skull',
  court: 'castle',
  treasury: 'open-treasure-chest',
  crown: 'queen-crown',
  purse: 'receive-money',
  scroll: 'scroll-quill',
  spy: 'spy',
  robot: 'vintage-robot',
  unplugged: 'unplugged',
  spyglass: 'spyglass',
  shield: 'shield',
} as const;

/** An emblem of all screens, or of another sheet: `rules/win`, `<game>/<name>`. */
export type EmblemName = keyof typeof EMBLEMS | `${string}/${string}`;
