/** Why the big screen shows no table, to be read from the sofa, and how to go on: another code, a table of its own, patience. */
import { useState } from 'preact/hooks';
import { Emblem } from '../art/emblem.tsx';
import { CodeInput } from '../parts/by-code.tsx';
import { Form } from '../parts/form.tsx';
import { href } from '../router.ts';
import { t } from '../text/text.ts';
import type { WallText } from './text/fr.ts';

const KINDS = {
  expired: 'noTable',
  malformed: 'noTable',
  renewed: 'old',
  'no-table': 'ended',
  'not-invited': 'refused',
  banned: 'refused',
  'no-watchers': 'refused',
  'host-asked': 'waits',
  'too-fast': 'tooFast',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'failed';

const isKnown = (code: string): code is keyof typeof KINDS => Object.hasOwn(KINDS, code);
const kindOf = (code: string): Kind => (isKnown(code) ? KINDS[code] : 'failed');

/** The page around this one is loaded anew, so that its address leads to the same table the next time. */
const showAt = (code: string): void =>
  window.parent.location.replace(new URL(href('w', code), window.parent.location.href));

type Props = { text: WallText; code: string; retry(): void; open(): void };

export const WallTrouble = ({ text, code, retry, open }: Props) => {
  const kind = kindOf(code);
  const { title, what } = text.troubles[kind];
  const again = kind === 'failed' || kind === 'tooFast';
  return (
    <main class="wall-said trouble">
      <Emblem name={kind === 'waits' ? 'masks' : 'doubt'} class="big" />
      <h1>{title}</h1>
      <p role="status">{what}</p>
      {!again && kind !== 'waits' && <OtherCode text={text} />}
      {kind !== 'waits' && (
        <button type="button" class="primary big go-on" onClick={again ? retry : open}>
          {again ? text.again : text.openHere}
        </button>
      )}
    </main>
  );
};

const OtherCode = ({ text }: { text: WallText }) => {
  const [code, setCode] = useState('');
  return (
    <Form class="other-code" submit={() => code.trim() !== '' && showAt(code.trim())}>
      <CodeInput label={t('joinByCode')} value={code} set={setCode} />
      <button type="submit" class="big">
        {text.showThis}
      </button>
    </Form>
  );
};

/** A table of its own, in place of the one that could not be shown. */
export const showOwn = (): void => showAt('');
