/** My cards, which are the controls: a touch raises, lays or takes one back. */
import './css/hand.css';
import { useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { roving } from '../../../web/parts/roving.ts';
import { Medal } from '../../../web/table/medal.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import { type Card, TABLE } from '../rules/cards.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { Back, Face } from './card.tsx';
import { deedOf, isLayable, laysOf, mineOf } from './choices.ts';
import type { Highlight } from './lesson-marks.ts';
import { dropOf, isLaying, type Plan } from './plan.ts';
import { Bullets } from './seat.tsx';

type Props = {
  view: AssassinXView;
  me: Seat;
  names: Names;
  words: GameWords;
  text: AssassinXText;
  plan: Plan;
  touch(at: number): void;
  mark: Highlight;
  covered: boolean;
};

/** What touching the card does now: `pick` it for the answer, `glow` since it can be played, or explain it. */
const uses = (view: AssassinXView, plan: Plan, at: number, card: Card): 'pick' | 'glow' | '' => {
  const { phase, legal = [] } = view;
  const inHand = at < (view.hand ?? []).length;
  if (legal.length === 0) return '';
  if (phase === 'offer' || phase === 'swap') return inHand && (phase === 'offer' || !isBarred(card)) ? 'pick' : '';
  if (phase === 'take') return inHand && dropOf(view, { ...plan, raised: at }) !== undefined ? 'pick' : '';
  if (phase === 'discard' || phase === 'give') return legal.includes(`${phase} ${card}`) ? 'pick' : '';
  if (isLaying(view, plan) && isLayable(laysOf(view), card)) return mineOf(view).indexOf(card) === at ? 'pick' : '';
  return deedOf(view, card) === undefined ? '' : 'glow';
};

/** X42 Jokers and assassins cannot be swapped. */
const isBarred = (card: Card): boolean => TABLE[card].kind === 'assassin' || TABLE[card].kind === 'joker';

const isAway = (view: AssassinXView, plan: Plan, at: number, card: Card): boolean => {
  if ((view.legal ?? []).length === 0) return false;
  if (view.phase === 'offer') return plan.slots.includes(at);
  return isLaying(view, plan) && plan.laid.includes(card) && mineOf(view).indexOf(card) === at;
};

const spoken = (words: GameWords, card: Card): string => {
  const { name = card, kind, worth } = words.stage?.card?.(card) ?? {};
  return [name, kind, worth].filter((part) => part !== undefined).join(' ');
};

type HeldProps = {
  card: Card;
  at: number;
  /** The number of cards in the hand, without the joker. */
  of: number;
  /** All props that its look depends on. */
  style: string;
  pressed: boolean | undefined;
  label: string;
  touch(at: number): void;
};

const placed = (at: number, of: number) => ({ '--held-i': `${at}`, '--held-n': `${Math.max(2, of)}` });

const Covered = ({ at, of }: Pick<HeldProps, 'at' | 'of'>) => (
  <span class={`mycard ${at >= of ? 'apart' : ''}`} style={placed(at, of)}>
    <Back joker={at >= of} />
  </span>
);

/** Memoized: most moves leave my cards as they were. */
const Held = ({ card, at, of, style, pressed, label, touch }: HeldProps) => {
  const latest = useRef(touch);
  latest.current = touch;
  return useMemo(
    () => (
      <button
        type="button"
        class={style}
        style={placed(at, of)}
        data-card={card}
        aria-pressed={pressed}
        aria-keyshortcuts={`${at + 1}`}
        tabIndex={at === 0 ? 0 : -1}
        onClick={() => latest.current(at)}
      >
        <span class="unseen">{label}</span>
        <Face of={card} />
      </button>
    ),
    [card, at, of, style, pressed, label],
  );
};

export const Hand = ({ view, me, names, words, text, plan, touch, mark, covered }: Props) => {
  const mine = mineOf(view);
  const count = view.hand?.length ?? 0;
  const { points, in: isIn } = view.players[me];
  const active = view.turn === me && view.over === null;
  return (
    <section class={`own ${active ? 'active' : ''} ${isIn ? '' : 'dark'}`} aria-label={text.yourHand}>
      <span class="who">
        <Medal seat={me} name={names(me)} />
        <Bullets points={points} />
        <span class="unseen">{(words.stage?.place(view, me, names) ?? []).join(', ')}</span>
      </span>
      <div class="held" role="toolbar" aria-label={text.yourHand} data-at={`seat-${me}`} onKeyDown={roving}>
        {covered && mine.map((_, i) => <Covered key={`back ${i + 1}`} at={i} of={count} />)}
        {(covered ? [] : mine).map((card, i) => {
          const use = uses(view, plan, i, card);
          const away = isAway(view, plan, i, card);
          const raised = plan.raised === i && !away;
          return (
            <Held
              key={`${card} ${mine.slice(0, i).filter((one) => one === card).length}`}
              card={card}
              at={i}
              of={count}
              style={`mycard ${use} ${away ? 'away' : ''} ${raised ? 'raised' : ''} ${i >= count ? 'apart' : ''} ${mark.card === card ? 'wanted' : ''}`}
              pressed={use === '' ? undefined : away || raised}
              label={spoken(words, card)}
              touch={touch}
            />
          );
        })}
      </div>
    </section>
  );
};
