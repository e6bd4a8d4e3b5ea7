/** A lay of cards: what it is worth, and my own while I put it together. */

import { lang } from '../../../web/base/settings.ts';
import { type Card, TABLE } from '../rules/cards.ts';
import { layOf } from '../rules/lay.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { printed } from '../words/printed.ts';
import { Face, nameOf, Spread } from './card.tsx';
import { masteriesIn } from './choices.ts';
import type { Plan } from './plan.ts';

export const Sum = ({
  cards,
  jammed,
  text,
  of,
}: {
  cards: readonly Card[];
  jammed: boolean;
  text: AssassinXText;
  of: 'crime' | 'survival';
}) => {
  const lay = layOf(cards);
  return (
    <p class={`sum ${of}`}>
      <b key={jammed ? lay.jammed : lay.worth}>{jammed ? lay.jammed : lay.worth}</b> <span>{text[of]}</span>
      <small key={lay.said}>
        {[
          ...(lay.pair === undefined
            ? []
            : [text.pair(printed.in(lang.value).pairs[lay.pair.cards[0]], lay.pair.bonus)]),
          ...(masteriesIn(cards) === 3 && !jammed ? [text.masteries] : []),
          ...(masteriesIn(cards) > 0 && jammed ? [text.jammed] : []),
        ].join(' · ')}
      </small>
    </p>
  );
};

type LaidProps = {
  view: AssassinXView;
  text: AssassinXText;
  plan: Plan;
  cards: readonly Card[];
  change(plan: Plan): void;
};

/** My lay so far; a touch takes a card back. */
export const Laid = ({ text, plan, change, cards, view }: LaidProps) => {
  const defends = view.phase === 'defend';
  const first = defends ? 'reflex' : 'weapon';
  const jammed = defends && layOf(view.attack?.cards ?? []).jams;
  return (
    <div class="laid">
      <Spread>
        {[
          ...(cards.some((card) => TABLE[card].kind === first)
            ? []
            : [{ key: first, card: <span class="xcard hole">{text[first]}</span> }]),
          ...cards.map((card) => ({
            key: card,
            card: (
              <button
                type="button"
                class="bare"
                onClick={() => change({ ...plan, laid: plan.laid.filter((one) => one !== card) })}
              >
                <span class="unseen">{text.takeBack(nameOf(card))}</span>
                <Face of={card} />
              </button>
            ),
          })),
        ]}
      </Spread>
      <Sum cards={cards} jammed={jammed} text={text} of={defends ? 'survival' : 'crime'} />
    </div>
  );
};
