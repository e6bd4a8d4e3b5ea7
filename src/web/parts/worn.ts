/** Who wears which mask: his own; else, of a bot, one of its manner's; else one by his seat. */
import { isManner, type Manner } from '../../bots/manners.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { People } from '../link/link.ts';

export type Worn = { readonly form: string; readonly finish: string };

/**
 * Made of public facts alone. `caught`: a lie of his was found, and the crack stays for the game. `looking`: whom he names
 * sits to his right. They add up.
 */
export type MaskState = 'looking' | 'speaking' | 'aimed' | 'caught' | 'out';

const OF: Readonly<Record<Manner, readonly string[]>> = {
  liar: ['fox/wine', 'colombina/wine', 'jester/ivory', 'moth/azure'],
  sceptic: ['owl/ivory', 'volto/ivory', 'medico/ivory', 'raven/azure'],
  miser: ['pantalone/wine', 'zanni/wine', 'pulcinella/ebony', 'ram/ivory'],
  hothead: ['lion/ivory', 'capitano/ebony', 'arlecchino/ebony', 'knight/gold'],
  diplomat: ['bauta/ivory', 'queen/ivory', 'sun/ivory', 'stag/ivory'],
  quiet: ['moretta/ebony', 'domino/ebony', 'cat/ebony', 'moon/ivory'],
};
const BY_SEAT = [
  'fox/ivory',
  'owl/ivory',
  'bauta/ivory',
  'cat/ebony',
  'lion/ivory',
  'raven/azure',
  'queen/ivory',
  'moon/ivory',
];

const split = (mask: string): Worn => {
  const [form = 'domino', finish = 'ivory'] = mask.split('/');
  return { form, finish };
};

const at = (masks: readonly string[], n: number): Worn => split(masks[n % masks.length] ?? 'domino/ebony');

/** One of a manner's four, by a name: always the same. */
export const usualOf = (manner: string | undefined, name: string): Worn | undefined =>
  manner === undefined || !isManner(manner)
    ? undefined
    : at(
        OF[manner],
        Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0),
      );

export const wornBy = (people: People, seat: Seat): Worn =>
  usualOf(people[seat]?.manner, people[seat]?.name ?? '') ?? at(BY_SEAT, SEATS.indexOf(seat));
