/** The last claims of a seat and their outcomes, from public facts. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import { claimIn } from '../rules/claims.ts';
import { read, says } from '../rules/facts.ts';

/** `said`: untested, or the hand has changed since. A `false` claim stays so for the game. */
export type Remembered = { readonly card: Character; readonly as: 'said' | 'proven' | 'false' };

const SHOWN = 3;

type Memory = Map<Seat, readonly Remembered[]>;

const claimed = (claims: readonly Remembered[], card: Character): readonly Remembered[] => [
  ...claims.filter((one) => one.card !== card || one.as === 'false'),
  { card, as: 'said' },
];

const judged = (claims: readonly Remembered[], card: Character, as: Remembered['as']): readonly Remembered[] => {
  const last = claims.findLastIndex((one) => one.card === card && one.as !== 'false');
  return claims.map((one, i) => (i === last ? { card, as } : one));
};

const faded = (claims: readonly Remembered[]): readonly Remembered[] =>
  claims.map((one) => (one.as === 'proven' ? { ...one, as: 'said' } : one));

const note = (memory: Memory, heard: readonly Said[], i: number): void => {
  const said = read(heard[i] ?? []);
  const change = (seat: Seat, to: (claims: readonly Remembered[]) => readonly Remembered[]) =>
    memory.set(seat, to(memory.get(seat) ?? []));
  const [by] = said;
  const claim = claimIn(said);
  if (isCharacter(claim)) change(by, (claims) => claimed(claims, claim));
  if (said[1] === 'showed')
    for (const card of said.slice(2)) if (isCharacter(card)) change(by, (claims) => judged(claims, card, 'proven'));
  if (said[1] === 'bluffed') change(by, (claims) => judged(claims, said[2], 'false'));
  // C68 a buried card that was challenged
  if (said[1] === 'uncovered' && says(heard[i - 1], 'doubted'))
    change(by, (claims) => judged(claims, 'witch', said[2] === 'witch' ? 'proven' : 'false'));
  // C22 the shown card is replaced at once, but `proven` still says something about the player
  const replaced = said[1] === 'drew' && says(heard[i - 1], 'showed');
  if ((said[1] === 'drew' && !replaced) || said[1] === 'kept') change(by, faded);
  if (said[1] === 'replaced') change(said[2], faded);
};

export const memoryOf = (heard: readonly Said[]): ((seat: Seat) => readonly Remembered[]) => {
  const memory: Memory = new Map();
  for (const i of heard.keys()) note(memory, heard, i);
  return (seat) => (memory.get(seat) ?? []).slice(-SHOWN);
};
