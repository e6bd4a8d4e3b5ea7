/** What was hidden in any game, in words. */
import { hears } from '../../engine/facts.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import type { Moment } from '../link/host.ts';
import type { Ending, Revealing } from '../room.ts';
import { t } from '../text/text.ts';

export const genericEnding: Ending = {
  Reveal: ({ opened, ...told }) => (
    <>
      <Revealed moment={opened.last} {...told} />
      <Hidden moment={opened.last} {...told} />
    </>
  ),
  Under: ({ opened, open, ...told }) => (open ? <Revealed moment={opened.last} {...told} /> : null),
};

type Told = Omit<Revealing, 'opened'> & { moment: Moment };

/** All that not everybody heard, in its order. */
const Hidden = ({ moment, words, names, me }: Told) => {
  const lines = moment.facts
    .filter((fact) => !hears(fact, undefined))
    .flatMap(({ said }) => words.fact(said, names, me) ?? []);
  return lines.length === 0 ? null : (
    <details class="hidden-log">
      <summary>{t('hiddenLog')}</summary>
      <ol>
        {lines.map((line, i) => (
          <li key={`${i + 1} ${line}`}>{line}</li>
        ))}
      </ol>
    </details>
  );
};

/** What was still hidden, in the game's own words; where it has none, what each one alone has seen. */
const Revealed = ({ moment, words, names, me }: Told) => {
  const { reveal } = words;
  const seats = SEATS.filter((seat) => moment.views[seat] !== undefined);
  return reveal === undefined ? (
    <dl class="revealed">
      {seats.map((seat) => (
        <div key={seat}>
          <dt>{names(seat)}</dt>
          {ownLines(moment, words, names, seat).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  ) : (
    <ul class="revealed">
      {seats
        .flatMap((seat) => moment.views[seat] ?? [])
        .flatMap((view) => reveal(view, names, me))
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  );
};

const ownLines = ({ views }: Moment, words: GameWords, names: Names, seat: Seat): string[] => {
  const [own, all] = [views[seat], views.public];
  if (own === undefined || all === undefined) return [];
  const open = words.table(all, names);
  return words.table(own, names).filter((line) => !open.includes(line));
};
