/** By a spoken code, or by an invitation's link. One needs a name, and nothing else. */
import { useState } from 'preact/hooks';
import { call, isFailure, signIn } from '../online/api.ts';
import { PageHead } from '../parts/foot.tsx';
import { Form } from '../parts/form.tsx';
import { NameField } from '../parts/name.tsx';
import { goInstead } from '../router.ts';
import { name } from '../settings.ts';
import { t } from '../text/text.ts';
import { explain, kindOf, Trouble } from './trouble.tsx';

/** An invitation is long; a code is short enough to be said. */
const SPOKEN = 12;

export const Join = ({ rest }: { rest: string }) => {
  const word = decodeURIComponent(rest);
  const [trouble, setTrouble] = useState<string | undefined>();
  const [fault, setFault] = useState<string | undefined>();
  const join = async () => {
    setFault(undefined);
    const who = await signIn(name.value);
    if (isFailure(who)) return who.code === 'unreachable' ? setTrouble(who.code) : setFault(explain(who.code));
    const found = await call('join', word.length > SPOKEN ? { invite: word } : { code: word });
    if (isFailure(found)) return setTrouble(found.code);
    goInstead('table', found.table);
  };
  if (trouble !== undefined) return <Trouble kind={kindOf(trouble)} retry={() => setTrouble(undefined)} />;
  return (
    <main class="page narrow">
      <PageHead title={t('joinTable')} />
      <Form submit={join}>
        <NameField />
        {fault !== undefined && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <button type="submit" class="primary big" disabled={name.value.trim() === ''}>
          {t('join')}
        </button>
      </Form>
    </main>
  );
};
