/** What every table has around it: the bar and the sheets it opens, what stands beside on a wide screen, and what is read aloud. */
import '../css/table.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import type { Link, Seen } from '../link/link.ts';
import { t } from '../text/text.ts';
import { Bar } from './bar.tsx';
import { ClockContext } from './clock.tsx';
import { useKeys } from './keys.tsx';
import { Announcer, type Line, Log, linesOf, type Marks } from './log.tsx';
import { SettingsTool } from './settings-tool.tsx';
import { Sheet } from './sheet.tsx';

/** How people are called, and all that was said. */
export const useTold = (link: Link, { view, heard }: Seen, words: GameWords): { names: Names; lines: Line[] } => {
  const people = link.people.value;
  const names = (seat: Seat) => people[seat]?.name ?? seat;
  return { names, lines: useMemo(() => linesOf(heard, words, names, view.me), [heard, words, people, view.me]) };
};

type Props = {
  link: Link;
  seen: Seen;
  words: GameWords;
  names: Names;
  lines: readonly Line[];
  marks?: Marks | undefined;
  /** What is read aloud, where the screen is behind; else the lines. */
  told?: readonly Line[];
  asked: boolean;
  class: string;
  style?: Readonly<Record<string, string>>;
  /** Wherever the table is touched, before what is touched hears of it. */
  touched?: ((event: Event) => void) | undefined;
  tools: ComponentChildren;
  help: { readonly title: string; readonly content: ComponentChildren };
  /** Above the log. Where that is the help itself, a wide screen needs no button for it. */
  beside: ComponentChildren;
  /** What people say, below the log. */
  chat?: ComponentChildren;
  children: ComponentChildren;
};

export const AtTable = (props: Props) => {
  const { link, seen, words, names, lines, marks, told = lines, asked } = props;
  const { style, touched, tools, help, beside, chat, children } = props;
  const [open, setOpen] = useState<'log' | 'help' | undefined>();
  const close = () => setOpen(undefined);
  const main = useRef<HTMLElement>(null);
  useKeys(main);
  const log = useMemo(() => <Log lines={lines} marks={marks} />, [lines, marks]);
  return (
    <ClockContext.Provider value={link.clock.value}>
      <main
        class={`at-table ${props.class} ${seen.view.me === undefined ? 'watching' : ''}`}
        style={style}
        onClickCapture={touched}
        ref={main}
      >
        {touched !== undefined && (
          <button type="button" class="unseen skip" tabIndex={-1} aria-keyshortcuts="Space">
            {t('skip')}
          </button>
        )}
        <Bar link={link} title={words.title}>
          {tools}
          <SettingsTool />
          <button type="button" class="tool" onClick={() => setOpen('log')}>
            {t('log')}
          </button>
          <button
            type="button"
            class={beside === help.content ? 'tool' : 'tool always'}
            onClick={() => setOpen('help')}
          >
            {t('help')}
          </button>
        </Bar>
        {children}
        <aside class="beside">
          {beside}
          {log}
          {chat}
        </aside>
        <Announcer link={link} lines={told} question={asked ? words.phase(seen.view, names) : ''} />
        {open !== undefined && (
          <Sheet title={open === 'log' ? t('log') : help.title} close={close}>
            {open === 'log' ? log : help.content}
            {open === 'help' && <p class="keys hint">{t('keys')}</p>}
          </Sheet>
        )}
      </main>
    </ClockContext.Provider>
  );
};
