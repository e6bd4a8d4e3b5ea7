/** People one has met, to invite to a free chair with one touch. */
import './css/met.css';
import { useState } from 'preact/hooks';
import { readMask } from '../../../words/masks.ts';
import { call, isFailure } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { explain } from '../../parts/faults.ts';
import { Medal } from '../../table/medal.tsx';
import { loadMetText, metText } from './text.ts';

await loadMetText();

/** The latest; the others are on their own page. */
const SHOWN = 5;

export const MetHere = ({ table, here }: { table: string; here: readonly (string | undefined)[] }) => {
  const text = metText();
  const known = useFetched(() => call('met'), []).value;
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string | undefined>();
  const people = known === undefined || isFailure(known) ? [] : known.people;
  const others = people.filter(({ person }) => !here.includes(person)).slice(0, SHOWN);
  if (others.length === 0) return null;
  const invite = async (person: string): Promise<void> => {
    const answer = await call('invite', { person, table });
    setFault(isFailure(answer) ? explain(answer.code) : undefined);
    if (!isFailure(answer)) setAsked((before) => [...before, person]);
  };
  return (
    <section class="met-here">
      <h3>{text.again}</h3>
      <ul class="table-lines">
        {others.map(({ person, name, mask }) => (
          <li key={person}>
            <button type="button" disabled={asked.includes(person)} onClick={() => void invite(person)}>
              <Medal seat="A" worn={readMask(mask)} name={name} />
              <small>{asked.includes(person) ? text.invited : text.invite}</small>
            </button>
          </li>
        ))}
      </ul>
      <p class={fault === undefined ? 'hint' : 'fault'} role="status">
        {fault ?? (asked.length === 0 ? '' : text.invitedHint)}
      </p>
    </section>
  );
};
