/** Players with one simple habit, against which bots are measured. */
import type { Bot } from '../../../src/bots/bot.ts';
import { viewOf } from '../../../src/engine/reading.ts';
import { isBluff } from '../../../src/games/complots/rules/claims.ts';
import { parse, targetOf } from '../../../src/games/complots/rules/moves.ts';
import { type ComplotsView, isComplots } from '../../../src/games/complots/rules/typed-view.ts';

/** The first of these words that begins a legal move; targets with most coins first. */
type Wishes = (view: ComplotsView) => readonly string[];

const richest = ({ players }: ComplotsView, move: string): number => {
  const at = targetOf(parse(move));
  return at === undefined ? 0 : players[at].coins;
};

/** `truly`: claims nothing that it does not hold. */
const habit = (wishes: Wishes, truly = false): Bot => ({
  answer({ view: seen, answers }) {
    const view = viewOf(isComplots, seen);
    const may = truly ? answers.filter((move) => !isBluff(move, view.hand ?? [])) : answers;
    for (const wish of wishes(view)) {
      const fits = may.filter((move) => move === wish || move.startsWith(`${wish} `));
      if (fits.length > 0)
        return fits.reduce((best, move) => (richest(view, move) > richest(view, best) ? move : best));
    }
    return may[0] ?? answers[0] ?? '';
  },
});

const BLOCKS = ['counter countess', 'counter duchess', 'counter captain', 'counter ambassador', 'counter'];
const TRUTHS = ['coup', 'assassin', 'duchess', 'captain', 'ambassador', 'aid', 'income'];

export const HABITS: Readonly<Record<string, Bot>> = {
  'always the Duchess and every block': habit(() => ['coup', 'duchess', ...BLOCKS, 'pass']),
  'the Assassin as soon as it can be paid': habit(() => ['assassin', 'coup', 'aid', 'income', 'pass']),
  'always the Captain': habit(() => ['coup', 'captain', 'income', 'pass']),
  'only the truth, never a challenge': habit(() => [...TRUTHS, ...BLOCKS, 'pass'], true),
  'challenges everything': habit(() => ['doubt', ...TRUTHS, ...BLOCKS, 'pass'], true),
  'income and coups': habit(() => ['coup', 'income', 'pass']),
};
