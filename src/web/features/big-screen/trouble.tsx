/** Error screens of the big screen. */
import { useState } from 'preact/hooks';
import { Emblem } from '../../base/art/emblem.tsx';
import { useFetched } from '../../base/fetched.ts';
import { href } from '../../base/router.ts';
import { t } from '../../base/text/text.ts';
import { CodeInput } from '../../parts/by-code.tsx';
import { Form } from '../../parts/form.tsx';
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
  unreachable: 'failed',
} as const;

const isKnown = (code: string): code is keyof typeof KINDS => Object.hasOwn(KINDS, code);
/** Errors that may pass. */
const PASSING = ['too-fast', 'unreachable', 'closing', 'internal'];

/** Reloads the outer page, so that its address keeps leading to this table. */
const showAt = (code: string): void =>
  window.parent.location.replace(new URL(href('w', code), window.parent.location.href));

type Props = { text: WallText; code: string; retry(): void; open(): void };

export const WallTrouble = ({ text, code, retry, open }: Props) => {
  const own = isKnown(code) ? text.troubles[KINDS[code]] : undefined;
  const faults = useFetched(() => (own === undefined ? import('../../parts/faults.ts') : undefined), [own]).value;
  const { title, what } = own ?? faults?.troubleOf(code) ?? { title: '', what: '' };
  const again = PASSING.includes(code);
  const waits = code === 'host-asked';
  return (
    <main class="wall-said trouble">
      <Emblem name={waits ? 'masks' : 'doubt'} class="big" />
      <h1>{title}</h1>
      <p role="status">{what}</p>
      {!again && !waits && <OtherCode text={text} />}
      {!waits && (
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

/** A new table in place of the one that failed. */
export const showOwn = (): void => showAt('');
