import { type ChaCha, keyed, nextWord } from './chacha.ts';
import { removeAt } from './piles.ts';

/** sfc32: fast, and good enough for bots, simulations and games with a named seed. */
export type Rng = [number, number, number, number];

/** Part of the state. Scripted, a shuffle keeps the order and a random pick takes the first. */
export type Chance = { rng: Rng | ChaCha; scripted: boolean };

/** A key (64 digits, 256 random bits) gives secure chance; any other text is a name. */
export const chanceFrom = (seed: string, scripted: boolean): Chance => ({ rng: keyed(seed) ?? seeded(seed), scripted });

const WARM_UP = 20;

const next = (rng: Rng): number => {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const t = (a + b + d) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  rng[3] = (d + 1) | 0;
  return t >>> 0;
};

/** Hashes a text into four lanes; a seed of 128 random bits keeps them all. */
export const seeded = (seed: string): Rng => {
  const lanes: Rng = [0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0, seed.length];
  for (let i = 0; i < seed.length; i++) {
    const lane = i & 3;
    lanes[lane] = Math.imul((lanes[lane] ?? 0) ^ seed.charCodeAt(i), 0x85ebca6b) | 0;
    next(lanes);
  }
  for (let i = 0; i < WARM_UP; i++) next(lanes);
  return lanes;
};

export const roll = (rng: Rng, n: number): number => Math.floor((next(rng) / 0x1_0000_0000) * n);

const rollOfGame = (rng: Chance['rng'], n: number): number =>
  rng.length === 4 ? roll(rng, n) : Math.floor((nextWord(rng) / 0x1_0000_0000) * n);

export const oneOf = <T>(rng: Rng, list: readonly T[]): T => {
  const item = list[roll(rng, list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

export const oneDrawn = <T>(chance: Chance, pile: readonly T[]): T => {
  const card = pile[chance.scripted ? 0 : rollOfGame(chance.rng, pile.length)];
  if (card === undefined) throw new Error('an empty pile was drawn from');
  return card;
};

export const draw = <T>(chance: Chance, pile: T[]): T => {
  const at = chance.scripted ? 0 : rollOfGame(chance.rng, pile.length);
  const card = pile[at];
  if (card === undefined) throw new Error('an empty pile was drawn from');
  removeAt(pile, at);
  return card;
};

export const shuffle = <T>(chance: Chance, cards: T[]): T[] => {
  if (!chance.scripted) mix(chance.rng, cards);
  return cards;
};

export const mix = <T>(rng: Chance['rng'], cards: T[]): T[] => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rollOfGame(rng, i + 1);
    const [a, b] = [cards[i], cards[j]];
    if (a !== undefined && b !== undefined) {
      cards[i] = b;
      cards[j] = a;
    }
  }
  return cards;
};
