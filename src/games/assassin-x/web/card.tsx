/** A card of Assassin X: number, emblem and name, sized by `--card`. */
import './css/card.css';
import type { ComponentChildren } from 'preact';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { lang } from '../../../web/base/settings.ts';
import { type Card, TABLE } from '../rules/cards.ts';
import { isJoker } from '../rules/jokers.ts';
import { printed } from '../words/printed.ts';

export const nameOf = (card: Card): string => printed.in(lang.value).names[card];
const shortOf = (card: Card): string => printed.in(lang.value).short[card] ?? nameOf(card);

export const Face = ({ of, class: style = '' }: { of: Card; class?: string }) => {
  const { kind, points } = TABLE[of];
  const plain = points > 0 && !isJoker(of);
  return (
    <span class={`xcard kind-${kind} ${style}`} aria-hidden="true">
      <span class="worth">{plain ? points : '★'}</span>
      <Emblem name={`assassin-x/${of}`} />
      <span class="label">{shortOf(of)}</span>
    </span>
  );
};

/** `plain`: small, among many. */
export const Back = ({ joker, plain, class: style = '' }: { joker?: boolean; plain?: boolean; class?: string }) => (
  <span class={`xcard down ${joker === true ? 'kind-joker' : ''} ${style}`} aria-hidden="true">
    {plain !== true && <Emblem name={joker === true ? 'assassin-x/joker' : 'assassin-x/assassin'} />}
  </span>
);

/** A centred row of cards. Cards move by transforms, so a changed number of cards causes no layout. */
export const Spread = ({
  children,
}: {
  children: readonly { readonly key: string; readonly card: ComponentChildren }[];
}) => (
  <span class="spread" style={{ '--n': `${children.length}` }}>
    {children.map(({ key, card }, i) => (
      <span key={key} style={{ '--i': `${i}` }}>
        {card}
      </span>
    ))}
  </span>
);

export const Either = ({ of }: { of: Card | '?' | undefined }) =>
  of === undefined || of === '?' ? <Back /> : <Face of={of} />;
