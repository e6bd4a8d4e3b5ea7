/** Personal data on the server: sessions, an export, deletion. */

import { useState } from 'preact/hooks';
import type { Reply } from '../../../protocol/routes.ts';
import { call, type Failed, isFailure } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { goInstead } from '../../base/router.ts';
import { isKnown, lang, noLongerKnown } from '../../base/settings.ts';
import { t } from '../../base/text/text.ts';
import { explain } from '../../parts/faults.ts';
import { Fault } from '../../parts/form.tsx';
import { saveFile } from '../../parts/save-file.ts';
import type { PersonText } from './text/fr.ts';
import { usePersonText } from './words.ts';

type Session = Reply<'sessions'>['sessions'][number];

/** A program without a name. */
const NAMELESS = '?';

const Device = ({ of, words, end }: { of: Session; words: PersonText; end(): void }) => (
  <li class="line">
    <span>
      {of.device === '' || of.device === NAMELESS ? words.unknown : of.device}
      <small> · {of.here ? words.here : words.seen(new Date(of.seen).toLocaleDateString(lang.value))}</small>
    </span>
    {!of.here && (
      <button type="button" onClick={end}>
        {words.end}
      </button>
    )}
  </li>
);

export const OwnData = () => {
  const words = usePersonText();
  const [changes, setChanges] = useState(0);
  const [fault, setFault] = useState<string | undefined>();
  const [sure, setSure] = useState(false);
  const known = useFetched(() => (isKnown() ? call('sessions') : undefined), [], [changes]).value;
  if (words === undefined || known === undefined || isFailure(known)) return null;
  const { sessions } = known;
  const after = async <T extends object>(asked: Promise<T | Failed>, done: (answer: T) => void) => {
    const answer = await asked;
    setFault(isFailure(answer) ? explain(answer.code) : undefined);
    if (!isFailure(answer)) done(answer);
    setChanges((n) => n + 1);
  };
  const end = (id?: number) => void after(call('endSessions', id === undefined ? {} : { id }), () => {});
  const remove = () => {
    if (!sure) return setSure(true);
    void after(call('forget'), () => {
      noLongerKnown();
      goInstead('');
    });
  };
  return (
    <section class="moving own-data">
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      <ul class="keys">
        {sessions.map((of) => (
          <Device key={of.id} of={of} words={words} end={() => end(of.id)} />
        ))}
      </ul>
      <p class="line">
        {sessions.length > 1 && (
          <button type="button" onClick={() => end()}>
            {words.endOthers}
          </button>
        )}
        <button type="button" onClick={() => void after(call('export'), saveFile)}>
          {words.save}
        </button>
        <button type="button" class={sure ? 'sure' : ''} onClick={remove}>
          {sure ? t('sure') : words.remove}
        </button>
      </p>
      <p class="hint">{words.removeHint}</p>
      <Fault says={fault} />
    </section>
  );
};
