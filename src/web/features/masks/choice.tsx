/** Chooses a mask: a form, twelve per page, and its materials. It is kept on this device. */
import './css/choice.css';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { FINISHES, FORMS, type Form, usualFinish } from '../../../words/masks.ts';
import { mask } from '../../base/own-mask.ts';
import { Mask } from '../../table/mask.tsx';
import { useMaskText } from './text.ts';

const AT_ONCE = 12;

/** `taken`: forms worn by others at this table. */
export const MaskChoice = ({ seat, taken }: { seat: Seat; taken: readonly Form[] }) => {
  const text = useMaskText();
  const { form, finish } = mask.value;
  const [from, setFrom] = useState(FORMS.indexOf(form) < AT_ONCE ? 0 : AT_ONCE);
  return (
    <div class="mask-choice">
      <div class="forms" role="radiogroup" aria-label={text?.mask}>
        {FORMS.slice(from, from + AT_ONCE).map((one) => (
          <label key={one} class={taken.includes(one) ? 'taken' : ''} title={text?.forms[one].name}>
            <input
              type="radio"
              name="form"
              checked={one === form}
              disabled={taken.includes(one)}
              aria-label={text?.forms[one].name}
              onChange={() => {
                mask.value = { form: one, finish: finish === usualFinish(form) ? usualFinish(one) : finish };
              }}
            />
            <Mask seat={seat} worn={{ form: one, finish: one === form ? finish : usualFinish(one) }} />
          </label>
        ))}
      </div>
      <p class="hint">
        <button type="button" onClick={() => setFrom(from === 0 ? AT_ONCE : 0)}>
          {text?.more} ▸
        </button>{' '}
        {taken.length > 0 && text !== undefined && `· ${text.pale}`}
      </p>
      <div class="finishes" role="radiogroup" aria-label={text?.finish}>
        {FINISHES.map((one) => (
          <label key={one} title={text?.finishes[one]}>
            <input
              type="radio"
              name="finish"
              checked={one === finish}
              aria-label={text?.finishes[one]}
              onChange={() => {
                mask.value = { form, finish: one };
              }}
            />
            <Mask seat={seat} worn={{ form, finish: one }} />
          </label>
        ))}
      </div>
    </div>
  );
};
