/** The surroundings of every table: title bar, sheets, side column, screen-reader texts. */
import '../base/css/table.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { putInPage } from '../base/art/in-page.ts';
import { t } from '../base/text/table.ts';
import type { Link, Snapshot } from '../link/link.ts';
import { useKeys } from '../parts/keys.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Bar } from './bar.tsx';
import { ClockContext } from './clock.tsx';
import { LiftSeal } from './lift-seal.tsx';
import { Announcer, type Line, Log, linesOf } from './log.tsx';
import { Seated } from './mask.tsx';
import { SettingsTool } from './settings-tool.tsx';
import type { TableProps } from './table-props.ts';
import { handBeside, where, wholeWall } from './where.ts';

const goesOn = (heard: readonly Said[], before: readonly Said[]): boolean =>
  heard.length >= before.length &&
  before.every((said, i) => said === heard[i] || said.join(' ') === heard[i]?.join(' '));

type Lines = { readonly heard: readonly Said[]; readonly lines: readonly Line[]; readonly by: readonly unknown[] };

/** Names and the log. Sentences are not rendered twice. */
export const useTold = (
  link: Link,
  { view, heard }: Snapshot,
  words: GameWords,
): { names: Names; lines: readonly Line[] } => {
  const people = link.people.value;
  const names = useMemo(() => (seat: Seat) => people[seat]?.name ?? seat, [people]);
  const told = useRef<Lines>({ heard: [], lines: [], by: [] });
  const lines = useMemo(() => {
    const by = [words, people, view.me];
    const { current: old } = told;
    const known = by.every((one, i) => one === old.by[i]) && goesOn(heard, old.heard);
    const fresh = linesOf(heard, words, names, view.me, known ? old.heard.length : 0);
    told.current = { heard, by, lines: known ? [...old.lines, ...fresh] : fresh };
    return told.current.lines;
  }, [heard, words, people, view.me]);
  return { names, lines };
};

const WIDE = matchMedia('(width >= 1100px)');

export const useWide = (): boolean => {
  const [wide, setWide] = useState(WIDE.matches);
  useEffect(() => {
    const follow = () => setWide(WIDE.matches);
    WIDE.addEventListener('change', follow);
    return () => WIDE.removeEventListener('change', follow);
  }, []);
  return wide;
};

/** Games whose tables are in the page: two while one table follows another. */
const atOnce: string[] = [];

const showStyles = (): void => {
  const { dataset } = document.documentElement;
  const game = atOnce.at(-1);
  if (game === undefined) delete dataset.game;
  else dataset.game = game;
};

/** While a game's table is open, the styles of other pages do not apply (vite.config.ts). */
const useStylesOf = (game: string): void =>
  useLayoutEffect(() => {
    atOnce.push(game);
    showStyles();
    return () => {
      atOnce.splice(atOnce.indexOf(game), 1);
      showStyles();
    };
  }, [game]);

const SEEN = 1500;

const useDrawings = (game: string): void =>
  useEffect(() => {
    const timer = setTimeout(putInPage, SEEN, game);
    return () => clearTimeout(timer);
  }, [game]);

export const AtTable = (props: TableProps) => {
  const { link, seen, words, names, lines, marks, told = lines, asked, talk = [], lifts = false, stake } = props;
  const { covers = false, covered = false } = props;
  const { style, touched, tools, help, beside, chat, children } = props;
  const [open, setOpen] = useState<'log' | 'help' | undefined>();
  const close = () => setOpen(undefined);
  const main = useRef<HTMLElement>(null);
  useKeys(main);
  useStylesOf(seen.view.game);
  useDrawings(seen.view.game);
  const wide = useWide();
  const shown = wide || open === 'log';
  const log = useMemo(
    () => <Log lines={lines} marks={shown ? marks : undefined} shown={shown} />,
    [lines, marks, shown],
  );
  const shownOn = where.value;
  const [OnWall, Hand] = [wholeWall.value, handBeside.value];
  if (shownOn === 'wall') return OnWall === undefined ? null : <OnWall {...props} told={told} />;
  return (
    <Seated.Provider value={link.people.value}>
      <ClockContext.Provider value={link.clock.value}>
        <main
          class={`at-table ${props.class} ${seen.view.me === undefined ? 'watching' : ''} ${shownOn !== 'hand' ? '' : `in-hand ${asked ? 'called' : ''}`} ${covers ? 'covers' : ''} ${covered ? 'covered' : ''} ${link.connection.value === 'gone' ? 'unlinked' : ''}`}
          style={style}
          onClickCapture={shownOn === 'hand' ? undefined : touched}
          ref={main}
        >
          {shownOn === 'hand' && Hand !== undefined && <Hand view={seen.view} called={asked} {...{ names, stake }} />}
          {covers && seen.view.over === null && <LiftSeal question={seen.view.question} lifts={lifts} />}
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
              class={beside === help.content && shownOn !== 'hand' ? 'tool' : 'tool always'}
              onClick={() => setOpen('help')}
            >
              {t('help')}
            </button>
          </Bar>
          {children}
          <aside class="beside">
            {wide && beside}
            {log}
            {wide && chat}
          </aside>
          {/* lifting cards adds older private lines, which are not news */}
          <Announcer
            key={`${covered}`}
            link={link}
            lines={told}
            mute={covered && shownOn === 'hand'}
            question={`${asked ? words.phase(seen.view, names) : ''} ${props.also ?? ''}`.trim()}
            talk={talk}
          />
          {open !== undefined && (
            <Sheet title={open === 'log' ? t('log') : help.title} close={close}>
              {open === 'log' ? log : help.content}
              {open === 'help' && <p class="keys hint">{t('keys')}</p>}
            </Sheet>
          )}
        </main>
      </ClockContext.Provider>
    </Seated.Provider>
  );
};
