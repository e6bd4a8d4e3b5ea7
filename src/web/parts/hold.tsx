/** A button for what cannot be undone: it is held down for a moment, pressed twice, or chosen under the seal. */
import '../base/css/hold.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../base/text/table.ts';
import { isDeliberate } from './lifted.ts';

/** Milliseconds; hold.css repeats the number. */
const HELD = 600;

type Props = {
  class?: string;
  move?: string | undefined;
  keys?: string | undefined;
  disabled?: boolean;
  settled?: () => boolean;
  done(): void;
  children: ComponentChildren;
};

export const Hold = ({ class: style = '', move, keys, disabled = false, settled, done, children }: Props) => {
  const [sure, setSure] = useState(false);
  const [down, setDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const lift = () => {
    clearTimeout(timer.current);
    setDown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = () => {
    if (settled?.() === false) return;
    held.current = false;
    setDown(true);
    timer.current = setTimeout(() => {
      held.current = true;
      setDown(false);
      done();
    }, HELD);
  };
  const click = () => {
    if (held.current || settled?.() === false) return;
    if (isDeliberate()) return done();
    if (sure) done();
    setSure(!sure);
  };
  return (
    <button
      type="button"
      class={`hold ${style} ${down ? 'down' : ''} ${sure ? 'sure' : ''}`}
      disabled={disabled}
      data-move={move}
      aria-keyshortcuts={keys}
      onPointerDown={press}
      onPointerUp={lift}
      onPointerLeave={lift}
      onPointerCancel={lift}
      onContextMenu={(event) => event.preventDefault()}
      onClick={click}
      onBlur={() => setSure(false)}
    >
      <span class="fills" aria-hidden="true" />
      <span class="says">
        {children}
        <small key={`${sure}`}>{sure ? t('sure') : t('holdIt')}</small>
      </span>
    </button>
  );
};
