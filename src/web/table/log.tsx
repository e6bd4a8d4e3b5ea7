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
/** What a line is about, and the turn that begins with it. */
type LineMark = {
  readonly emblem?: EmblemName | undefined;
  readonly turn?: string | undefined;
  /** Whose turn. */
  readonly seat?: Seat | undefined;
};
export type Marks = (line: Line) => LineMark;

/** The sentences of what was heard from a place on. */
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

/** Turns that are open; earlier ones are folded. */
const OPEN = 4;

type LogProps = { lines: readonly Line[]; marks?: Marks | undefined; shown: boolean };

export const Log = ({ lines, marks, shown }: LogProps) => {
  const end = useRef<HTMLElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (!shown) return;
    // with the next picture: it is laid out then anyway
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

/** Drawn once: a long log costs the page nothing more when a line is added. */
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
  /** Others would hear what was told to me alone: it is read once I hold my cards. */
  mute: boolean;
};

/** What is new, for those who listen. With another link all is old: a replay that is opened elsewhere is not read out. */
export const Announcer = ({ link, lines, question, talk, mute }: AnnouncerProps) => {
  const count = lines.length;
  const heard = useRef({ link, count });
  // it stands until there is more: what is drawn again meanwhile must not take it away
  const fresh = useMemo(() => {
    const from = heard.current.link === link ? heard.current.count : count;
    heard.current = { link, count };
    return lines.slice(from).map(({ text }) => text);
  }, [link, count]);
  const slip = talk.findLast(({ bot }) => bot === true);
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="false">
      {/* apart: what was heard is not said again when something is asked */}
      <p>{(!mute && fresh.join(' ')) || undefined}</p>
      <p>{question || undefined}</p>
      {/* last: what a bot lets slip keeps nobody from what matters */}
      <p class="slip">{slip && `${slip.name} ${slip.says}`}</p>
    </div>
  );
};
