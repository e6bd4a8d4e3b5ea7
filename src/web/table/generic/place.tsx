/** A player's place: name, mask and public state. It can be touched if a move may name the player. */
import './css/place.css';
import type { View } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Names, ScreenWords } from '../../../words/words.ts';
import { t } from '../../base/text/table.ts';
import { isAwaited, type Person } from '../../link/link.ts';
import type { Line } from '../log.tsx';
import { Medal } from '../medal.tsx';
import { presenceSaid } from '../presence.tsx';
import { Hand, type NameCard } from './cards.tsx';

type Props = {
  view: View;
  seat: Seat;
  names: Names;
  screen: ScreenWords;
  person?: Person | undefined;
  target?: (() => void) | undefined;
};

export const Place = ({ view, seat, names, screen, person, target }: Props) => {
  const asked = isAwaited(view, seat);
  const name = names(seat);
  const inside = (
    <>
      <span class="who">
        <Medal seat={seat} asked={asked} name={name} person={person} />
        <span class="unseen">
          {[asked ? t('thinking') : '', presenceSaid(person) ?? ''].filter(Boolean).join(', ')}
        </span>
      </span>
      <span class="about">
        {screen.place(view, seat, names).map((word, i) => (
          <span key={`${word} ${i + 1}`}>{word}</span>
        ))}
      </span>
    </>
  );
  const style = `any-place ${asked ? 'asked' : ''} ${view.over?.includes(seat) === true ? 'won' : ''}`;
  return target === undefined ? (
    <div class={style}>{inside}</div>
  ) : (
    <button type="button" class={`${style} target`} data-seat={seat} onClick={target}>
      {inside}
    </button>
  );
};

/** `told`: recent private facts. */
type MineProps = Omit<Props, 'person'> & { name: NameCard; told: readonly Line[]; covered: boolean };

/** My own place, and below it what only I see. */
export const Mine = ({ name, told, covered, ...props }: MineProps) => {
  const { view, names, screen } = props;
  const own = screen.own(view, names);
  const empty = covered || (own.cards.length === 0 && own.lines.length === 0 && told.length === 0);
  return (
    <section class="my-side" aria-label={names(props.seat)}>
      <Place {...props} />
      {covered && (
        <div class="secret" aria-hidden="true">
          <p class="caption">{t('onlyYou')}</p>
        </div>
      )}
      {!empty && (
        <div class="secret">
          <p class="caption">{t('onlyYou')}</p>
          <Hand cards={own.cards} name={name} />
          {own.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {told.map(({ n, text }) => (
            <p key={n} class="told-me">
              {text}
            </p>
          ))}
        </div>
      )}
    </section>
  );
};
