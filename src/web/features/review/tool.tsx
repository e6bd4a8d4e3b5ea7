/** Opens the expert's hint, for games with an expert. */
import { useEffect } from 'preact/hooks';
import { hasLevels } from '../../base/games.ts';
import { t } from '../../base/text/more.ts';
import type { Link } from '../../link/link.ts';
import { advice } from '../../table/advice.ts';
import { HintNote } from './hint.tsx';

export const ExpertTool = ({ link }: { link: Link }) => {
  const open = advice.value !== undefined;
  const close = () => {
    advice.value = undefined;
  };
  useEffect(() => close, [link]);
  const view = link.seen.value?.view;
  if (view?.me === undefined || view.over !== null || !hasLevels(view.game)) return null;
  return (
    <button
      type="button"
      class="tool always ask-expert"
      aria-label={t('hint')}
      title={t('hint')}
      aria-expanded={open}
      onClick={({ currentTarget }) => {
        // the next key is for the table
        currentTarget.blur();
        advice.value = open ? undefined : () => <HintNote link={link} close={close} />;
      }}
    >
      <span aria-hidden="true">✦</span>
    </button>
  );
};
