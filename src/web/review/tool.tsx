/** Asks the expert, where the game has one. */
import { useState } from 'preact/hooks';
import { roomOf } from '../games.ts';
import type { Link } from '../link/link.ts';
import { t } from '../text/text.ts';
import { HintNote } from './hint.tsx';

export const ExpertTool = ({ link }: { link: Link }) => {
  const [open, setOpen] = useState(false);
  const view = link.seen.value?.view;
  if (view?.me === undefined || view.over !== null || roomOf(view.game)?.levels !== true) return null;
  return (
    <>
      <button
        type="button"
        class="tool always ask-expert"
        aria-label={t('hint')}
        title={t('hint')}
        aria-expanded={open}
        onClick={({ currentTarget }) => {
          // the next key is for the table
          currentTarget.blur();
          setOpen(!open);
        }}
      >
        <span aria-hidden="true">✦</span>
      </button>
      {open && <HintNote link={link} close={() => setOpen(false)} />}
    </>
  );
};
