/** A modal sheet, closed by its button, by Escape, or by a touch beside it. It moves nothing beneath. */
import '../base/css/sheet.css';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../base/text/text.ts';

type Props = { title: string; class?: string; close(): void; children: ComponentChildren };

/** Sheets are part of the page, and are covered with it: under a seal a modal one could not be reached. */
export const Flat = createContext(false);

export const Sheet = ({ title, class: style = '', close, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const flat = useContext(Flat);
  // content may measure its place only once the dialog is open
  useLayoutEffect(() => {
    const open = dialog.current;
    if (open !== null && !open.open) flat ? open.show() : open.showModal();
    return () => open?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class={`sheet ${flat ? 'flat' : ''} ${style}`}
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
