/** The end of a game: who won, what was hidden; again, or another look. */
import '../css/dock.css';
import '../css/end.css';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import { wayTo } from '../link/finished.ts';
import type { Link } from '../link/link.ts';
import { useOpened } from '../link/opened.ts';
import { href } from '../router.ts';
import { useEnding } from '../screen.ts';
import { t } from '../text/text.ts';

export const End = ({ link, words }: { link: Link; words: GameWords }) => {
  const opened = useOpened(link);
  const view = link.seen.value?.view;
  const Reveal = useEnding(view?.game)?.Reveal;
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
      {opened !== undefined && Reveal !== undefined && (
        <div class="reveal">
          <Reveal opened={opened} words={words} names={names} me={view?.me} />
        </div>
      )}
    </section>
  );
};
