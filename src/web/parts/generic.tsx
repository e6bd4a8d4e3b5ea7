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

export const GenericTable = ({
  link,
  words,
  foot,
}: {
  link: Link;
  words: GameWords;
  foot?: preact.ComponentChildren;
}) => {
  const seen = link.seen.value;
  if (seen === undefined) return null;
  const { view, heard } = seen;
  const people = link.people.value;
  const names = (seat: Seat) => people[seat]?.name ?? seat;
  const lines = linesOf(heard, words, names);
  const asked = (view.legal?.length ?? 0) > 0;
  return (
    <ClockContext.Provider value={link.clock.value}>
      <main class="generic">
        <Bar link={link} title={words.title} />
        <section class="felt" aria-label={t('table')}>
          <ol class="seats">
            {view.seats.map((seat) => (
              <li key={seat} class={`${view.toAct.includes(seat) ? 'asked' : ''} ${seat === view.me ? 'me' : ''}`}>
                <span class={`medallion seat-${seat}`} aria-hidden="true">
                  {view.toAct.includes(seat) && <ClockRing />}
                  <span class="initial">{names(seat).slice(0, 1).toUpperCase()}</span>
                </span>
                <b>{names(seat)}</b>
                <Fields of={view.players[seat]} names={names} />
              </li>
            ))}
          </ol>
          <ul class="telling">
            {words.table(view, names).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        {foot ?? (
          <section class={`dock ${asked ? 'asked' : ''}`} aria-label={t('yourChoices')}>
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

const FEW = 9;
const FREE = '…';

type WalkProps = { view: View; words: GameWords; names: Names; send(move: string): void };

/** Few moves are buttons. Many are said word by word, each word one of those that lead to a legal move. */
const Walk = ({ view, words, names, send }: WalkProps) => {
  const [said, setSaid] = useState<readonly string[]>([]);
  const legal = view.legal ?? [];
  useEffect(() => {
    if (said.length > 0 && !legal.some((move) => startsWith(move, said))) setSaid([]);
  }, [legal, said]);
  const free = legal.filter((move) => move.includes(FREE));
  const fixed = legal.filter((move) => !move.includes(FREE));
  const open = fixed.filter((move) => startsWith(move, said));
  const next = [...new Set(open.flatMap((move) => move.split(' ')[said.length] ?? []))];
  const done = open.find((move) => move.split(' ').length === said.length);
  return (
    <div class="walk">
      <div class="tiles" role="toolbar" aria-label={t('yourChoices')} onKeyDown={roving}>
        {open.length <= FEW
          ? open.map((move, i) => (
              <Word
                key={move}
                first={i === 0}
                label={words.move(move, names, view)}
                move={move}
                take={() => send(move)}
              />
            ))
          : next.map((word, i) => (
              <Word
                key={word}
                first={i === 0}
                label={[...said, word].map((one) => (isSeat(one) ? names(one) : one)).join(' ')}
                move={[...said, word].join(' ')}
                take={() => setSaid([...said, word])}
              />
            ))}
        {done !== undefined && open.length > FEW && (
          <Word first={false} label={words.move(done, names, view)} move={done} take={() => send(done)} />
        )}
        {said.length > 0 && <Word first={false} label={t('back')} move="" take={() => setSaid(said.slice(0, -1))} />}
      </div>
      {free.map((pattern) => (
        <FreeForm key={pattern} pattern={pattern} label={words.move(pattern, names, view)} send={send} />
      ))}
    </div>
  );
};

const startsWith = (move: string, said: readonly string[]): boolean => {
  const words = move.split(' ');
  return said.every((word, i) => words[i] === word);
};

const Word = ({ label, move, first, take }: { label: string; move: string; first: boolean; take(): void }) => (
  <button type="button" class="tile plain" data-move={move} tabIndex={first ? 0 : -1} onClick={take}>
    <span class="what">
      <b>{label}</b>
    </span>
  </button>
);

/** `say: …` and its like: a line to be written. */
const FreeForm = ({ pattern, label, send }: { pattern: string; label: string; send(move: string): void }) => {
  const [text, setText] = useState('');
  return (
    <form
      class="free"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        send(pattern.replace(FREE, text.trim()));
        setText('');
      }}
    >
      <label>
        {label}
        <input value={text} maxLength={400} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit">{t('say')}</button>
    </form>
  );
};
