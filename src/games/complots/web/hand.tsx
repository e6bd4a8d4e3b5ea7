/** My own place: name, cards, coins. My cards are the controls of questions about them. */
import './css/hand.css';
import { useContext } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { Mask } from '../../../web/table/mask.tsx';
import type { MaskState } from '../../../web/table/masks-at-table.ts';
import type { Names } from '../../../words/words.ts';
import type { Character } from '../rules/characters.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { Asking } from './about-context.ts';
import { Back, Face } from './card.tsx';
import { Coins } from './coins.tsx';
import { type OwnPick, PickCards } from './pick.tsx';

type Props = {
  view: ComplotsView;
  me: Seat;
  /** My name where others may hold this device, else "you". */
  name: string;
  names: Names;
  text: ComplotsText;
  states: readonly MaskState[];
  pick: OwnPick | undefined;
  covered: boolean;
};

export const Hand = ({ view, me, name, names, text, states, pick, covered }: Props) => {
  const { coins, revealed, side, alive } = view.players[me];
  const active = view.turn === me && view.over === null;
  const hand = pick?.cards ?? view.hand ?? [];
  const lying = hand.length + (view.buried ?? []).length + revealed.length + (view.seen === undefined ? 0 : 1);
  return (
    <section class={`mine ${active ? 'active' : ''} ${alive ? '' : 'out'}`} aria-label={text.yourHand}>
      <span class="who" title={names(me)}>
        <span data-at={`mask-${me}`}>
          <Mask seat={me} states={states} />
        </span>
        <span class="name">{name}</span>
        {side !== undefined && (
          <span class="faith sided">
            <Emblem name={`complots/${side}`} class={`side side-${side}`} />{' '}
            <span class="word">{text.sides[side]}</span>
          </span>
        )}
        {!alive && <span class="faith">{text.out}</span>}
      </span>
      <span
        class={`hand ${lying > 2 ? 'full' : ''} ${pick === undefined ? '' : 'choosing'} ${view.phase === 'lose' ? 'losing' : ''}`}
        data-at={`cards-${me}`}
      >
        {pick !== undefined ? (
          <PickCards pick={pick} text={text} covered={covered} />
        ) : covered ? (
          <Backs count={hand.length} />
        ) : (
          <OwnCards cards={hand} text={text} />
        )}
        {(view.buried ?? []).map((card, i) => (
          <Back key={`buried ${i + 1}`} dead {...(covered ? {} : { label: text.lost(text.characters[card].name) })} />
        ))}
        <OwnCards cards={revealed} text={text} dead />
        {view.seen !== undefined && (
          <span class="seen">
            <span class="unseen">{text.seen(names(view.seen.seat))}</span>
            {covered ? <Back /> : <Face of={view.seen.card} text={text} />}
          </span>
        )}
      </span>
      <span class="purse" data-at={`purse-${me}`}>
        <Coins count={coins} label={text.coins(coins)} />
      </span>
    </section>
  );
};

const Backs = ({ count }: { count: number }) => Array.from({ length: count }, (_, i) => <Back key={`back ${i + 1}`} />);

const OwnCards = ({ cards, text, dead }: { cards: readonly Character[]; text: ComplotsText; dead?: boolean }) => {
  const ask = useContext(Asking);
  return cards.map((card, i) => (
    <button type="button" class="bare" key={`${card} ${i + 1}`} aria-haspopup="dialog" onClick={() => ask({ card })}>
      <Face of={card} text={text} dead={dead} />
    </button>
  ));
};
