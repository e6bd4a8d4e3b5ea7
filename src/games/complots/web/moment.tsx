/** A daily moment: the others in a row, a claim, and the card once it is turned. */
import './css/moment.css';
import { PASS } from '../../../engine/phrases.ts';
import { viewOf } from '../../../engine/reading.ts';
import { others, type Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { lang } from '../../../web/base/settings.ts';
import { Medal } from '../../../web/table/medal.tsx';
import type { Daily, DoubtedClaim, MomentProps, OfferedAnswer } from '../../../web/table/web-part.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import { inQuestion } from '../rules/hearsay.ts';
import { actionIn } from '../rules/moves.ts';
import { type ComplotsView, isComplots } from '../rules/typed-view.ts';
import { Back, CardPatterns, Face, InPlay } from './card.tsx';
import { choicesOf, tollOf } from './choices.ts';
import { Coin, Coins } from './coins.tsx';
import { claimIn, claimSaid, sayings, viewIn } from './moment-words.ts';
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

const Felt: Daily['Felt'] = ({ seen, names, lean, lie, says }) => {
  const view = viewIn({ seen });
  const asked = inQuestion(view);
  const around = view.me === undefined ? view.seats : others(view.seats, view.me);
  return (
    <InPlay.Provider value={view.lineup}>
      <CardPatterns />
      <ul class="others" data-count={around.length}>
        {around.map((seat) => (
          <Other key={seat} view={view} seat={seat} name={names(seat)} lit={seat === asked?.by} />
        ))}
      </ul>
      {asked === undefined || says !== undefined ? (
        <p class={`own-turn ${says === undefined ? 'asked' : ''}`}>{says ?? momentText().yourTurn}</p>
      ) : (
        <Saying {...{ view, names, lean, lie, around }} by={asked.by} card={asked.character} />
      )}
    </InPlay.Provider>
  );
};

type SayingProps = Pick<MomentProps, 'names'> & {
  view: ComplotsView;
  lean: number | undefined;
  lie: boolean | undefined;
  around: readonly Seat[];
  by: Seat;
  card: Character;
};

const Saying = ({ view, names, lean, lie, around, by, card }: SayingProps) => {
  const text = complotsText();
  const counter = view.claim?.for === 'counter';
  const { says, does } = claimSaid({ text: momentText(), table: text }, view, names, { by, card, counter });
  const part = lean === undefined ? 0 : (lean - 50) / 50;
  const place = (around.indexOf(by) + 0.5) / around.length;
  const tint = lean === undefined ? '' : part > 0 ? 'lying' : 'true';
  return (
    <div class={`said ${place > 0.5 ? 'right' : ''}`} style={{ '--at': `${place}` }}>
      <p class="bubble">
        <b>{says}</b>
        <small>{does}</small>
      </p>
      {lie === undefined ? (
        <span class={`promise ${tint}`} style={{ '--turn': `${part * TURN}deg` }}>
          <Face of={card} text={text} promised />
        </span>
      ) : (
        <CameOut of={card} lie={lie} />
      )}
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

/** The card if the claim was true; else a torn mask, and nothing of the hand. */
const CameOut = ({ of, lie }: { of: Character; lie: boolean }) => {
  const text = complotsText();
  return (
    <span class={`came-out ${lie ? 'lie' : 'truth'}`}>
      {lie ? (
        <span class="torn-mask">
          <span class="half">
            <Emblem name="bluff" />
          </span>
          <span class="half">
            <Emblem name="bluff" />
          </span>
        </span>
      ) : (
        <Face of={of} text={text} />
      )}
      <b class="verdict">{lie ? text.stage.lie : text.stage.truth}</b>
    </span>
  );
};

const Card: DoubtedClaim['Card'] = ({ seen, lie }) => <CameOut of={claimIn(viewIn({ seen })).card} lie={lie} />;

const offeredAs = (view: ComplotsView, names: MomentProps['names'], move: string): OfferedAnswer => {
  const text = complotsText();
  const [choice] = choicesOf({ ...view, legal: [move] }, text, names);
  if (choice === undefined) throw new Error(`${move} is no answer`);
  const { emblem, title, effect, risk, moves } = choice;
  const verb = actionIn(view)?.verb;
  if (move === PASS && isCharacter(verb))
    return { move, emblem, title: text.letHappen, text: tollOf(view, text, verb), bluff: false };
  const at = moves[0]?.at;
  const about = [effect, risk?.says ?? ''].filter((one) => one !== '').join(' · ');
  return {
    move,
    emblem,
    title: at === undefined ? title : momentText().aimed(title, names(at)),
    text: about,
    bluff: risk?.bluff === true,
  };
};

const { heard, decides, ...sentences } = sayings(() => ({
  text: momentText(),
  table: complotsText(),
  lang: lang.value,
}));

const daily: Daily = {
  Felt,
  Holds,
  claim({ seen, names }) {
    const view = viewIn({ seen });
    const asked = inQuestion(view);
    const text = momentText();
    if (asked === undefined) return text.yourTurn;
    const { the } = complotsText().characters[asked.character];
    return (view.claim?.for === 'counter' ? text.counters : text.claims)(names(asked.by), the);
  },
  claimed({ seen, names }, views) {
    const asked = inQuestion(viewIn({ seen }));
    const theirView = asked && views[asked.by];
    if (asked === undefined || theirView === undefined) return undefined;
    const { by, character } = asked;
    const isTrue = viewOf(isComplots, theirView).hand?.includes(character) === true;
    const [text, { the }] = [momentText(), complotsText().characters[character]];
    return {
      emblem: isTrue ? `complots/${character}` : 'bluff',
      text: (isTrue ? text.had : text.hadNot)(names(by), the),
      lie: !isTrue,
    };
  },
  offered: ({ seen, names }, moves) => moves.map((move) => offeredAs(viewIn({ seen }), names, move)),
  heard,
  decides,
  doubted: { Card, ...sentences },
};

export const loadDaily = async (): Promise<Daily> => {
  await Promise.all([loadComplots(), loadMoment()]);
  return daily;
};
