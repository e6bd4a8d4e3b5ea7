/** Moves a person to another device by a code: name, seats and games go along. */
import { useState } from 'preact/hooks';
import { call, isFailure } from '../../base/api.ts';
import { goInstead } from '../../base/router.ts';
import { name } from '../../base/settings.ts';
import { t } from '../../base/text/more.ts';
import { explain } from '../../parts/faults.ts';
import { Fault, Form } from '../../parts/form.tsx';

export const Moving = () => {
  const [code, setCode] = useState<string | undefined>();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const show = async () => {
    const made = await call('recovery');
    setFault(isFailure(made) ? explain(made.code) : undefined);
    if (!isFailure(made)) setCode(made.code);
  };
  const move = async () => {
    const moved = await call('recover', { code: typed });
    if (isFailure(moved)) return setFault(moved.code === 'expired' ? t('noSuchCode') : explain(moved.code));
    name.value = moved.person.name;
    goInstead('games');
  };
  return (
    <section class="moving">
      <h2>{t('otherDevice')}</h2>
      <p>{t('otherDeviceHint')}</p>
      <p role="status">
        {code === undefined ? (
          <button type="button" onClick={() => void show()}>
            {t('showCode')}
          </button>
        ) : (
          <b>{code}</b>
        )}
      </p>
      <Form class="line" submit={() => typed.trim() !== '' && void move()}>
        <input
          aria-label={t('typeCode')}
          placeholder={t('typeCode')}
          maxLength={24}
          autocomplete="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit">{t('moveHere')}</button>
      </Form>
      <Fault says={fault} />
    </section>
  );
};
