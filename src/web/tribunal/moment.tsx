/** A moment of a round that one is asked about: the others in a row, what was heard of them, and whom one accuses. */
import './css/moment.css';
import { viewOf } from '../../engine/reading.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Rumour, rumours } from '../../games/tribunal/rumours.ts';
import { isTribunal, type TribunalSeen } from '../../games/tribunal/seen.ts';
import { Emblem } from '../art/emblem.tsx';
import type { EmblemName } from '../art/emblems.ts';
import type { Daily, MomentProps } from '../game-module.ts';
import { Mask } from '../parts/mask.tsx';
import { OthersInRow, seatsOffered } from '../parts/moment-seats.tsx';
import { loadMoment, momentText } from './text.ts';

const viewIn = ({ seen }: Pick<MomentProps, 'seen'>): TribunalSeen => viewOf(isTribunal, seen.view);

const Other = ({ view, seat, name }: { view: TribunalSeen; seat: Seat; name: string }) => {
  const text = momentText();
  const { status, lives } = view.players[seat];
  const isIn = status === 'in';
  return (
    <li class={`other ${isIn ? '' : 'out'}`}>
      <Mask seat={seat} states={isIn ? [] : ['out']} />
      <b class="name">{name}</b>
      <small>{isIn ? text.lives(lives) : text.fallen}</small>
      {view.clerk === seat && (
        <small class="clerk">
          <Emblem name="tribunal/clerk" /> {text.clerk}
        </small>
      )}
    </li>
  );
};

const Felt: Daily['Felt'] = ({ seen, names }) => {
  const view = viewIn({ seen });
  return (
    <OthersInRow view={view} says={momentText().mafiosi(view.docket.mafiosi)}>
      {(seat) => <Other key={seat} view={view} seat={seat} name={names(seat)} />}
    </OthersInRow>
  );
};

const Holds: Daily['Holds'] = ({ seen }) => {
  const view = viewIn({ seen });
  const text = momentText();
  if (view.me === undefined) return null;
  return (
    <div class="own-identity">
      <Emblem name="tribunal/day-verdict" />
      <b>{text.judge}</b>
      <span>{text.lives(view.players[view.me].lives)}</span>
    </div>
  );
};

const EMBLEMS: Readonly<Record<Rumour['of'], EmblemName>> = {
  learned: 'tribunal/inside-man',
  unmasked: 'tribunal/discovery',
  struck: 'tribunal/mafia',
  lied: 'tribunal/count',
  turned: 'tribunal/cheat',
  trapped: 'tribunal/trap',
  contested: 'tribunal/contest',
  accused: 'tribunal/accusation',
  broken: 'tribunal/pleas',
  named: 'tribunal/informer',
  pleads: 'tribunal/pleas',
  trusts: 'tribunal/pardon',
};

const lineOf = (one: Rumour, names: MomentProps['names']): string => {
  const text = momentText();
  const who = names(one.by);
  switch (one.of) {
    case 'learned':
    case 'unmasked':
      return text[one.of](who, one.identity === 'mafia');
    case 'named':
      return text.named(who, one.guilty);
    case 'struck':
    case 'lied':
    case 'turned':
    case 'trapped':
      return text[one.of](who);
    default:
      return text[one.of](who, names(one.about));
  }
};

const daily: Daily = {
  Felt,
  Holds,
  claim: ({ seen }) => momentText().mafiosi(viewIn({ seen }).docket.mafiosi),
  heard: ({ seen, names }) =>
    rumours({ view: viewIn({ seen }), heard: seen.heard }).map((one) => ({
      emblem: EMBLEMS[one.of],
      text: lineOf(one, names),
    })),
  offered: seatsOffered('tribunal/accusation'),
};

export const loadDaily = async (): Promise<Daily> => {
  await loadMoment();
  return daily;
};
