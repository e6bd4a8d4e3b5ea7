/** A sheet that introduces a bot, for seats without another sheet. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../engine/seats.ts';
import { useFetched } from '../../base/fetched.ts';
import type { Person } from '../../link/link.ts';
import { Sheet } from '../../parts/sheet.tsx';

type Props = {
  person: Person | undefined;
  seat: Seat;
  name: string;
  close(): void;
  /** The game's own text about this player. */
  children?: ComponentChildren;
};

export const WhoSheet = ({ person, seat, name, close, children }: Props) => {
  const Who = useFetched(async () => (await import('./who.tsx')).Who, []).value;
  return (
    <Sheet title={name} close={close}>
      <section class="about">
        <h2>{name}</h2>
        {children}
        {Who !== undefined && <Who person={person} seat={seat} />}
      </section>
    </Sheet>
  );
};
