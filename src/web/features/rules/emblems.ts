/** The emblems of every game's rules. */
export const EMBLEMS = {
  'set-up': 'poker-hand',
  win: 'laurels-trophy',
  options: 'settings-knobs',
  questions: 'help',
  clock: 'stopwatch',
  two: 'duality-mask',
  eight: 'three-friends',
} as const;
