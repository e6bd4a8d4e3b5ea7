/** A daily moment: the others in a row, what was seen of them, and whom to send the police to. */
import './css/moment.css';
import type { Seat } from '../../../engine/seats.ts';
import { OthersInRow, seatsOffered } from '../../../web/features/daily/moment-seats.tsx';
import { Medal } from '../../../web/table/medal.tsx';
import type { Daily } from '../../../web/table/web-part.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import { Back, Face, nameOf } from './card.tsx';
import { mineOf } from './choices.ts';
import { sayings, viewIn } from './moment-words.ts';
import { loadAssassinX, loadMoment, momentText } from './text.ts';

const Other = ({ view, seat, name }: { view: AssassinXView; seat: Seat; name: string }) => {
  const text = momentText();
  const { cards, joker, in: isIn } = view.players[seat];
  return (
    <li class={`other ${isIn ? '' : 'out'}`}>
      <Medal seat={seat} states={isIn ? [] : ['out']} name={name} />
      {isIn ? (
        <>
          <span class="unseen">{text.cards(cards)}</span>
          <span class="backs">
            {Array.from({ length: cards }, (_, i) => (
              <Back key={`back ${i + 1}`} plain />
            ))}
            {joker && <Back joker plain />}
          </span>
        </>
      ) : (
        <small>{text.out}</small>
      )}
    </li>
  );
};

const Felt: Daily['Felt'] = ({ seen, names, says }) => {
  const view = viewIn({ seen });
  return (
    <OthersInRow view={view} says={says ?? momentText().inPlay(view.pile)}>
      {(seat) => <Other key={seat} view={view} seat={seat} name={names(seat)} />}
    </OthersInRow>
  );
};

const Holds: Daily['Holds'] = ({ seen }) => (
  <ul class="own-hand">
    {mineOf(viewIn({ seen })).map((card, i) => (
      <li key={`${card} ${i + 1}`}>
        <Face of={card} />
        <span class="unseen">{nameOf(card)}</span>
      </li>
    ))}
  </ul>
);

const { heard, decides } = sayings(() => ({ text: momentText(), nameOf }));

const daily: Daily = {
  Felt,
  Holds,
  claim: ({ seen }) => momentText().inPlay(viewIn({ seen }).pile),
  heard,
  accused: { offered: seatsOffered('assassin-x/intervention'), decides },
};

export const loadDaily = async (): Promise<Daily> => {
  await Promise.all([loadAssassinX(), loadMoment()]);
  return daily;
};
