/** Asks the expert, where the game has one. */
import { useState } from 'preact/hooks';
import { roomOf } from '../games.ts';
import type { Link } from '../link/link.ts';
import { t } from '../text/text.ts';
import { HintSheet } from './hint.tsx';

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
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">✦</span>
      </button>
      {open && <HintSheet link={link} close={() => setOpen(false)} />}
    </>
  );
};
