/** Forms that stay on their page. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../base/text/text.ts';

export const Form = ({ class: style, submit, children }: FormProps) => (
  <form
    class={style ?? ''}
    onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}
  >
    {children}
  </form>
);
type FormProps = { class?: string; submit(): unknown; children: ComponentChildren };

/** An error message, announced to screen readers at once. */
export const Fault = ({ says }: { says: string | undefined }) =>
  says === undefined ? null : (
    <p class="fault" role="alert">
      {says}
    </p>
  );

export const Line = ({ label, longest, send }: { label: string; longest: number; send(text: string): void }) => {
  const [text, setText] = useState('');
  const submit = () => {
    if (text.trim() !== '') send(text.trim());
    setText('');
  };
  return (
    <Form class="line" submit={submit}>
      <input
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">{t('say')}</button>
    </Form>
  );
};
