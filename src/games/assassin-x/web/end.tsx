/** A finished game of Assassin X: who held each Assassin when, all cards, and figures. */
import './css/end.css';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { Loaded } from '../../../web/link/replay-loader.ts';
import { endingOf, type ToldEnding } from '../../../web/table/generic/ending.tsx';
import { Medal } from '../../../web/table/medal.tsx';
import type { Ending } from '../../../web/table/web-part.ts';
import type { Lang } from '../../../words/languages.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';
import { Face } from './card.tsx';
import { mineOf } from './choices.ts';
import { FilmOf } from './film.tsx';
import { marks } from './marks.ts';
import { Bullets } from './seat.tsx';

const Row = ({ view }: { view: AssassinXView }) => (
  <span class="row">
    {mineOf(view).map((card, i) => (
      <Face key={`${card} ${i + 1}`} of={card} />
    ))}
  </span>
);

const Cards: NonNullable<Ending['Cards']> = ({ opened: { last }, seat }) => {
  const view = last.views[seat];
  return view === undefined || !isAssassinX(view) ? null : <Row view={view} />;
};

const Hands = ({ moment, names }: ToldEnding) => (
  <ul class="turned-up">
    {SEATS.flatMap((seat) => {
      const view = moment.views[seat];
      if (view === undefined || !isAssassinX(view)) return [];
      return [
        <li key={seat} class={view.over?.includes(seat) === true ? 'won' : ''}>
          <span class="who">
            <Medal seat={seat} name={names(seat)} />
            <Bullets points={view.players[seat].points} />
          </span>
          <Row view={view} />
        </li>,
      ];
    })}
  </ul>
);

const placeOf = ({ figures, seats }: Loaded, me: Seat): number => {
  const points = (seat: Seat) => figures?.[seat].points ?? 0;
  return 1 + seats.filter((seat) => points(seat) > points(me)).length;
};

const room = { marks, figures: async (lang: Lang) => (await import('./figures.ts')).figures.load(lang) };

export const loadEnding = async (lang: Lang): Promise<Ending> => {
  const ending = await endingOf(room, lang, { Open: Hands, placeOf });
  return {
    ...ending,
    Cards,
    Verdict: (told) => (
      <>
        <FilmOf {...told} />
        <ending.Verdict {...told} />
      </>
    ),
  };
};
