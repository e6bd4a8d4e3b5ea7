/** The same in a sheet of its own, where a place has nothing else to say. */

import type { Seat } from '../../engine/seats.ts';
import { useFetched } from '../fetched.ts';
import type { Person } from '../link/link.ts';
import { Sheet } from '../parts/sheet.tsx';

export const WhoSheet = ({ person, seat, close }: { person: Person; seat: Seat; close(): void }) => {
  const Who = useFetched(async () => (await import('./who.tsx')).Who, []).value;
  return (
    <Sheet title={person.name} close={close}>
      <section class="about">
        <h2>{person.name}</h2>
        {Who !== undefined && <Who person={person} seat={seat} />}
      </section>
    </Sheet>
  );
};
