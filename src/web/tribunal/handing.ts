import type { View } from '../../engine/game.ts';
import type { Handing } from '../link/passed.ts';
import { isTribunal } from './is-tribunal.ts';

/** What everybody may hear one say: the gavel, a plea, whether one contests, an answer in the duel. */
const ALOUD = ['gavel', 'rest', 'plead', 'contest', 'pass', 'believe'];
/** T21 in recognition nobody sees who is awake; what a card in the hand might do is nobody's business. */
const OPEN = ['deliberation', 'pleas', 'day-verdict', 'contest', 'night-verdict', 'duel'];

const aloud = ({ phase, legal = [] }: View): readonly string[] => {
  if (!OPEN.includes(phase) || legal.some((move) => move === 'look' || move.startsWith('blame '))) return [];
  const verdict = phase.endsWith('verdict');
  if (verdict && !legal.includes('gavel')) return [];
  return legal.filter((move) => ALOUD.includes(move.split(' ')[0] ?? ''));
};

export const handing: Handing = {
  round: { recognition: 10_000 },
  reads: ['is', 'recognized', 'got', 'learned', 'trapped', 'saw'],
  aloud,
  // T40 the clerk counts what he and the others have played
  last: (view) => (isTribunal(view) ? view.clerk : undefined),
};
