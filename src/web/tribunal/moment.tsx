/** A moment of a round that one is asked about: the others in a row, what was heard of them, and whom one accuses or what the clerk announces. */
import './css/moment.css';
import { viewOf } from '../../engine/reading.ts';
import { others, type Seat } from '../../engine/seats.ts';
import { type Rumour, rumours } from '../../games/tribunal/rumours.ts';
import { isTribunal, type TribunalSeen } from '../../games/tribunal/seen.ts';
import { Emblem } from '../art/emblem.tsx';
import type { EmblemName } from '../art/emblems.ts';
import type { Daily, MomentProps } from '../game-module.ts';
import { Mask } from '../parts/mask.tsx';
import { OthersInRow, seatsOffered } from '../parts/moment-seats.tsx';
import { announcedIn, doubtedCount, ownCard, Saying, sentences } from './moment-count.tsx';
import { loadMoment, momentText } from './text.ts';

const viewIn = ({ seen }: Pick<MomentProps, 'seen'>): TribunalSeen => viewOf(isTribunal, seen.view);

const Other = ({ view, seat, name }: { view: TribunalSeen; seat: Seat; name: string }) => {
  const text = momentText();
  const { status, lives } = view.players[seat];
  const isIn = status === 'in';
  const lit = view.clerk === seat && announcedIn(view) !== undefined;
  return (
    <li class={`other ${lit ? 'lit' : ''} ${isIn ? '' : 'out'}`}>
      <Mask seat={seat} states={lit ? ['speaking'] : isIn ? [] : ['out']} />
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
  const { me, seats, docket } = view;
  const says =
    announcedIn(view) === undefined ? (
      momentText().mafiosi(docket.mafiosi)
    ) : (
      <Saying {...{ view, names }} around={me === undefined ? seats : others(seats, me)} />
    );
  return (
    <OthersInRow view={view} says={says}>
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

type Line = ReturnType<Daily['heard']>[number];

/** Where the clerk has announced: how many lie here, and what I know of the night myself. */
const ofTheNight = (view: TribunalSeen, names: MomentProps['names']): readonly Line[] => {
  if (announcedIn(view) === undefined) return [];
  const text = momentText();
  const [verb, at] = ownCard(view) ?? [];
  const [card, own] = [verb === 'plot' ? text.cardPlot : text.cardProtect, text.cardNone];
  return [
    { emblem: 'tribunal/clerk', text: `${text.mafiosi(view.docket.mafiosi)} ${text.someLie}` },
    {
      emblem: verb === 'plot' ? 'tribunal/mafia' : 'shield',
      text: at === undefined ? own : card(at === view.me ? text.yourself : names(at)),
    },
  ];
};
/** So many lines are told. */
const TOLD = 5;

const daily: Daily = {
  Felt,
  Holds,
  claim({ seen, names }) {
    const view = viewIn({ seen });
    if (announcedIn(view) === undefined) return momentText().mafiosi(view.docket.mafiosi);
    return momentText().announces(names(view.clerk), sentences(view, names).join(' '));
  },
  heard({ seen, names }) {
    const view = viewIn({ seen });
    const told = rumours({ view, heard: seen.heard }).map(
      (one): Line => ({ emblem: EMBLEMS[one.of], text: lineOf(one, names) }),
    );
    return [...ofTheNight(view, names), ...told].slice(0, TOLD);
  },
  offered: seatsOffered('tribunal/accusation'),
  doubted: doubtedCount(lineOf),
};

export const loadDaily = async (): Promise<Daily> => {
  await loadMoment();
  return daily;
};
