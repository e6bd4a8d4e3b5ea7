/** The end of any game: who won, what was still hidden, how all stand; and again. */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import type { GameWords, Names } from '../../words/words.ts';
import type { Link } from '../link/link.ts';
import { startWorker } from '../link/solo.ts';
import { finished } from '../pending.ts';
import { go, href } from '../router.ts';
import { t } from '../text/text.ts';

/** The last moment from every seat, where the whole game may be had. */
const useLast = (link: Link): readonly View[] => {
  const record = link.record.value;
  const [views, setViews] = useState<readonly View[]>([]);
  useEffect(() => {
    if (record === undefined) return;
    const worker = startWorker((message) => {
      if (message.say === 'loaded') worker.tell({ do: 'frame', at: message.length - 1 });
      if (message.say !== 'frame') return;
      setViews(Object.values(message.views));
      worker.stop();
    });
    worker.tell({ do: 'load', record });
    return () => worker.stop();
  }, [record]);
  return views;
};

export const End = ({ link, view, words, names }: { link: Link; view: View; words: GameWords; names: Names }) => {
  const views = useLast(link);
  const record = link.record.value;
  const winners = view.over ?? [];
  const won = view.me !== undefined && winners.includes(view.me);
  const revealed = views.flatMap((one) => words.reveal?.(one, names) ?? []);
  return (
    <section class={`dock end ${won ? 'won' : ''}`} aria-label={t('gameOver')}>
      <header>
        <h2>{won ? t('youWon') : t('winner')(winners.map(names).join(', '))}</h2>
      </header>
      <div class="deeds">
        {link.again !== undefined && (
          <button type="button" class="primary" disabled={link.willing.value} onClick={link.again}>
            {link.willing.value ? t('rematchWaiting') : t('rematch')}
          </button>
        )}
        {record !== undefined && (
          <button
            type="button"
            onClick={() => {
              finished.value = { record, names: view.seats.map(names) };
              go('replay');
            }}
          >
            {t('replay')}
          </button>
        )}
        <a class="button" href={href('')}>
          {t('home')}
        </a>
      </div>
      {revealed.length > 0 && (
        <ul class="reveal">
          {revealed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
