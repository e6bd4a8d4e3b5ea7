/** The end of a game: who won, what was hidden; again, or another look. */
import type { ComponentChildren } from 'preact';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { wayTo } from '../link/finished.ts';
import type { Frame } from '../link/host.ts';
import type { Link } from '../link/link.ts';
import { useOpened } from '../link/opened.ts';
import { href } from '../router.ts';
import { t } from '../text/text.ts';

/** `reveal` draws what was hidden, for a game with a screen of its own. */
type Reveal = (opened: NonNullable<ReturnType<typeof useOpened>>, names: Names) => ComponentChildren;

export const End = ({ link, words, reveal }: { link: Link; words: GameWords; reveal?: Reveal }) => {
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
        <Emblem name={won ? 'duchess' : 'skull'} />
        <h2>{won ? t('youWon') : t('winner')(winners.map(names).join(', '))}</h2>
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
          {reveal?.(opened, names) ?? <Revealed frame={opened.last} words={words} names={names} />}
        </div>
      )}
    </section>
  );
};

/** What each one alone has seen, in words. */
export const Revealed = ({ frame, words, names }: { frame: Frame; words: GameWords; names: Names }) => {
  const known = SEATS.map((seat) => ({ seat, lines: hiddenLines(frame, words, names, seat) }));
  return (
    <dl class="revealed">
      {known
        .filter(({ lines }) => lines.length > 0)
        .map(({ seat, lines }) => (
          <div key={seat}>
            <dt>{names(seat)}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
};

const hiddenLines = ({ views }: Frame, words: GameWords, names: Names, seat: Seat): string[] => {
  const [own, all] = [views[seat], views.public];
  if (own === undefined || all === undefined) return [];
  if (words.reveal !== undefined) return words.reveal(own, names);
  const open = words.table(all, names);
  return words.table(own, names).filter((line) => !open.includes(line));
};
