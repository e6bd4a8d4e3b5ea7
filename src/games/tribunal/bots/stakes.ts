/**
 * The stakes of an expert, which decide its risks. A single trial, the first round of a one-life game, should be even
 * between sides, so its rates are measured with the even mix. In longer games sides change per round, and each plays to
 * win.
 */
import { chance, type Mind, playing, present } from './mind.ts';

export const isTrial = ({ view }: Mind): boolean =>
  view.round === 1 && view.seats.every((seat) => view.players[seat].lives <= 1);

/** With few players left each plays alone. */
const FEW = 4;
export const isSmall = (mind: Mind): boolean => present(mind).length <= FEW;

/** In percent. */
type Habits = {
  readonly own: number;
  /** A single mafioso strikes at random rather than earlier victims. */
  readonly wanders: number;
  /** A mafioso among two judges skips the plot; and accuses either at random. */
  readonly rests: number;
  readonly blind: boolean;
};
/** In a small trial only protecting oneself is a tie: judges rather agree on the most trusted. */
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

/** Noise on beliefs. With eight in a trial, more, so that not all follow one opinion. */
const HUNCH = { usual: 0.02, eight: 0.2 };
export const hunchOf = (mind: Mind): number => (isTrial(mind) && present(mind).length > 7 ? HUNCH.eight : HUNCH.usual);

/**
 * In a single trial a mafioso votes against a random judge in this percentage, rather than joining mates: two who
 * always join votes would win too many trials, and a simple one would divide two judges too easily. By players present.
 */
type Strays = Readonly<Record<number, number>>;
const STRAYS: Readonly<Record<'expert' | 'simple', Strays>> = {
  expert: { 6: 40, 7: 25, 8: 10 },
  simple: { 3: 30, 6: 95, 7: 55, 8: 15 },
};
export const strays = (mind: Mind, mode: keyof typeof STRAYS): boolean =>
  isTrial(mind) && chance(mind.rng, STRAYS[mode][present(mind).length] ?? 0);

/** Simple players dare less in a single trial among many, which would restart too often. */
const CAREFUL = 6;
export const isCareful = (mind: Mind): boolean => isTrial(mind) && present(mind).length >= CAREFUL;

/** With this many judges a plotter is easily found. */
const TRACED = 2;

/**
 * A judge's plot card, in percent: for the next victim, and for others. Rarely after somebody was caught with one,
 * since a life and a round cost more than a plot. With two mafiosi among many the card is hardly traceable, and most
 * needed: with six. In longer games it is played with few players left, where being caught costs no more than the plot;
 * otherwise until this table reports such cards, and then only while too many could have played them.
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

/** T3 Eliminated players show their identity. */
const judgesIn = (mind: Mind): number => {
  const { view } = mind;
  const fallen = present(mind).filter((seat) => view.players[seat].status !== 'in');
  const mafiosi = view.docket.mafiosi - fallen.filter((seat) => view.players[seat].identity === 'mafia').length;
  return playing(mind).length - mafiosi;
};
