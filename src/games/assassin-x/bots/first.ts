/** Jokers that an assassin plays before an attack, since they are lost with the round (X4). */
import type { Sight } from '../../../engine/game.ts';
import { viewOf } from '../../../engine/reading.ts';
import { type Card, type Kind, TABLE } from '../rules/cards.ts';
import { type Effect, JOKER } from '../rules/jokers.ts';
import { attacks } from '../rules/lay.ts';
import { remember } from '../rules/memory.ts';
import { type Move, parse, targetOf } from '../rules/moves.ts';
import { isAssassinX } from '../rules/typed-view.ts';
import { power } from './index.ts';

/** X42 They show or take something of the victim's, or strengthen the lay. */
const HELPS: readonly Effect[] = ['look', 'strip', 'give', 'swap'];
const HAND = 5;

export const prepared = ({ view: seen, answers, heard }: Sight, attack: string): string => {
  const { joker, me, seats } = viewOf(isAssassinX, seen);
  const victim = targetOf(parse(attack));
  if (joker === undefined || victim === undefined) return attack;
  const { does } = JOKER[joker];
  const known = remember(heard, me, seats).held[victim].filter(({ sure }) => sure).length;
  if (!does.some((effect) => HELPS.includes(effect)) || (does.includes('look') && known >= HAND)) return attack;
  const isUse = (words: Move): boolean => words[0] === joker && (targetOf(words) ?? victim) === victim;
  return answers.find((move) => isUse(parse(move))) ?? attack;
};

const crime = (hand: readonly Card[]): number => Math.max(0, ...attacks(hand, undefined).map(power));
const DEFENDS: readonly Kind[] = ['reflex', 'clue', 'mastery'];
const useOf = (card: Card): number => (DEFENDS.includes(TABLE[card].kind) ? TABLE[card].points / 2 : 0);

/** X42 The strength of an armed assassin's hand after a swap or gift; undefined for other moves. */
const worthAfter = (hand: readonly Card[], words: Move): number | undefined => {
  if (words[0] === 'swap') return crime(hand.with(hand.indexOf(words[1]), words[2]));
  if (words[0] !== 'give' || words[1] === 'assassin') return undefined;
  return crime(hand.toSpliced(hand.indexOf(words[1]), 1)) - useOf(words[1]);
};

/** The swap or gift that helps their attack most, if any does. */
export const serving = ({ view: seen, answers }: Sight): string | undefined => {
  const { hand = [], phase } = viewOf(isAssassinX, seen);
  if (!hand.includes('assassin') || (phase !== 'swap' && phase !== 'give')) return undefined;
  const now = crime(hand);
  if (phase === 'give' && now === 0) return undefined;
  let [best, most]: [string | undefined, number] = [undefined, phase === 'swap' ? now : Number.NEGATIVE_INFINITY];
  for (const move of answers) {
    const worth = worthAfter(hand, parse(move));
    if (worth !== undefined && worth > most) [best, most] = [move, worth];
  }
  return best;
};
