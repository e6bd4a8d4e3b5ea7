/** People whom one blocks, and unblocking. Shown only if there are any. */

import { useState } from 'preact/hooks';
import { call, isFailure } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { isKnown, lang } from '../../base/settings.ts';
import { hear } from '../../link/muted.ts';
import { explain } from '../../parts/faults.ts';
import { Fault } from '../../parts/form.tsx';
import { usePersonText } from './words.ts';

export const Blocked = () => {
  const words = usePersonText();
  const [changes, setChanges] = useState(0);
  const [fault, setFault] = useState<string | undefined>();
  const known = useFetched(() => (isKnown() ? call('blocks') : undefined), [], [changes]).value;
  if (words === undefined || known === undefined || isFailure(known) || (known.blocks.length === 0 && changes === 0))
    return null;
  const unblock = async (person: string): Promise<void> => {
    const answer = await call('unblock', { person });
    setFault(isFailure(answer) ? explain(answer.code) : undefined);
    if (!isFailure(answer)) hear(person);
    setChanges((n) => n + 1);
  };
  return (
    <section class="moving blocked">
      <h2>{words.blocked}</h2>
      <p role="status">{known.blocks.length === 0 ? words.blockedNobody : words.blockedHint}</p>
      <ul class="keys">
        {known.blocks.map(({ person, name: called, at }) => {
          const name = called === '' ? words.nameless : called;
          return (
            <li key={person} class="line">
              <span>
                {name}
                <small> · {words.since(new Date(at).toLocaleDateString(lang.value))}</small>
              </span>
              <button type="button" aria-label={words.unblockWho(name)} onClick={() => void unblock(person)}>
                {words.unblock}
              </button>
            </li>
          );
        })}
      </ul>
      <Fault says={fault} />
    </section>
  );
};
