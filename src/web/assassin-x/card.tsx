/** A card of the alley: its number, its emblem, its name; as large as `--card` says. */
import './css/card.css';
import { type Card, TABLE } from '../../games/assassin-x/cards.ts';
import { isJoker } from '../../games/assassin-x/jokers.ts';
import { NAMES, SHORT } from '../../words/assassin-x/names.ts';
import { Emblem } from '../art/emblem.tsx';
import { lang } from '../settings.ts';

export const nameOf = (card: Card): string => NAMES[card][lang.value];
/** As it is printed where there is little room. */
const shortOf = (card: Card): string => SHORT[card]?.[lang.value] ?? nameOf(card);

export const Face = ({ of, class: style = '' }: { of: Card; class?: string }) => {
  const { kind, points } = TABLE[of];
  const plain = points > 0 && !isJoker(of);
  return (
    <span class={`xcard ${kind} ${style}`} aria-hidden="true">
      <span class="worth">{plain ? points : '★'}</span>
      <Emblem name={`assassin-x/${of}`} />
      <span class="label">{shortOf(of)}</span>
    </span>
  );
};

export const Back = ({ joker, class: style = '' }: { joker?: boolean; class?: string }) => (
  <span class={`xcard down ${joker === true ? 'joker' : ''} ${style}`} aria-hidden="true">
    <Emblem name={joker === true ? 'assassin-x/joker' : 'assassin-x/assassin'} />
  </span>
);

/** A card that may be hidden from me. */
export const Either = ({ of, class: style = '' }: { of: Card | '?' | undefined; class?: string }) =>
  of === undefined || of === '?' ? <Back class={style} /> : <Face of={of} class={style} />;
