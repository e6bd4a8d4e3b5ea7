/** A daily moment: the others in a row, a claim, and the card once it is turned. */
import './css/moment.css';
import { others, type Seat } from '../../../engine/seats.ts';
import { lang } from '../../../web/base/settings.ts';
import { Medal } from '../../../web/table/medal.tsx';
import type { Daily, DoubtedClaim, MomentProps } from '../../../web/table/web-part.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import { Back, CardPatterns, Face, InPlay } from './card.tsx';
import { Coin, Coins } from './coins.tsx';
import { type Claim, claimIn, claimSaid, sayings, viewIn } from './moment-words.ts';
import { complotsText, loadComplots, loadMoment, momentText } from './text.ts';

const Other = ({ view, seat, name, lit }: { view: ComplotsView; seat: Seat; name: string; lit: boolean }) => {
  const text = complotsText();
  const { coins, hidden, dead, revealed, alive } = view.players[seat];
  return (
    <li class={`other ${lit ? 'lit' : ''} ${alive ? '' : 'out'}`}>
      <Medal seat={seat} states={lit ? ['speaking'] : alive ? [] : ['out']} name={name} />
      <span class="unseen">{alive ? text.hiddenCards(hidden) : text.out}</span>
      <span class="cards">
        {Array.from({ length: hidden }, (_, i) => (
          <Back key={`hidden ${i + 1}`} />
        ))}
        {Array.from({ length: dead }, (_, i) => (
          <Back key={`dead ${i + 1}`} dead />
        ))}
        {revealed.map((card, i) => (
          <Face key={`${card} ${i + 1}`} of={card} text={text} dead />
        ))}
      </span>
      {alive && <Coins count={coins} label={text.coins(coins)} />}
    </li>
  );
};

/** The largest turn towards the face or the mask, in degrees. */
const TURN = 12;

const Felt: Daily['Felt'] = ({ seen, names, lean, says }) => {
  const view = viewIn({ seen });
  const asked = says === undefined ? claimIn(view) : undefined;
  const around = view.me === undefined ? view.seats : others(view.seats, view.me);
  return (
    <InPlay.Provider value={view.lineup}>
      <CardPatterns />
      <ul class="others" data-count={around.length}>
        {around.map((seat) => (
          <Other key={seat} view={view} seat={seat} name={names(seat)} lit={seat === asked?.by} />
        ))}
      </ul>
      {asked === undefined ? <p class="own-turn">{says}</p> : <Saying {...{ view, names, lean, around, asked }} />}
    </InPlay.Provider>
  );
};

type SayingProps = Pick<MomentProps, 'names'> & {
  view: ComplotsView;
  lean: number | undefined;
  around: readonly Seat[];
  asked: Claim;
};

const Saying = ({ view, names, lean, around, asked }: SayingProps) => {
  const text = complotsText();
  const { says, does } = claimSaid({ text: momentText(), table: text }, view, names, asked);
  const part = lean === undefined ? 0 : (lean - 50) / 50;
  const place = (around.indexOf(asked.by) + 0.5) / around.length;
  const tint = lean === undefined ? '' : part > 0 ? 'lying' : 'true';
  return (
    <div class={`said ${place > 0.5 ? 'right' : ''}`} style={{ '--at': `${place}` }}>
      <p class="bubble">
        <b>{says}</b>
        <small>{does}</small>
      </p>
      <span class={`promise ${tint}`} style={{ '--turn': `${part * TURN}deg` }}>
        <Face of={asked.card} text={text} promised />
      </span>
    </div>
  );
};

const Holds: Daily['Holds'] = ({ seen }) => {
  const view = viewIn({ seen });
  const text = complotsText();
  if (view.me === undefined) return null;
  const { coins, revealed } = view.players[view.me];
  return (
    <InPlay.Provider value={view.lineup}>
      <div class="own-cards">
        {(view.hand ?? []).map((card, i) => (
          <Face key={`${card} ${i + 1}`} of={card} text={text} />
        ))}
        {revealed.map((card, i) => (
          <Face key={`lost ${card} ${i + 1}`} of={card} text={text} dead />
        ))}
      </div>
      <span class="own-coins">
        <Coin /> {text.coins(coins)}
      </span>
    </InPlay.Provider>
  );
};

/** The claimed card; torn if it was a lie, and nothing of the hand. */
const Card: DoubtedClaim['Card'] = ({ seen, lie }) => {
  const face = <Face of={claimIn(viewIn({ seen })).card} text={complotsText()} />;
  return lie ? (
    <span class="torn-card">
      <span class="half">{face}</span>
      <span class="half">{face}</span>
    </span>
  ) : (
    face
  );
};

const { heard, ...sentences } = sayings(() => ({
  text: momentText(),
  table: complotsText(),
  lang: lang.value,
}));

const daily: Daily = {
  Felt,
  Holds,
  claim({ seen, names }) {
    const view = viewIn({ seen });
    const { by, card, counter } = claimIn(view);
    const text = momentText();
    return (counter ? text.counters : text.claims)(names(by), complotsText().characters[card].the);
  },
  heard,
  doubted: { Card, ...sentences },
};

export const loadDaily = async (): Promise<Daily> => {
  await Promise.all([loadComplots(), loadMoment()]);
  return daily;
};
