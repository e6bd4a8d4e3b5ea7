/** Passkeys: create, list, sign in. */

import { useState } from 'preact/hooks';
import { textsOf } from '../../../words/languages.ts';
import { call, isFailure, signIn } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { goInstead } from '../../base/router.ts';
import { called, lang, name } from '../../base/settings.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import { t } from '../../base/text/more.ts';
import { explain } from '../../parts/faults.ts';
import { Fault } from '../../parts/form.tsx';
import type { PasskeyText } from './text/fr.ts';

const { use: useWords } = catalogue(textsOf<PasskeyText>((lang) => import(`./text/${lang}.ts`)));

/** Browsers offer them over https and on localhost, and only for host names. */
const canPasskey = (): boolean =>
  ONLINE && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Fetched in advance, since browsers ask only right after a click. */
const fetchLibrary = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof fetchLibrary>>;

const ALREADY = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

const make = async (library: Library, words: PasskeyText): Promise<string | undefined> => {
  const who = await signIn(called());
  const wanted = isFailure(who) ? who : await call('newPasskey');
  if (isFailure(wanted)) return explain(wanted.code);
  try {
    const added = await call('addPasskey', await library.startRegistration({ optionsJSON: wanted }));
    return isFailure(added) ? explain(added.code) : undefined;
  } catch (error) {
    return error instanceof library.WebAuthnError && error.code === ALREADY ? words.already : words.stopped;
  }
};

const use = async (library: Library, words: PasskeyText): Promise<string | undefined> => {
  const asked = await call('askPasskey');
  if (isFailure(asked)) return explain(asked.code);
  const used = await library.startAuthentication({ optionsJSON: asked }).catch(() => undefined);
  if (used === undefined) return words.stopped;
  const moved = await call('usePasskey', used);
  if (isFailure(moved)) return moved.code === 'expired' ? words.unknown : explain(moved.code);
  name.value = moved.person.name;
  goInstead('games');
  return undefined;
};

export const Passkeys = () => {
  const able = canPasskey();
  const words = useWords(able);
  const library = useFetched(() => (able ? fetchLibrary() : undefined), []).value;
  const [changes, setChanges] = useState(0);
  const [fault, setFault] = useState<string | undefined>();
  const known = useFetched(() => (able ? call('passkeys') : undefined), [], [changes]).value;
  if (words === undefined || library === undefined) return null;
  const list = known === undefined || isFailure(known) ? [] : known.passkeys;
  const after = (work: Promise<string | undefined>) =>
    void work.then((why) => {
      setFault(why);
      setChanges((n) => n + 1);
    });
  const remove = async (id: string) => {
    const removed = await call('removePasskey', { id });
    return isFailure(removed) ? explain(removed.code) : undefined;
  };
  return (
    <section class="moving">
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      <ul class="keys">
        {list.map(({ id, created }) => (
          <li key={id} class="line">
            <span>{words.made(new Date(created).toLocaleDateString(lang.value))}</span>
            <button type="button" onClick={() => after(remove(id))}>
              {t('remove')}
            </button>
          </li>
        ))}
      </ul>
      <p class="line">
        <button type="button" onClick={() => after(make(library, words))}>
          {words.make}
        </button>
        <button type="button" onClick={() => after(use(library, words))}>
          {words.use}
        </button>
      </p>
      <Fault says={fault} />
    </section>
  );
};
