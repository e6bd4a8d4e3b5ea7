/**
 * The stakes of an expert of Tribunal, which decide its risks. One trial, the first round of a game of one life, is a
 * fight of two sides that are to be even: its odds are measured with the even mix. In a longer game sides change with
 * the round, and each plays to win.
 */
import { chance, type Mind, playing, present } from './mind.ts';

export const isTrial = ({ view }: Mind): boolean =>
  view.round === 1 && view.seats.every((seat) => view.players[seat].lives <= 1);

/** Where few are left each plays for themselves. */
const FEW = 4;
export const isSmall = (mind: Mind): boolean => present(mind).length <= FEW;

/** Times in 100. */
type Habits = {
  readonly own: number;
  /** A mafioso alone strikes just anybody, not whom a plot has struck already. */
  readonly wanders: number;
  /** A mafioso among two judges lets them sleep; and accuses either of them by lot. */
  readonly rests: number;
  readonly blind: boolean;
};
/** In a small trial one's own protection alone is a tie: judges rather agree on whom all trust most. */
const HABITS: Readonly<Record<'trial' | 'smallTrial' | 'game' | 'smallGame', Habits>> = {
  trial: { own: 40, wanders: 40, rests: 40, blind: true },
  smallTrial: { own: 20, wanders: 100, rests: 40, blind: true },
  game: { own: 40, wanders: 0, rests: 0, blind: false },
  smallGame: { own: 90, wanders: 0, rests: 0, blind: false },
};
export const habits = (mind: Mind): Habits => {
  if (isTrial(mind)) return HABITS[isSmall(mind) ? 'smallTrial' : 'trial'];
  return HABITS[isSmall(mind) ? 'smallGame' : 'game'];
};

/** What one feels, beside what they believe: of eight in a trial nobody follows all. */
const HUNCH = { usual: 0.02, eight: 0.2 };
export const hunchOf = (mind: Mind): number => (isTrial(mind) && present(mind).length > 7 ? HUNCH.eight : HUNCH.usual);

/**
 * In one trial a mafioso votes against any judge so many times in 100, rather than against the one whom they and their
 * mates can bring down: two who always join their votes would win too many trials, and a simple one would too easily
 * divide two judges. By how many are present.
 */
type Strays = Readonly<Record<number, number>>;
const STRAYS: Readonly<Record<'expert' | 'simple', Strays>> = {
  expert: { 6: 40, 7: 25, 8: 10 },
  simple: { 3: 30, 6: 95, 7: 55, 8: 15 },
};
export const strays = (mind: Mind, mode: keyof typeof STRAYS): boolean =>
  isTrial(mind) && chance(mind.rng, STRAYS[mode][present(mind).length] ?? 0);

/** What a simple player dares in one trial among many: more of it would only restart too many of them. */
const CAREFUL = 6;
export const isCareful = (mind: Mind): boolean => isTrial(mind) && present(mind).length >= CAREFUL;

/** Among how many judges whoever has plotted is easily found. */
const TRACED = 2;

/**
 * A judge's plot card, so many times in 100: by one whom the next plot eliminates, and by others; hardly any more
 * once somebody was caught with one, since a life and a round are more than one plot. Where two mafiosi plot among many,
 * the card is hardly ever traced, and judges need it most: of six. In a longer game it is dared where few are left, since
 * to be caught costs no more than the plot; elsewhere until this table has shown that it reports such cards, rightly or
 * not, and then only while too many may have played it.
 */
const SPOIL = {
  few: { struck: 10, other: 0 },
  five: { struck: 0, other: 0 },
  six: { struck: 64, other: 8 },
  many: { struck: 35, other: 4 },
  warned: { struck: 3, other: 0 },
  smallGame: { struck: 100, other: 0 },
  game: { struck: 90, other: 15 },
};
export const spoils = (mind: Mind): (typeof SPOIL)[keyof typeof SPOIL] => {
  const { memory } = mind;
  if (isTrial(mind)) {
    if (isSmall(mind)) return SPOIL.few;
    const { length } = present(mind);
    if (length === 5) return SPOIL.five;
    if (memory.spoilers > 0) return SPOIL.warned;
    return length === 6 ? SPOIL.six : SPOIL.many;
  }
  if (isSmall(mind)) return SPOIL.smallGame;
  return memory.nightReports > 0 && judgesIn(mind) <= TRACED ? SPOIL.warned : SPOIL.game;
};

/** T3 who is eliminated shows their identity. */
const judgesIn = (mind: Mind): number => {
  const { view } = mind;
  const fallen = present(mind).filter((seat) => view.players[seat].status !== 'in');
  const mafiosi = view.docket.mafiosi - fallen.filter((seat) => view.players[seat].identity === 'mafia').length;
  return playing(mind).length - mafiosi;
};
