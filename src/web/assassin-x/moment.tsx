/** A moment of a round that one is asked about: the others in a row, what was seen of them, and to whom one sends the police. */
import './css/moment.css';
import { viewOf } from '../../engine/reading.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Clue, clues } from '../../games/assassin-x/clues.ts';
import { type AssassinXSeen, isAssassinX } from '../../games/assassin-x/seen.ts';
import type { EmblemName } from '../art/emblems.ts';
import type { Daily, MomentProps } from '../game-module.ts';
import { Mask } from '../parts/mask.tsx';
import { OthersInRow, seatsOffered } from '../parts/moment-seats.tsx';
import { Back, Face, nameOf } from './card.tsx';
import { mineOf } from './choices.ts';
import { loadAlley, loadMoment, momentText } from './text.ts';

const viewIn = ({ seen }: Pick<MomentProps, 'seen'>): AssassinXSeen => viewOf(isAssassinX, seen.view);

const Other = ({ view, seat, name }: { view: AssassinXSeen; seat: Seat; name: string }) => {
  const text = momentText();
  const { cards, joker, in: isIn } = view.players[seat];
  return (
    <li class={`other ${isIn ? '' : 'out'}`}>
      <Mask seat={seat} states={isIn ? [] : ['out']} />
      <b class="name">{name}</b>
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

const Felt: Daily['Felt'] = ({ seen, names }) => {
  const view = viewIn({ seen });
  return (
    <OthersInRow view={view} says={momentText().inPlay(view.pile)}>
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

const EMBLEMS: Readonly<Record<Exclude<Clue['of'], 'played'>, EmblemName>> = {
  held: 'assassin-x/assassin',
  left: 'assassin-x/assassin',
  clean: 'assassin-x/alibi',
  unfit: 'assassin-x/transfer',
  police: 'assassin-x/intervention',
  without: 'assassin-x/clue-3',
  hidden: 'assassin-x/tail',
};

const lineOf = (clue: Clue, names: MomentProps['names']): string => {
  const text = momentText();
  const who = names(clue.by);
  switch (clue.of) {
    case 'police':
    case 'without':
    case 'hidden':
      return text[clue.of](who, clue.times);
    case 'played':
      return text.played(who, nameOf(clue.joker));
    case 'unfit':
      return text.unfit(who, nameOf('transfer'));
    default:
      return text[clue.of](who);
  }
};

const daily: Daily = {
  Felt,
  Holds,
  claim: ({ seen }) => momentText().inPlay(viewIn({ seen }).pile),
  heard: ({ seen, names }) =>
    clues({ view: viewIn({ seen }), heard: seen.heard }).map((clue) => ({
      emblem: clue.of === 'played' ? `assassin-x/${clue.joker}` : EMBLEMS[clue.of],
      text: lineOf(clue, names),
    })),
  offered: seatsOffered('assassin-x/intervention'),
};

export const loadDaily = async (): Promise<Daily> => {
  await Promise.all([loadAlley(), loadMoment()]);
  return daily;
};
