/** Signals one's turn: in the title, and on hidden pages by sound and notification. */
import { computed, effect, untracked } from '@preact/signals';
import { notices } from '../base/settings.ts';
import { callInTab } from '../base/title.ts';
import { isAsked, type Link } from '../link/link.ts';
import { ring } from '../parts/sound.ts';

/** Follows the link rather than the screen, since hidden pages are rarely painted. */
export const callToTurn = (link: Link): (() => void) => {
  const mine = computed(() => {
    const view = link.seen.value?.view;
    return view !== undefined && isAsked(view) ? view.question : undefined;
  });
  return effect(() => {
    if (mine.value === undefined) return;
    callInTab(true);
    const hush = untracked(() => {
      if (!document.hidden) return undefined;
      ring('turn');
      return notices.value === 'on' ? import('../parts/notice.ts').then(({ tellTurn }) => tellTurn()) : undefined;
    });
    return () => {
      callInTab(false);
      void hush?.then((end) => end());
    };
  });
};
