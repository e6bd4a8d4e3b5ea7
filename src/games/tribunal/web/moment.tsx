/** A daily moment: the others in a row, what was heard of them, and an accusation or the clerk's announcement. */
import './css/moment.css';
import { others, type Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { OthersInRow, seatsOffered } from '../../../web/features/daily/moment-seats.tsx';
import { Medal } from '../../../web/table/medal.tsx';
import type { Daily } from '../../../web/table/web-part.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import { Minute, Saying, sentences } from './moment-count.tsx';
import { announcedIn, sayings, viewIn } from './moment-words.ts';
import { loadMoment, momentText } from './text.ts';

const Other = ({ view, seat, name }: { view: TribunalView; seat: Seat; name: string }) => {
  const text = momentText();
  const { status, lives } = view.players[seat];
  const isIn = status === 'in';
  const lit = view.clerk === seat && announcedIn(view) !== undefined;
  return (
    <li class={`other ${lit ? 'lit' : ''} ${isIn ? '' : 'out'}`}>
      <Medal seat={seat} states={lit ? ['speaking'] : isIn ? [] : ['out']} name={name} />
      <small>{isIn ? text.lives(lives) : text.fallen}</small>
      {view.clerk === seat && (
        <small class="clerk">
          <Emblem name="tribunal/clerk" /> {text.clerk}
        </small>
      )}
    </li>
  );
};

const Felt: Daily['Felt'] = ({ seen, names, says: told }) => {
  const view = viewIn({ seen });
  const { me, seats, docket } = view;
  const says =
    told ??
    (announcedIn(view) === undefined ? (
      momentText().mafiosi(docket.mafiosi)
    ) : (
      <Saying {...{ view, names }} around={me === undefined ? seats : others(seats, me)} />
    ));
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

const { heard, decides, ...doubt } = sayings(() => ({ text: momentText() }));

const daily: Daily = {
  Felt,
  Holds,
  claim({ seen, names }) {
    const view = viewIn({ seen });
    if (announcedIn(view) === undefined) return momentText().mafiosi(view.docket.mafiosi);
    return momentText().announces(names(view.clerk), sentences(view, names).join(' '));
  },
  heard,
  accused: { offered: seatsOffered('tribunal/accusation'), decides },
  doubted: { Card: Minute, ...doubt },
};

export const loadDaily = async (): Promise<Daily> => {
  await loadMoment();
  return daily;
};
