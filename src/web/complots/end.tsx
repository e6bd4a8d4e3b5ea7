/** The end of a game: who won, all the cards, who bluffed when; and again. */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { Face } from '../art/card.tsx';
import { Emblem } from '../art/emblem.tsx';
import type { FromHost } from '../link/host.ts';
import type { Link } from '../link/link.ts';
import { startWorker } from '../link/solo.ts';
import { finished } from '../pending.ts';
import { go, href } from '../router.ts';
import { t } from '../text/text.ts';
import type { Bluff } from './bluffs.ts';
import { isComplots } from './choices.ts';
import { complotsText } from './text.ts';

type Loaded = Extract<FromHost, { say: 'loaded' }>;

/** The record of a finished game, opened in a worker: its last moment from every seat, and its bluffs. */
const useOpened = (
  link: Link,
): { bluffs: readonly Bluff[]; views: Partial<Record<Seat | 'public', View>> } | undefined => {
  const record = link.record.value;
  const [loaded, setLoaded] = useState<Loaded | undefined>();
  const [views, setViews] = useState<Partial<Record<Seat | 'public', View>> | undefined>();
  useEffect(() => {
    if (record === undefined) return;
    const worker = startWorker((message) => {
      if (message.say === 'loaded') {
        setLoaded(message);
        worker.tell({ do: 'frame', at: message.length - 1 });
      }
      if (message.say === 'frame') {
        setViews(message.views);
        worker.stop();
      }
    });
    worker.tell({ do: 'load', record });
    return () => worker.stop();
  }, [record]);
  return loaded === undefined || views === undefined ? undefined : { bluffs: loaded.bluffs, views };
};

export const End = ({ link }: { link: Link }) => {
  const text = complotsText();
  const opened = useOpened(link);
  const view = link.seen.value?.view;
  const people = link.people.value;
  const names = (seat: Seat) => people[seat]?.name ?? seat;
  const winners = view?.over ?? [];
  const record = link.record.value;
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
        {record !== undefined && (
          <button
            type="button"
            onClick={() => {
              finished.value = { record, names: (view?.seats ?? []).map(names) };
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
      {opened !== undefined && (
        <div class="reveal">
          <h3>{text.finalHands}</h3>
          <ul class="hands">
            {(view?.seats ?? []).map((seat) => {
              const mine = opened.views[seat];
              if (mine === undefined || !isComplots(mine)) return null;
              return (
                <li key={seat}>
                  <span>{names(seat)}</span>
                  <span class="cards">
                    {(mine.hand ?? []).map((card, i) => (
                      <Face key={`${card} ${i + 1}`} of={card} text={text} />
                    ))}
                    {mine.players[seat].revealed.map((card, i) => (
                      <Face key={`up ${card} ${i + 1}`} of={card} text={text} dead />
                    ))}
                  </span>
                </li>
              );
            })}
          </ul>
          <h3>{text.bluffs}</h3>
          <Bluffs bluffs={opened.bluffs} names={names} />
        </div>
      )}
    </section>
  );
};

export const Bluffs = ({ bluffs, names }: { bluffs: readonly Bluff[]; names: (seat: Seat) => string }) => {
  const text = complotsText();
  const lies = bluffs.filter((bluff) => !bluff.true);
  if (lies.length === 0) return <p>{text.noBluff}</p>;
  return (
    <ol class="bluffs">
      {lies.map(({ turn, by, claimed, doubted }, i) => (
        <li key={`${turn} ${by} ${i + 1}`}>
          {claimed === 'embezzle'
            ? text.bluffEmbezzle(turn, names(by))
            : text.bluffLine(turn, names(by), text.characters[claimed].the)}{' '}
          <em class={doubted ? 'caught' : 'unseen-lie'}>{doubted ? text.bluffCaught : text.bluffUnseen}</em>
        </li>
      ))}
    </ol>
  );
};
