/** A player's place: name, cards, coins. A touch chooses it as a target, or explains it. */
import { clanOf } from '../rules/characters.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import './css/seat.css';
import { useContext, useMemo } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import type { Person } from '../../../web/link/link.ts';
import { Mask } from '../../../web/table/mask.tsx';
import type { MaskState } from '../../../web/table/masks-at-table.ts';
import { Presence, presenceSaid } from '../../../web/table/presence.tsx';
import type { ComplotsText } from '../texts/fr/table.ts';
import { Asking } from './about-context.ts';
import { Back, Face } from './card.tsx';
import { Coins } from './coins.tsx';
import type { Remembered } from './memory.ts';

type Props = {
  view: ComplotsView;
  seat: Seat;
  person: Person | undefined;
  text: ComplotsText;
  states: readonly MaskState[];
  memory: readonly Remembered[];
  /** Cards that everybody may see after the game, or in a replay with open hands. */
  open?: readonly Parameters<typeof Face>[0]['of'][] | undefined;
  target?: (() => void) | undefined;
};

const describe = (
  view: ComplotsView,
  seat: Seat,
  name: string,
  text: ComplotsText,
  caught: boolean,
  memory: readonly Remembered[],
  standing: string | undefined,
): string => {
  const { coins, hidden, dead, revealed, side, alive } = view.players[seat];
  return [
    name,
    ...(side === undefined ? [] : [text.sides[side]]),
    ...(alive ? [text.coins(coins), text.hiddenCards(hidden)] : [text.out]),
    ...(dead > 0 ? [text.deadDown(dead)] : []),
    ...(revealed.length > 0 ? [text.faceUp(revealed.map((card) => text.characters[card].name).join(', '))] : []),
    ...(view.turn === seat && view.over === null ? [text.playing] : []),
    ...(view.toAct.includes(seat) ? [text.asked] : []),
    ...(caught ? [text.stage.caught] : []),
    ...memory.map(({ card, as }) => text.remembered[as](text.characters[card].name)),
    ...(standing === undefined ? [] : [standing]),
  ].join(', ');
};

export const PlayerSeat = ({ view, seat, person, text, states, memory, open, target }: Props) => {
  const { coins, hidden, dead, revealed, side, alive } = view.players[seat];
  const name = person?.name ?? seat;
  const active = view.turn === seat && view.over === null;
  const caught = states.includes('caught');
  const asked = view.toAct.includes(seat);
  // most moves change one or two places: the others are not rendered again
  const state = [coins, hidden, dead, revealed, side, alive, asked, name, person?.standing, ...states, open].join(' ');
  const remembered = memory.map(({ card, as }) => `${card} ${as}`).join();
  const inside = useMemo(
    () => (
      <span class="inside" aria-hidden="true">
        <span class="who" data-at={`mask-${seat}`}>
          <Mask seat={seat} asked={asked} states={states} />
          {side !== undefined && <Emblem name={`complots/${side}`} class={`side side-${side}`} />}
          <Presence person={person} />
        </span>
        <span class="cards" data-at={`cards-${seat}`}>
          {open === undefined
            ? Array.from({ length: hidden }, (_, i) => <Back key={`hidden ${i + 1}`} />)
            : open.map((card, i) => <Face key={`${card} ${i + 1}`} of={card} text={text} />)}
          {Array.from({ length: dead }, (_, i) => (
            <Back key={`dead ${i + 1}`} dead />
          ))}
          {revealed.map((card, i) => (
            <Face key={`up ${card} ${i + 1}`} of={card} text={text} dead />
          ))}
        </span>
        <span class="plate">
          <span class={`name seat-${seat}`} data-said={!alive ? text.out : caught ? text.stage.caught : undefined}>
            {name}
          </span>
          <span class="purse" data-at={`purse-${seat}`}>
            {alive ? <Coins count={coins} label={text.coins(coins)} /> : <Emblem name="skull" class="skull" />}
          </span>
          <span class="memory">
            {memory.map(({ card, as }, i) => (
              <i key={`${card} ${i + 1}`} class={`${as} tint-${clanOf(card)}`}>
                <Emblem name={`complots/${card}`} />
              </i>
            ))}
          </span>
        </span>
      </span>
    ),
    [state, remembered, text],
  );
  const style = `place ${active ? 'active' : ''} ${asked ? 'asked' : ''} ${alive ? '' : 'out'}`;
  const label = describe(view, seat, name, text, caught, memory, presenceSaid(person));
  const ask = useContext(Asking);
  return target === undefined ? (
    <button type="button" class={style} aria-haspopup="dialog" onClick={() => ask({ seat })}>
      <span class="unseen">{label}</span>
      {inside}
    </button>
  ) : (
    <button type="button" class={`${style} target`} onClick={target}>
      <span class="unseen">{`${text.target(name)} (${label})`}</span>
      {inside}
    </button>
  );
};
