/** A player's mask on their seat's cloth, with the clock around it when they are asked. */
import '../base/css/mask.css';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import type { Mask as Worn } from '../../words/masks.ts';
import { drawing } from '../base/art/sheets.ts';
import type { People } from '../link/link.ts';
import { ClockContext, ClockRing } from './clock.tsx';
import { type MaskState, wornBy } from './masks-at-table.ts';

export const Seated = createContext<People>({});

type Props = {
  seat: Seat;
  asked?: boolean;
  states?: readonly MaskState[];
  worn?: Worn | undefined;
  free?: boolean;
  bot?: boolean;
};

const Drawn = ({ name, class: style = '' }: { name: string; class?: string }) => (
  <svg class={style} viewBox="0 0 100 100" aria-hidden="true">
    <use href={drawing('masks', name)} />
  </svg>
);

export const Mask = ({ seat, asked, states = [], worn, free, bot }: Props) => {
  const timed = useContext(ClockContext) !== undefined;
  const people = useContext(Seated);
  const { form, finish } = worn ?? wornBy(people, seat);
  const caught = states.includes('caught');
  return (
    <span
      class={`mask seat-${seat} ${finish} ${states.join(' ')} ${free === true ? 'free' : ''} ${asked === true && !timed ? 'awaited' : ''}`}
      data-form={free === true ? 'empty' : form}
      aria-hidden="true"
    >
      {asked === true && <ClockRing />}
      <span class="disc">
        {free === true ? (
          <Drawn name="empty" />
        ) : caught ? (
          <span class="halves">
            <Drawn name={form} />
            <Drawn name={form} />
            <Drawn name="crack" class="crack" />
            <Drawn name={form} class="whole" />
          </span>
        ) : (
          <Drawn name={form} />
        )}
      </span>
      {states.includes('aimed') && <Drawn name="aim" class="aim" />}
      {free !== true && (bot ?? people[seat]?.bot) === true && <Drawn name="key" class="key-of-bot" />}
    </span>
  );
};
