/**
 * The row of forecasts by players who are out and spectators. Its place and size are fixed, so nothing moves under a
 * finger.
 */
import './css/row.css';
import type { View } from '../../../engine/game.ts';
import { type Forecast, foreseeable, type Gallery, kindOf, SHARES } from '../../../host/forecasts.ts';
import type { Names } from '../../../words/words.ts';
import type { GallerySeat } from '../../link/link.ts';
import { useSettled } from '../../parts/settled.ts';
import { Medal } from '../../table/medal.tsx';
import type { ForecastText } from './text/fr.ts';
import { useForecastText } from './text.ts';

type Props = {
  gallery: GallerySeat;
  game: Gallery;
  view: View;
  names: Names;
  /** The shown claim is already settled; its scene is playing. */
  late: boolean;
};

/** First the winner, then each claim. */
export const ForecastRow = ({ game, view, gallery, names, late }: Props) => {
  const text = useForecastText();
  const { wins, lie } = foreseeable(game, view, view.me);
  const { question } = view;
  const [first = 'A'] = wins;
  const said = (forecast: Forecast): Forecast | undefined => gallery.given.value.get(kindOf(game, view, forecast));
  const winner = said({ question, wins: first })?.wins;
  const asksLie = lie && winner !== undefined;
  const settled = useSettled(asksLie ? `lie ${question}` : `wins ${wins.length}`);
  if (text === undefined || wins.length === 0) return null;
  const say = (forecast: Forecast) => {
    if (settled()) gallery.foresee(kindOf(game, view, forecast), forecast);
  };
  if (asksLie) {
    const mine = said({ question, lie: 0 })?.lie;
    return <Lies {...{ text, mine, late }} say={(share) => say({ question, lie: share })} />;
  }
  return (
    <fieldset class="forecast wins" aria-label={text.title}>
      <legend>
        {text.wins} {winner !== undefined && <i>{text.sealed}</i>}
      </legend>
      {wins.map((seat) => (
        <button
          type="button"
          key={seat}
          aria-pressed={seat === winner}
          disabled={winner === undefined ? late : seat !== winner}
          onClick={() => say({ question, wins: seat })}
        >
          <Medal seat={seat} name={names(seat)} plain />
        </button>
      ))}
    </fieldset>
  );
};

type LiesProps = { text: ForecastText; mine: number | undefined; late: boolean; say(share: number): void };

const Lies = ({ text, mine, late, say }: LiesProps) => (
  <fieldset class="forecast lies" aria-label={text.title}>
    <legend>
      {text.lie} {mine !== undefined && <i>{text.sealed}</i>}
    </legend>
    {SHARES.map((share, i) => (
      <button
        type="button"
        key={share}
        aria-pressed={share === mine}
        aria-label={`${text.share(share)}, ${text.leans(share)}`}
        disabled={mine === undefined ? late : share !== mine}
        style={{ '--share': `${share}` }}
        onClick={() => say(share)}
      >
        <span>{text.share(share)}</span>
        {i === 0 && <small>{text.truth}</small>}
        {i === SHARES.length - 1 && <small>{text.lieEnd}</small>}
      </button>
    ))}
  </fieldset>
);
