/** A button for one action, in the dock. */
import './css/action-button.css';
import { fits } from '../../../web/link/lesson.ts';
import type { ActionProps } from './dock-props.ts';

export const want = (wanted: string | undefined, move: string | undefined): string =>
  wanted !== undefined && move !== undefined && fits(wanted, move) ? 'wanted' : '';

type ActionButtonProps = ActionProps & { move: string; class?: string };

export const ActionButton = ({
  move,
  class: style = '',
  view,
  words,
  names,
  send,
  settled,
  wanted,
}: ActionButtonProps) => {
  const { title, note } = words.move(move, names, view);
  return (
    <div class="tiles one">
      <button
        type="button"
        class={`tile plain main ${style} ${want(wanted, move)}`}
        data-move={move}
        aria-keyshortcuts="Enter"
        onClick={() => settled() && send(move)}
      >
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </button>
    </div>
  );
};
