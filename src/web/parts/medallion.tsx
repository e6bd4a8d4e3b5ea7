/** A seat's colour with the first letter of a name; around it, the clock of one who is asked. */
import { useContext } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import { ClockContext, ClockRing } from './clock.tsx';

export const Medallion = ({ seat, name, asked }: { seat: Seat; name: string; asked?: boolean }) => {
  const timed = useContext(ClockContext) !== undefined;
  return (
    <span class={`medallion seat-${seat} ${asked === true && !timed ? 'awaited' : ''}`} aria-hidden="true">
      {asked === true && <ClockRing />}
      <span class="initial">{name.trim().slice(0, 1).toUpperCase()}</span>
    </span>
  );
};
