import type { View } from '../../../engine/game.ts';
import type { HotSeat } from '../../../web/link/passed-device.ts';
import { type Move, parse } from '../rules/moves.ts';
import { isTribunal } from '../rules/typed-view.ts';

const ALOUD: readonly Move[0][] = ['gavel', 'rest', 'plead', 'contest', 'pass', 'believe'];
/** Moves made with the device in hand. */
const SECRET: readonly Move[0][] = ['look', 'blame'];
/** T21 The recognition is secret, and so are the possible uses of a card in the hand: only these steps are open. */
const OPEN = ['deliberation', 'pleas', 'day-verdict', 'contest', 'night-verdict', 'duel'];

const aloud = ({ phase, legal = [] }: View): readonly string[] => {
  const verbs = legal.map((move) => parse(move)[0]);
  if (!OPEN.includes(phase) || verbs.some((verb) => SECRET.includes(verb))) return [];
  if (phase.endsWith('verdict') && !verbs.includes('gavel')) return [];
  return legal.filter((move) => ALOUD.includes(parse(move)[0]));
};

export const handing: HotSeat = {
  round: { recognition: 10_000 },
  reads: ['is', 'recognized', 'got', 'learned', 'trapped', 'saw'],
  aloud,
  // T40 the clerk is last, since they count everybody's cards
  last: (view) => (isTribunal(view) ? view.clerk : undefined),
};
