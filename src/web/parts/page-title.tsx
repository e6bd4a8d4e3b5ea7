/** The heading of a page, which is also the title of its tab. */
import { useEffect, useRef } from 'preact/hooks';
import { hasMoved } from '../base/router.ts';
import { nameTab } from '../base/title.ts';

/** Takes the focus after a change of page, so that keyboard and screen reader start here. */
export const PageTitle = ({ says }: { says: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => nameTab(says), [says]);
  useEffect(() => {
    const { activeElement: at } = document;
    if (hasMoved() && (at === null || at === document.body)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {says}
    </h1>
  );
};
