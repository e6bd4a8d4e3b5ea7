/** To a table by the code that one was told. */
import { useSignal } from '@preact/signals';
import { go } from '../router.ts';
import { t } from '../text/text.ts';
import { Form } from './form.tsx';

export const ByCode = () => {
  const code = useSignal('');
  const join = () => code.value.trim() !== '' && go('t', code.value.trim());
  return (
    <Form class="join" submit={join}>
      <label for="code">{t('joinByCode')}</label>
      <input
        id="code"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={12}
        placeholder="KOMUTADI"
        value={code}
        onInput={(event) => {
          code.value = event.currentTarget.value;
        }}
      />
      <button type="submit">{t('join')}</button>
    </Form>
  );
};
