/** My turn on a hidden page is told by a note and the title. */
import { useEffect } from 'preact/hooks';
import { ring } from './sound.ts';

/** `question`: the one I am asked; none while I am not. */
export const useMyTurn = (question: number | undefined): void => {
  useEffect(() => {
    if (question === undefined) return;
    if (document.hidden) ring('turn');
    const title = document.title;
    document.title = `● ${title}`;
    return () => {
      document.title = title;
    };
  }, [question]);
};
