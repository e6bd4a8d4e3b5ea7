/** A table for any game that has no screen of its own: seats, what one sees in plain order, the log, legal as buttons. */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import type { Link } from '../link/link.ts';
import { href } from '../router.ts';
import { t } from '../text/text.ts';
import { Bar } from './bar.tsx';
import { ClockContext, ClockRing, SecondsLeft } from './clock.tsx';
import { Announcer, Log, linesOf } from './log.tsx';
import { roving } from './roving.ts';
import { Sheet } from './sheet.tsx';
import { beginsWith, branches, fill, isFree } from './walk.ts';

export const GenericTable = ({
  link,
  words,
  foot,
  tools,
}: {
  link: Link;
  words: GameWords;
  foot?: preact.ComponentChildren;
  tools?: preact.ComponentChildren;
}) => {
  const seen = link.seen.value;
  const [open, setOpen] = useState(false);
  if (seen === undefined) return null;
  const { view, heard } = seen;
  const people = link.people.value;
  const names = (seat: Seat) => people[seat]?.name ?? seat;
  const lines = linesOf(heard, words, names);
  const asked = (view.legal?.length ?? 0) > 0;
  const { of, rest } = seatLines(words.table(view, names), view.seats, names);
  return (
    <ClockContext.Provider value={link.clock.value}>
      <main class="generic">
        <Bar link={link} title={words.title}>
          {tools}
          <button type="button" class="tool" onClick={() => setOpen(true)}>
            {t('log')}
          </button>
          <a class="tool button always" href={href('rules', view.game)} target="_blank" rel="noreferrer">
            {t('rules')}
          </a>
        </Bar>
        <section class="felt" aria-label={t('table')}>
          <ol class="seats">
            {view.seats.map((seat) => (
              <li key={seat} class={`${view.toAct.includes(seat) ? 'asked' : ''} ${seat === view.me ? 'me' : ''}`}>
                <span class={`medallion seat-${seat}`} aria-hidden="true">
                  {view.toAct.includes(seat) && <ClockRing />}
                  <span class="initial">{names(seat).slice(0, 1).toUpperCase()}</span>
                </span>
                <b>{names(seat)}</b>
                {of[seat] === undefined ? (
                  <Fields of={view.players[seat]} names={names} />
                ) : (
                  <p class="about">{of[seat]}</p>
                )}
              </li>
            ))}
          </ol>
          <ul class="telling">
            {rest.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        {foot ?? (
          <section class={`dock ${view.over !== null ? 'end' : asked ? 'asked' : ''}`} aria-label={t('yourChoices')}>
            <header>
              <h2>{view.over !== null ? t('winner')(view.over.map(names).join(', ')) : words.phase(view, names)}</h2>
              {asked && <SecondsLeft />}
            </header>
            {view.over !== null ? (
              <div class="deeds">
                {link.again !== undefined && (
                  <button type="button" class="primary" disabled={link.willing.value} onClick={link.again}>
                    {link.willing.value ? t('rematchWaiting') : t('rematch')}
                  </button>
                )}
                <a class="button" href={href('')}>
                  {t('home')}
                </a>
              </div>
            ) : (
              <Walk key={view.question} view={view} words={words} names={names} send={link.send} />
            )}
          </section>
        )}
        <aside class="beside">
          <Log lines={lines} />
        </aside>
        {open && (
          <Sheet title={t('log')} close={() => setOpen(false)}>
            <Log lines={lines} />
          </Sheet>
        )}
        <Announcer lines={lines} question={asked ? words.phase(view, names) : ''} />
      </main>
    </ClockContext.Provider>
  );
};

/** A player's public fields, in the order of the view. */
const Fields = ({ of, names }: { of: object; names: Names }) => (
  <dl class="fields">
    {Object.entries(of)
      .filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0))
      .map(([key, value]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{plain(value, names)}</dd>
        </div>
      ))}
  </dl>
);

const plain = (value: unknown, names: Names): string => {
  if (Array.isArray(value)) return value.map((one) => plain(one, names)).join(', ');
  if (isSeat(value)) return names(value);
  if (value === true) return '✓';
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

/** Lines of the table that begin with a player's name belong to his place. */
const seatLines = (lines: readonly string[], seats: readonly Seat[], names: Names) => {
  const of: Partial<Record<Seat, string>> = {};
  const rest: string[] = [];
  for (const line of lines) {
    const seat = seats.find(
      (one) => of[one] === undefined && new RegExp(`^${literally(names(one))}\\s*:`, 'u').test(line),
    );
    if (seat === undefined) rest.push(line);
    else of[seat] = line.slice(line.indexOf(':') + 1).trim();
  }
  return { of, rest };
};
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type WalkProps = { view: View; words: GameWords; names: Names; send(move: string): void };

/** Few moves are buttons. Many are said piece by piece, each piece one that leads to a legal move. */
const Walk = ({ view, words, names, send }: WalkProps) => {
  const [said, setSaid] = useState<readonly string[]>([]);
  const legal = view.legal ?? [];
  useEffect(() => {
    if (said.length > 0 && !legal.some((move) => beginsWith(move, said))) setSaid([]);
  }, [legal, said]);
  const label = (move: string) => words.move(move, names, view);
  const fixed = legal.filter((move) => !isFree(move));
  return (
    <div class="walk">
      <div class="tiles" role="toolbar" aria-label={t('yourChoices')} onKeyDown={roving}>
        {branches(fixed, said, label).map(({ path, move, text }, i) => (
          <button
            type="button"
            class="tile plain"
            key={path.join(' ')}
            data-move={move ?? path.join(' ')}
            tabIndex={i === 0 ? 0 : -1}
            onClick={() => (move === undefined ? setSaid(path) : send(move))}
          >
            <span class="what">
              <b>{text}</b>
            </span>
          </button>
        ))}
        {said.length > 0 && (
          <button type="button" class="tile cancel" tabIndex={-1} onClick={() => setSaid([])}>
            <span class="what">
              <b>{t('back')}</b>
            </span>
          </button>
        )}
      </div>
      <FreeForm patterns={legal.filter(isFree)} label={label} send={send} />
    </div>
  );
};

/** `say: …` and its like: a line to be written, to one of those who may hear it. */
const FreeForm = ({
  patterns,
  label,
  send,
}: {
  patterns: readonly string[];
  label: (move: string) => string;
  send(move: string): void;
}) => {
  const [text, setText] = useState('');
  const [chosen, choose] = useState<string | undefined>();
  const pattern = patterns.find((one) => one === chosen) ?? patterns[0];
  if (pattern === undefined) return null;
  return (
    <form
      class="free"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        send(fill(pattern, text.trim()));
        setText('');
      }}
    >
      <select value={pattern} aria-label={t('yourChoices')} onChange={(event) => choose(event.currentTarget.value)}>
        {patterns.map((one) => (
          <option key={one} value={one}>
            {label(one)}
          </option>
        ))}
      </select>
      <input
        aria-label={label(pattern)}
        value={text}
        maxLength={400}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">{t('say')}</button>
    </form>
  );
};
