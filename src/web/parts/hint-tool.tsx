/** Asks the expert, where one wishes it and the game has one. */
import { useState } from 'preact/hooks';
import { useFetched } from '../fetched.ts';
import { roomOf } from '../games.ts';
import type { Link } from '../link/link.ts';
import { hints } from '../settings.ts';
import { t } from '../text/text.ts';

export const HintTool = ({ link }: { link: Link }) => {
  const [open, setOpen] = useState(false);
  const HintSheet = useFetched(() => (open ? import('../review/hint.tsx') : undefined), [open]).value?.HintSheet;
  const view = link.seen.value?.view;
  const shared = link.passed !== undefined || link.shared !== undefined;
  if (hints.value === 'off' || shared || view?.me === undefined || view.over !== null) return null;
  if (roomOf(view.game)?.levels !== 'nets') return null;
  return (
    <>
      <button
        type="button"
        class="tool always gear ask-expert"
        aria-label={t('hint')}
        title={t('hint')}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">✦</span>
      </button>
      {open && HintSheet !== undefined && <HintSheet link={link} close={() => setOpen(false)} />}
    </>
  );
};
