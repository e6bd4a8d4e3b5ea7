/** The log: all sentences of a game, grouped by turns. */
import '../base/css/log.css';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Emblem } from '../base/art/emblem.tsx';
import type { EmblemName } from '../base/art/emblems.ts';
import { t } from '../base/text/table.ts';
import type { Link, Talk } from '../link/link.ts';
import { Mask } from './mask.tsx';

export type Line = { readonly n: number; readonly text: string };
/** The emblem of a line, and the turn that begins with it. */
type LineMark = {
  readonly emblem?: EmblemName | undefined;
  readonly turn?: string | undefined;
  readonly seat?: Seat | undefined;
};
export type Marks = (line: Line) => LineMark;

/** Sentences of the facts from an index on. */
export const linesOf = (
  heard: readonly Said[],
  words: GameWords,
  names: Names,
  me: Seat | undefined,
  from = 0,
): Line[] =>
  heard.slice(from).flatMap((said, i) => {
    const text = words.fact(said, names, me);
    return text === undefined ? [] : [{ n: from + i, text }];
  });

type Turn = {
  readonly title: string | undefined;
  readonly seat: Seat | undefined;
  readonly lines: { readonly line: Line; readonly emblem: EmblemName | undefined }[];
};

const turnsOf = (lines: readonly Line[], marks: Marks): Turn[] => {
  const turns: Turn[] = [];
  for (const line of lines) {
    const mark = marks(line);
    if (mark.turn !== undefined || turns.length === 0) turns.push({ title: mark.turn, seat: mark.seat, lines: [] });
    turns.at(-1)?.lines.push({ line, emblem: mark.emblem });
  }
  return turns;
};

/** Unfolded turns; earlier ones are folded. */
const OPEN = 4;

type LogProps = { lines: readonly Line[]; marks?: Marks | undefined; shown: boolean };

export const Log = ({ lines, marks, shown }: LogProps) => {
  const end = useRef<HTMLElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (!shown) return;
    // with the next frame, which lays out anyway
    const frame = requestAnimationFrame(() => {
      if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [count, shown]);
  const turns = turnsOf(lines, marks ?? (() => ({})));
  const old = turns.slice(0, -OPEN);
  return (
    <div class="log">
      <h2>{t('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
      <section class="told" ref={end} tabIndex={0} aria-label={t('log')}>
        {old.length > 0 && (
          <details>
            <summary>{t('oldTurns')(old.length)}</summary>
            <Turns turns={old} first={0} />
          </details>
        )}
        <Turns turns={turns.slice(-OPEN)} first={old.length} />
      </section>
    </div>
  );
};

/** Cached: a new line does not render the older ones again. */
const plain = new WeakMap<Line, VNode>();

const drawnLine = ({ line, emblem }: Turn['lines'][number]): VNode => {
  if (emblem !== undefined)
    return (
      <li key={line.n} class="marked">
        <Emblem name={emblem} />
        {line.text}
      </li>
    );
  const drawn = plain.get(line) ?? <li key={line.n}>{line.text}</li>;
  plain.set(line, drawn);
  return drawn;
};

const Turns = ({ turns, first }: { turns: readonly Turn[]; first: number }) => (
  <>
    {turns.map(({ title, seat, lines }, i) => (
      <section key={`turn ${first + i}`} class="turn">
        {title !== undefined && (
          <h3>
            {seat !== undefined && <Mask seat={seat} />} {title}
          </h3>
        )}
        <ol>{lines.map(drawnLine)}</ol>
      </section>
    ))}
  </>
);

type AnnouncerProps = {
  link: Link;
  lines: readonly Line[];
  question: string;
  talk: readonly Talk[];
  /** Others would hear private lines: they are read while I press the seal. */
  mute: boolean;
};

/** New lines for screen readers. With another link nothing is new, such as a replay opened elsewhere. */
export const Announcer = ({ link, lines, question, talk, mute }: AnnouncerProps) => {
  const count = lines.length;
  const heard = useRef({ link, count });
  // stays until there is more, so that rendering again does not remove it
  const fresh = useMemo(() => {
    const from = heard.current.link === link ? heard.current.count : count;
    heard.current = { link, count };
    return lines.slice(from).map(({ text }) => text);
  }, [link, count]);
  const slip = talk.findLast(({ bot }) => bot === true);
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="false">
      {/* separate: a new question does not repeat the lines */}
      <p>{(!mute && fresh.join(' ')) || undefined}</p>
      <p>{question || undefined}</p>
      {/* last: remarks of bots must not delay what matters */}
      <p class="slip">{slip && `${slip.name} ${slip.says}`}</p>
    </div>
  );
};
