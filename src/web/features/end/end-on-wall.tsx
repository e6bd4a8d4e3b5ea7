/** The end page on a big screen: winner, what to remember, cards, chances, and votes for another game. */
import type { Seat } from '../../../engine/seats.ts';
import { boxFor } from '../../../words/index.ts';
import type { Names } from '../../../words/words.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import { useFetched } from '../../base/fetched.ts';
import { hasLevels } from '../../base/games.ts';
import { t } from '../../base/text/ending.ts';
import type { Link } from '../../link/link.ts';
import { Cover } from '../../parts/box.tsx';
import { Mask } from '../../table/mask.tsx';
import type { Ending, Revealing } from '../../table/web-part.ts';
import { NextIn } from './next-in.tsx';

type Props = {
  link: Link;
  told: Revealing | undefined;
  ending: Ending | undefined;
  winners: readonly Seat[];
  names: Names;
  title: string;
  about: string;
};

export const EndOnWall = ({ link, told, ending, winners, names, title, about }: Props) => {
  const seats = link.seen.value?.view.seats ?? [];
  const reviewed = told !== undefined && hasLevels(told.opened.loaded.record.game);
  const Curves = useFetched(() => (reviewed ? import('../review/review.tsx') : undefined), [reviewed]).value?.Curves;
  return (
    <section class="dock end wall-end" aria-label={t('gameOver')}>
      <header>
        <span class="victors" aria-hidden="true">
          {winners.map((seat) => (
            <Mask key={seat} seat={seat} />
          ))}
        </span>
        <h2>{title}</h2>
        <p>{about}</p>
      </header>
      <div class="remembered">
        {told !== undefined && ending !== undefined && (
          <div class="reveal">
            <ending.Verdict {...told} look={() => undefined} />
          </div>
        )}
        {told !== undefined && Curves !== undefined && <Curves loaded={told.opened.loaded} names={names} />}
      </div>
      <ol class="everybody">
        {seats.map((seat) => (
          <Sitter key={seat} {...{ link, told, ending, seat, names }} won={winners.includes(seat)} />
        ))}
      </ol>
      <AnotherOne link={link} />
    </section>
  );
};

type SitterProps = Pick<Props, 'link' | 'told' | 'ending' | 'names'> & { seat: Seat; won: boolean };

/** A player's cards, wins, and vote for the next game. */
const Sitter = ({ link, told, ending, names, seat, won }: SitterProps) => {
  const evening = link.evening?.value;
  const [count, vote] = [evening?.wins[seat] ?? 0, evening?.votes[seat]];
  const box = vote && boxFor(vote.game, vote.options);
  return (
    <li class={`${won ? 'won' : ''} ${link.asking.value.includes(seat) ? 'ready' : ''}`}>
      <div class="held">
        {told !== undefined && ending?.Cards !== undefined && <ending.Cards {...told} seat={seat} />}
        {box !== undefined && <Cover box={box} />}
      </div>
      <span class="who">
        <Mask seat={seat} />
      </span>
      <b>{names(seat)}</b>
      <span class="wins">
        {Array.from({ length: Math.min(count, MOST_CROWNS) }, (_, i) => (
          <Emblem key={`win ${i + 1}`} name="crown" />
        ))}
        {count > MOST_CROWNS && ` ${count}`}
      </span>
    </li>
  );
};

const MOST_CROWNS = 5;

const AnotherOne = ({ link }: { link: Link }) => {
  const people = Object.values(link.people.value).filter((one) => one?.bot === false).length;
  const asking = link.asking.value.length;
  return (
    <div class="ask-again">
      <p role="status">
        <b>{t('anotherOne')}</b> {asking === 0 ? t('onPhones') : t('wantAnother')(asking, people)}
      </p>
      <NextIn link={link} />
    </div>
  );
};
