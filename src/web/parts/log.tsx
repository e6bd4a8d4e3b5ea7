/** All that was said, in sentences, the latest in sight. */
import { useEffect, useRef } from 'preact/hooks';
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { t } from '../text/text.ts';

export type Line = { readonly n: number; readonly text: string };

export const linesOf = (heard: readonly Said[], words: GameWords, names: Names, me: Seat | undefined): Line[] =>
  heard.flatMap((said, n) => {
    const text = words.fact(said, names, me);
    return text === undefined ? [] : [{ n, text }];
  });

export const Log = ({ lines }: { lines: readonly Line[] }) => {
  const end = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useEffect(() => {
    const list = end.current;
    if (list !== null && count > 0) list.scrollTop = list.scrollHeight;
  }, [count]);
  return (
    <div class="log">
      <h2>{t('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
      <ol ref={end} tabIndex={0} aria-label={t('log')}>
        {lines.map(({ n, text }) => (
          <li key={n}>{text}</li>
        ))}
      </ol>
    </div>
  );
};

/** What is new, for those who listen. */
export const Announcer = ({ lines, question }: { lines: readonly Line[]; question: string }) => {
  const heard = useRef(lines.length);
  const fresh = lines.slice(heard.current).map(({ text }) => text);
  useEffect(() => {
    heard.current = lines.length;
  });
  return (
    <div class="unseen" role="status" aria-live="polite" data-lines={lines.length}>
      {[...fresh, question].join(' ')}
    </div>
  );
};
