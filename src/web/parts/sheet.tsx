/** A modal sheet, closed by its button, by Escape, or by a touch beside it. It moves nothing beneath. */
import '../base/css/sheet.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../base/text/text.ts';

type Props = { title: string; class?: string; close(): void; children: ComponentChildren };

export const Sheet = ({ title, class: style = '', close, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // content may measure its place only once the dialog is open
  useLayoutEffect(() => {
    const open = dialog.current;
    if (open !== null && !open.open) open.showModal();
    return () => open?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class={`sheet ${style}`}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="inside">
        <button type="button" class="close" onClick={close} aria-label={t('close')}>
          ×
        </button>
        {children}
      </div>
    </dialog>
  );
};
