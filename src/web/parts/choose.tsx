/** Radio buttons as chips, and a yes/no choice. */
import '../base/css/toggle.css';
import { useId } from 'preact/hooks';

type ChooseProps = {
  label: string;
  hint?: string | undefined;
  options: readonly Chip[];
  value: string;
  pick(value: string): void;
};
/** `hint`: shown while the chip is chosen. */
export type Chip = { readonly value: string; readonly label: string; readonly hint?: string | undefined };

export const Choose = ({ label, hint, options, value, pick }: ChooseProps) => {
  const id = useId();
  const said = hint ?? options.find((option) => option.value === value)?.hint;
  return (
    <fieldset class="choose">
      <legend>{label}</legend>
      <div class="chips">
        {options.map((option) => (
          <label key={option.value} class="chip">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => pick(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {said !== undefined && <p class="hint">{said}</p>}
    </fieldset>
  );
};

type ToggleProps = { label: string; hint?: string; on: boolean; disabled?: boolean; set(on: boolean): void };

export const Toggle = ({ label, hint, on, disabled, set }: ToggleProps) => (
  <label class="toggle">
    <input type="checkbox" checked={on} disabled={disabled === true} onChange={() => set(!on)} />
    <span class="knob" aria-hidden="true" />
    <span>
      <b>{label}</b>
      {hint !== undefined && <small>{hint}</small>}
    </span>
  </label>
);
