/** Cards of a vote. */
import './css/card.css';
import { wordsOf } from '../../../engine/phrases.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import type { Names } from '../../../words/words.ts';
import type { Ballot } from '../rules/steps.ts';

const SIGN = {
  accuse: 'accusation',
  protect: 'anti-mafia',
  plot: 'plot',
  guilty: 'informer',
  innocent: 'informer',
} as const;

/** `torn`: how many of them do not count. */
type BallotProps = { card: Ballot; names: Names; times?: number; torn?: number; class?: string };

export const Ballots = ({ card, names, times = 1, torn = 0, class: style = '' }: BallotProps) => {
  const [verb, seat, verdict] = wordsOf(card);
  const kind = verb === 'inform' ? verdict : verb;
  return (
    <span class={`ballot ballot-${kind} seat-${seat} ${torn >= times ? 'torn' : ''} ${style}`}>
      <Emblem name={`tribunal/${SIGN[kind]}`} />
      {kind === 'guilty' && <i class="word bad">✗</i>}
      {kind === 'innocent' && <i class="word good">✓</i>}
      <b class="name">{names(seat)}</b>
      {times > 1 && <span class="times">×{Math.max(1, times - torn)}</span>}
      {torn > 0 && times > torn && <span class="torn-off">−{torn}</span>}
    </span>
  );
};

export const BallotBack = ({ class: style = '' }: { class?: string }) => <span class={`ballot down ${style}`} />;

export const counted = (cards: readonly Ballot[]): (readonly [Ballot, number])[] => {
  const times = new Map<Ballot, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a);
};
