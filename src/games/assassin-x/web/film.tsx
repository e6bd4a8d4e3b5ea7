/** The story of a finished game: a ribbon for each Assassin card through the seats, turn by turn. */
import './css/film.css';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { Mask } from '../../../web/table/mask.tsx';
import type { Revealing } from '../../../web/table/web-part.ts';
import { type Film, filmsOf, type Pin, type Stay } from '../rules/film.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { assassinXText } from './text.ts';

const [WIDE, ROW, LEFT, RIGHT] = [340, 46, 46, 14] as const;
const EMBLEM = { attack: 'assassin-x/assassin', raid: 'assassin-x/intervention', joker: 'assassin-x/joker' } as const;

type Props = Revealing & { look: (fact: number) => void };

export const FilmOf = ({ opened: { loaded }, words, names, me, look }: Props) => {
  const text = assassinXText();
  const films = useMemo(() => filmsOf(loaded.facts), [loaded]);
  const [shown, show] = useState(films.length - 1);
  const [pin, setPin] = useState<Pin | undefined>();
  const film = films[shown];
  if (film === undefined) return null;
  const said = pin === undefined ? undefined : words.fact(loaded.facts[pin.fact]?.said ?? [], names, me);
  return (
    <section class="film" aria-label={text.film}>
      <h3>{text.film}</h3>
      <Ribbons film={film} seats={loaded.seats} pick={setPin} picked={pin} text={text} />
      <p class="legend">
        <i class="first" /> {text.firstCard} <i class="second" /> {text.secondCard}
      </p>
      {pin !== undefined && (
        <p class="pinned-said">
          <b>{text.turn(pin.turn)}</b> {said}{' '}
          <button type="button" class="link" onClick={() => look(pin.fact)}>
            {text.watchIt}
          </button>
        </p>
      )}
      <div class="chips rounds" role="toolbar" aria-label={text.rounds}>
        {films.map(({ round }, i) => (
          <button
            type="button"
            key={round}
            class="chip-button"
            aria-pressed={i === shown}
            aria-label={text.round(round)}
            onClick={() => {
              show(i);
              setPin(undefined);
            }}
          >
            {round}
          </button>
        ))}
      </div>
    </section>
  );
};

type RibbonsProps = {
  film: Film;
  seats: readonly Seat[];
  text: AssassinXText;
  picked: Pin | undefined;
  pick(pin: Pin): void;
};

const Ribbons = ({ film, seats, text, picked, pick }: RibbonsProps) => {
  const x = (turn: number): number => LEFT + ((turn - 1) / Math.max(1, film.turns)) * (WIDE - LEFT - RIGHT);
  const y = (seat: Seat): number => seats.indexOf(seat) * ROW + ROW / 2;
  return (
    <div class="ribbons" style={{ aspectRatio: `${WIDE} / ${seats.length * ROW}` }}>
      <svg viewBox={`0 0 ${WIDE} ${seats.length * ROW}`} aria-hidden="true">
        {seats.map((seat) => (
          <path key={seat} class="lane" d={`M${LEFT} ${y(seat)}H${WIDE - RIGHT}`} />
        ))}
        {film.cards.map((card, i) => (
          <path
            key={`card ${i + 1}`}
            class={i === 0 ? 'first' : 'second'}
            d={pathOf(card, film.turns, x, (seat) => y(seat) + (i === 0 ? -3 : 3))}
          />
        ))}
      </svg>
      {seats.map((seat) => (
        <span class="whose" key={seat} style={{ top: `${(100 * y(seat)) / (seats.length * ROW)}%` }}>
          <Mask seat={seat} />
        </span>
      ))}
      {film.pins.map((one) => (
        <button
          type="button"
          key={one.fact}
          class={`pin pin-${one.kind}`}
          aria-pressed={one === picked}
          aria-label={text.pins[one.kind](one.turn)}
          style={{
            left: `${(100 * x(one.turn + 0.5)) / WIDE}%`,
            top: `${(100 * y(one.seat)) / (seats.length * ROW)}%`,
          }}
          onClick={() => pick(one)}
        >
          <Emblem name={EMBLEM[one.kind]} />
        </button>
      ))}
    </div>
  );
};

/** A soft step from lane to lane; a gap while the card was in the pile. */
const pathOf = (card: readonly Stay[], turns: number, x: (turn: number) => number, y: (seat: Seat) => number): string =>
  card
    .map(({ turn, seat }, i) => {
      if (seat === undefined) return '';
      const until = x(card[i + 1]?.turn ?? turns + 1);
      const before = card[i - 1]?.seat;
      const begun = x(turn);
      const step =
        before === undefined
          ? `M${begun} ${y(seat)}`
          : `C${begun + 8} ${y(before)} ${begun - 4} ${y(seat)} ${begun + 10} ${y(seat)}`;
      return `${step}H${Math.max(until, begun + 12)}`;
    })
    .join('');
