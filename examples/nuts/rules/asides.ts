import { mix } from '../../../src/engine/chance.ts';
import type { Fact, Said } from '../../../src/engine/facts.ts';
import type { Pattern, Quote, StepOf } from '../../../src/engine/game.ts';
import { words } from '../../../src/engine/phrases.ts';
import { isSeat, type Seat } from '../../../src/engine/seats.ts';
import { tell } from './facts.ts';
import { isIn, type Nuts, rivals } from './state.ts';
import type { Steps } from './steps.ts';

const SAY = 'say: ';

/** N10 a wink once a turn; N11 a few words at any time. */
export const asides = (s: Nuts, seat: Seat): string[] => [
  ...(isIn(s, seat) && !s.winked.includes(seat) ? rivals(s, seat).map((at) => `wink ${at}`) : []),
  `${SAY}…`,
];

export const aside = (s: Nuts, out: Fact[], seat: Seat, move: string): StepOf<Steps>[] | undefined => {
  const at = s.seats.find((one) => one === words(move)[1]);
  if (move.startsWith(SAY) || at === undefined) {
    tell(out, seat, 'says', move.slice(SAY.length));
    return undefined;
  }
  s.winked.push(seat);
  tell(out, seat, 'winked', at);
  return [['wink', at, seat]];
};

export const quoted = (said: Said): Quote | undefined => {
  const [by, verb, text] = said;
  return isSeat(by) && verb === 'says' ? { by, words: String(text), own: true } : undefined;
};

export const patterns: readonly Pattern<Nuts>[] = [
  {
    pattern: `${SAY}…`,
    own: true,
    fits: (_, __, move) => /^say: [a-z ]{1,20}$/.test(move),
    sample: (_, __, rng) => SAY + mix(rng, ['crack', 'shell', 'tree']).join(' '),
  },
];
