/** The end of a game: who won, what was hidden; again, or another look. */
import '../css/dock.css';
import '../css/end.css';
import { hears } from '../../engine/facts.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { wayTo } from '../link/finished.ts';
import type { Moment } from '../link/host.ts';
import type { Link } from '../link/link.ts';
import { useOpened } from '../link/opened.ts';
import type { Screen } from '../room.ts';
import { href } from '../router.ts';
import { t } from '../text/text.ts';

type Props = { link: Link; words: GameWords; Reveal: Screen['Reveal'] };

export const End = ({ link, words, Reveal }: Props) => {
  const opened = useOpened(link);
  const view = link.seen.value?.view;
  const people = link.people.value;
  const names = (seat: Seat) => people[seat]?.name ?? seat;
  const winners = view?.over ?? [];
  const game = link.finished.value;
  const won = view?.me !== undefined && winners.includes(view.me);
  return (
    <section class={`dock end ${won ? 'won' : ''}`} aria-label={t('gameOver')}>
      <header>
        <Emblem name={won ? 'crown' : 'skull'} />
        <h2>{won ? t('youWon') : t('winner')(winners.map(names).join(', '), winners.length > 1)}</h2>
      </header>
      <div class="deeds">
        {link.again !== undefined && (
          <button type="button" class="primary" disabled={link.willing.value} onClick={link.again}>
            {link.willing.value ? t('rematchWaiting') : t('rematch')}
          </button>
        )}
        {game !== undefined && (
          <button type="button" onClick={() => void wayTo(game).then((way) => location.assign(way))}>
            {t('replay')}
          </button>
        )}
        <a class="button" href={href('')}>
          {t('home')}
        </a>
      </div>
      {opened !== undefined && (
        <div class="reveal">
          {Reveal !== undefined ? (
            <Reveal opened={opened} names={names} me={view?.me} />
          ) : (
            <>
              <Revealed moment={opened.last} words={words} names={names} me={view?.me} />
              <Hidden moment={opened.last} words={words} names={names} me={view?.me} />
            </>
          )}
        </div>
      )}
    </section>
  );
};

type Told = { moment: Moment; words: GameWords; names: Names; me: Seat | undefined };

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
export const Revealed = ({ moment, words, names, me }: Told) => {
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
