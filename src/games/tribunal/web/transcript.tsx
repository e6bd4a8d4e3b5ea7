/** The transcript of today's debate, the newest line at the bottom. */
import './css/transcript.css';
import type { ComponentChildren, TargetedEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { People } from '../../../web/link/link.ts';
import { Mask } from '../../../web/table/mask.tsx';
import { useLook } from '../../../web/table/stage/drawing.tsx';
import type { GameWords, Names } from '../../../words/words.ts';
import { says } from '../rules/facts.ts';
import { understand } from '../rules/free-speech.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { type Ask, type Reply, repliesTo } from './answering.ts';
import { type Accused, accusedMost, transcript, voicesToday } from './spoken.ts';

type Props = {
  view: TribunalView;
  text: TribunalText;
  words: GameWords;
  names: Names;
  people: People;
  told: readonly Said[];
  /** Undefined if I may not reply to lines. */
  say: ((move: string) => void) | undefined;
};

/** How bots understood free words; nothing without bots. */
export const takenAs = (
  { text, names, people }: Pick<Props, 'text' | 'names' | 'people'>,
  by: Seat,
  words: string,
): string | undefined => {
  if (!Object.values(people).some((person) => person?.bot === true)) return undefined;
  const meant = understand(by, words, (seat) => people[seat]?.name ?? '');
  const said = meant.map((one) => (one.length === 1 ? text.takenPlain[one[0]] : text.takenOf[one[0]](names(one[1]))));
  return text.takenAs(said.length === 0 ? undefined : said.join(' · '));
};

const marked = (line: string, called: readonly string[]): ComponentChildren[] => {
  const found = called.filter((name) => name !== '' && line.includes(name));
  if (found.length === 0) return [line];
  const name = found.reduce((one, other) => (line.indexOf(other) < line.indexOf(one) ? other : one));
  const at = line.indexOf(name);
  return [line.slice(0, at), <em key={`${line.length}`}>{name}</em>, ...marked(line.slice(at + name.length), called)];
};

type RepliesProps = { replies: readonly Reply[]; text: TribunalText; say(move: string): void };
const Replies = ({ replies, text, say }: RepliesProps) => (
  <span class="replies" ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}>
    {replies.map(({ as, move }) => (
      <button type="button" key={move} class="chip-button" data-move={move} onClick={() => say(move)}>
        {text.replies[as]}
      </button>
    ))}
  </span>
);

/** A list that keeps its newest line in view, unless the reader has scrolled back. */
const useNewest = (count: number) => {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  useLook(() => {
    const { current } = list;
    if (current === null || !follows.current) return undefined;
    const { scrollHeight } = current;
    return () => {
      current.scrollTop = scrollHeight;
    };
  }, [count]);
  // the floor below changes its height: the newest line stays in view
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const resized = new ResizeObserver(() => {
      if (follows.current) current.scrollTop = current.scrollHeight;
    });
    resized.observe(current);
    return () => resized.disconnect();
  }, []);
  const onScroll = ({ currentTarget }: TargetedEvent<HTMLOListElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    follows.current = scrollTop + clientHeight > scrollHeight - 24;
  };
  return { ref: list, onScroll };
};

export const Transcript = (props: Props) => {
  const { view, text, words, names, told, say } = props;
  const [touched, touch] = useState<Said | undefined>();
  const ask: Ask = (by, about) => text.askLine(names(by), names(about));
  const lines = transcript(told);
  const newest = useNewest(lines.length);
  const called = view.seats.map(names);
  return (
    <ol
      class="transcript"
      aria-label={text.transcript}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      {...newest}
    >
      {lines.map((said, i) => {
        const [by] = said;
        const taken = says(said, 'spoke') ? takenAs(props, by, said[2]) : undefined;
        const whispered = says(said, 'whispered');
        const replies = say === undefined ? [] : repliesTo(view, lines, said, ask);
        const line = whispered ? (
          words.fact(said, names, view.me)
        ) : (
          <>
            <b>{names(by)}</b> {marked(words.stage?.uttered?.(said, names) ?? '', called)}
          </>
        );
        const isTouched = touched === said && replies.length > 0;
        return (
          <li key={`${i + 1} ${said.join(' ')}`} class={whispered ? 'whispered' : ''}>
            <Mask seat={by} />
            <div>
              {replies.length === 0 ? (
                <p>{line}</p>
              ) : (
                <button
                  type="button"
                  class="bare line"
                  aria-expanded={isTouched}
                  title={text.aboutLine}
                  onClick={() => touch(isTouched ? undefined : said)}
                >
                  {line}
                </button>
              )}
              {taken !== undefined && <small>{taken}</small>}
              {isTouched && say !== undefined && (
                <Replies
                  {...{ replies, text }}
                  say={(move) => {
                    say(move);
                    touch(undefined);
                  }}
                />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
};

/** The two most accused behind the rail, which is there from the start. */
export const Accusing = ({ view, text, names, told }: Props) => {
  const pair = accusedMost(voicesToday(told)).filter(({ seat }) => view.players[seat].status === 'in');
  return (
    <div class="accused">
      {pair.map((one, i) => (
        <Standing key={one.seat} {...one} names={names} text={text} facing={i === 0 ? 'right' : 'left'} />
      ))}
    </div>
  );
};

type StandingProps = Accused & { names: Names; text: TribunalText; facing: 'left' | 'right' };
const Standing = ({ seat, voices, names, text, facing }: StandingProps) => (
  <span class={`stands faces-${facing}`}>
    <Mask seat={seat} />
    <span>
      <b>{names(seat)}</b>
      <small key={voices}>{text.voices(voices)}</small>
    </span>
  </span>
);
