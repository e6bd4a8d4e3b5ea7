/** The surroundings of every table: title bar, sheets, side column, screen-reader texts. */
import '../base/css/table.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { putInPage } from '../base/art/in-page.ts';
import { useFetched } from '../base/fetched.ts';
import { t } from '../base/text/table.ts';
import { t as say } from '../base/text/text.ts';
import type { Link, Snapshot } from '../link/link.ts';
import { Question } from '../parts/draft.ts';
import { useKeys } from '../parts/keys.tsx';
import { lifted } from '../parts/lifted.ts';
import { Flat, Sheet } from '../parts/sheet.tsx';
import { Bar } from './bar.tsx';
import { ClockContext } from './clock.tsx';
import { Announcer, type Line, Log, linesOf } from './log.tsx';
import { Seated } from './mask.tsx';
import { SettingsTool } from './settings-tool.tsx';
import type { TableProps } from './table-props.ts';
import { webPartOf } from './web-part.ts';
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

/** A view of mine as a spectator would read it. */
const withoutMine = ({ me: _, legal: __, answer: ___, ...view }: View): View => view;

const SEEN = 1500;

const useDrawings = (game: string): void =>
  useEffect(() => {
    const timer = setTimeout(putInPage, SEEN, game);
    return () => clearTimeout(timer);
  }, [game]);

/** On a phone beside a big screen: tells the server while I press the seal to look at my card with the others. */
const useLifts = ({ lifts }: Link, inHand: boolean, { game, phase }: View): void => {
  const on = inHand && lifted.value !== undefined && webPartOf(game)?.looks === phase;
  useEffect(() => {
    if (!on) return;
    lifts?.(true);
    return () => lifts?.(false);
  }, [on]);
};

/** Tables that cover no cards need not load it. */
const Sealed = (props: { question: number }) => {
  const { value: Seal, failed } = useFetched(async () => (await import('./seal.tsx')).Seal, []);
  if (Seal !== undefined) return <Seal {...props} />;
  return failed ? (
    <div class="toast-place" role="status">
      <button type="button" class="toast" onClick={() => location.reload()}>
        {say('troubleLoad')}
      </button>
    </div>
  ) : null;
};

type Opens = 'log' | 'help';

/** What a phone at rest reads out: the same for everybody who is asked. */
const askedOnly = (asked: boolean): string => (asked ? t('coveredAsk') : '');

/** `helped`: a wide screen shows the help anyway. */
const Tools = ({ open, helped }: { open(what: Opens): void; helped: boolean }) => (
  <>
    <SettingsTool />
    <button type="button" class="tool always" onClick={() => open('log')}>
      {t('log')}
    </button>
    <button type="button" class={helped ? 'tool' : 'tool always'} onClick={() => open('help')}>
      {t('help')}
    </button>
  </>
);

export const AtTable = (props: TableProps) => {
  const { link, seen, words, names, lines, marks, told = lines, asked, talk = [], stake } = props;
  const { covers = false, covered = false, busy = false } = props;
  const { style, touched, tools, help, beside, chat, children, also = '' } = props;
  const [open, setOpen] = useState<Opens | undefined>();
  const close = () => setOpen(undefined);
  const main = useRef<HTMLElement>(null);
  useKeys(main);
  useStylesOf(seen.view.game);
  useDrawings(seen.view.game);
  const wide = useWide();
  const shown = open === 'log';
  const log = useMemo(
    () => <Log lines={lines} marks={shown ? marks : undefined} shown={shown} />,
    [lines, marks, shown],
  );
  const shownOn = where.value;
  const [OnWall, Hand] = [wholeWall.value, handBeside.value];
  const { me, question, over } = seen.view;
  // the end is the same page everywhere
  const inHand = shownOn === 'hand' && over === null;
  useLifts(link, inHand, seen.view);
  const composing = useMemo(() => ({ question }), [question]);
  if (shownOn === 'wall') return OnWall === undefined ? null : <OnWall {...props} told={told} />;
  const sealed = (covers || inHand) && me !== undefined && over === null;
  /** A phone beside a big screen at rest: nothing on it depends on whose it is. */
  const veiled = inHand && lifted.value === undefined;
  return (
    <Seated.Provider value={link.people.value}>
      <ClockContext.Provider value={link.clock.value}>
        <main
          class={`at-table ${veiled ? 'veiled' : props.class} ${inHand ? 'in-hand' : ''} ${busy ? 'playing' : ''} ${me === undefined ? 'watching' : ''} ${covers ? 'covers' : ''} ${covered ? 'covered' : ''} ${link.connection.value === 'gone' ? 'unlinked' : ''}`}
          style={style}
          onClickCapture={inHand ? undefined : touched}
          ref={main}
        >
          {inHand && Hand !== undefined && (
            <Hand view={withoutMine(seen.view)} called={asked} {...{ me, words, names, stake }} />
          )}
          {sealed && <Sealed question={question} />}
          {touched !== undefined && (
            <button type="button" class="unseen skip" tabIndex={-1} aria-keyshortcuts="Space">
              {t('skip')}
            </button>
          )}
          <Bar link={link} title={words.title}>
            {tools}
            <Tools open={setOpen} helped={beside === help.content && !inHand} />
          </Bar>
          <Flat.Provider value={inHand}>
            <Question.Provider value={composing}>{children}</Question.Provider>
          </Flat.Provider>
          {wide && (
            <aside class="beside">
              {beside}
              {chat}
            </aside>
          )}
          <div class="unopened">{log}</div>
          {/* lifting cards adds older private lines, which are not news */}
          <Announcer
            key={`${covered || veiled}`}
            link={link}
            lines={told}
            mute={veiled}
            question={veiled ? askedOnly(asked) : `${asked ? words.phase(seen.view, names) : ''} ${also}`.trim()}
            talk={talk}
          />
          {open !== undefined && (
            <Sheet title={shown ? t('log') : help.title} close={close}>
              {shown ? log : help.content}
              {open === 'help' && <p class="keys hint">{t('keys')}</p>}
            </Sheet>
          )}
        </main>
      </ClockContext.Provider>
    </Seated.Provider>
  );
};
