/** A form that opens a table by its code. */
import { useSignal } from '@preact/signals';
import { readCode } from '../../protocol/codes.ts';
import { go } from '../base/router.ts';
import { t } from '../base/text/text.ts';
import { Form } from './form.tsx';

export const CodeInput = ({
  id,
  label,
  value,
  set,
}: {
  id?: string;
  label?: string;
  value: string;
  set(code: string): void;
}) => (
  <input
    id={id}
    aria-label={label}
    autocomplete="off"
    autocapitalize="characters"
    spellcheck={false}
    maxLength={24}
    placeholder="KOMUTADI"
    value={value}
    onInput={(event) => set(event.currentTarget.value)}
  />
);

/** Stands for typed text without letters: no table has this code, and its page says so. */
const NO_CODE = '-';

export const ByCode = () => {
  const code = useSignal('');
  const join = () => code.value.trim() !== '' && go('t', readCode(code.value) || NO_CODE);
  return (
    <Form class="join" submit={join}>
      <label for="code">{t('joinByCode')}</label>
      <CodeInput
        id="code"
        value={code.value}
        set={(typed) => {
          code.value = typed;
        }}
      />
      <button type="submit">{t('join')}</button>
    </Form>
  );
};
