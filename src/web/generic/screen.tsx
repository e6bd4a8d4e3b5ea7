/** A table for any game that has no screen of its own: places, what lies on the table, what I alone see, my choices, the log. */
import '../css/table.css';
import './css/table.css';
import { useMemo, useState } from 'preact/hooks';
import { others, type Seat } from '../../engine/seats.ts';
import { plainScreen } from '../../words/plain.ts';
import type { CardWords } from '../../words/words.ts';
import { roomOf } from '../games.ts';
import { isAsked, type Seen } from '../link/link.ts';
import { Bar } from '../parts/bar.tsx';
import { ClockContext } from '../parts/clock.tsx';
import { Announcer, Log, linesOf } from '../parts/log.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { MainProps, Screen } from '../room.ts';
import { href } from '../router.ts';
import { t } from '../text/text.ts';
import { Dock, targetsOf, useSaying } from './dock.tsx';
import { type Choice, tongueOf } from './moves.ts';
import { Mine, Place } from './place.tsx';

const GenericTable = (props: MainProps) => {
  const seen = props.link.seen.value;
  return seen === undefined ? null : (
    <ClockContext.Provider value={props.link.clock.value}>
      <TableOf {...props} seen={seen} />
    </ClockContext.Provider>
  );
};

export const genericScreen: Screen = { Main: GenericTable };

/** As many as there is room for. */
const LAST = 8;

const TableOf = ({ link, words, foot, tools, seen }: MainProps & { seen: Seen }) => {
  const { view, heard } = seen;
  const [sheet, setSheet] = useState<'log' | 'help' | undefined>();
  const people = link.people.value;
  const names = (seat: Seat) => people[seat]?.name ?? seat;
  const lines = useMemo(() => linesOf(heard, words, names, view.me), [heard, words, people, view.me]);
  const screen = words.screen ?? plainScreen;
  const tongue = tongueOf(words, screen, view, names);
  const name = (word: string): CardWords => screen.card?.(word) ?? { name: word, tone: 0 };
  const saying = useSaying(view, screen, tongue);
  const targets = targetsOf(saying);
  const take = (choice: Choice) => {
    if (choice.move === undefined) return saying.say(choice.path);
    saying.say([]);
    link.send(choice.move);
  };
  const target = (seat: Seat) => {
    const choice = foot === undefined ? targets.get(seat) : undefined;
    return choice === undefined ? undefined : () => take(choice);
  };
  const asked = isAsked(view);
  const [where = '', ...board] = screen.board(view, names);
  const around = view.me === undefined ? view.seats : others(view.seats, view.me);
  const place = { view, names, screen };
  const reference = words.reference?.(view) ?? [];
  const rules = roomOf(view.game) !== undefined && (
    <a href={href('rules', view.game)} target="_blank" rel="noreferrer">
      {t('rulesHere')}
    </a>
  );
  return (
    <main
      class={`at-table generic around-${around.length} ${targets.size > 0 ? 'aiming' : ''} ${view.me === undefined ? 'watching' : ''}`}
    >
      <Bar link={link} title={words.title}>
        {tools}
        <button type="button" class="tool" onClick={() => setSheet('log')}>
          {t('log')}
        </button>
        <button type="button" class="tool always" onClick={() => setSheet('help')}>
          {t('help')}
        </button>
      </Bar>
      <section class="felt" aria-label={t('table')}>
        <ol class="any-places">
          {around.map((seat) => (
            <li key={seat}>
              <Place {...place} seat={seat} away={people[seat]?.away} target={target(seat)} />
            </li>
          ))}
        </ol>
        <div class="centre">
          <div class="board">
            <p class="where">{where}</p>
            {board.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div class="lately" aria-hidden="true">
            {Array.from({ length: LAST }, (_, i) => (
              <p key={`line ${i + 1}`}>{lines[lines.length - LAST + i]?.text ?? ''}</p>
            ))}
          </div>
        </div>
      </section>
      {view.me !== undefined && <Mine {...place} seat={view.me} target={target(view.me)} name={name} />}
      {foot ?? (
        <Dock
          link={link}
          view={view}
          words={words}
          screen={screen}
          names={names}
          name={name}
          tongue={tongue}
          saying={saying}
          take={take}
        />
      )}
      <aside class="beside">
        <p class="rules-link">{rules}</p>
        <Log lines={lines} />
      </aside>
      {sheet === 'log' && (
        <Sheet title={t('log')} close={() => setSheet(undefined)}>
          <Log lines={lines} />
        </Sheet>
      )}
      {sheet === 'help' && (
        <Sheet title={t('help')} close={() => setSheet(undefined)}>
          <section class="cards-help">
            <h2>{t('help')}</h2>
            <p class="rules-link">{rules}</p>
            <ul>
              {reference.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </Sheet>
      )}
      <Announcer lines={lines} question={asked ? words.phase(view, names) : ''} />
    </main>
  );
};
