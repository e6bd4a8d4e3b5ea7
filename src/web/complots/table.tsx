/** The Complots table. */
import '../css/table.css';
import './css/table.css';
import './css/mine.css';
import './css/motion.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { others, type Seat } from '../../engine/seats.ts';
import type { Character } from '../../games/complots/characters.ts';
import type { Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import type { Seen } from '../link/link.ts';
import { Bar } from '../parts/bar.tsx';
import { ClockContext } from '../parts/clock.tsx';
import { Announcer, Log, linesOf } from '../parts/log.tsx';
import { fly } from '../parts/motion.ts';
import { Sheet } from '../parts/sheet.tsx';
import { ring, type Tune } from '../parts/sound.ts';
import type { MainProps } from '../room.ts';
import { t } from '../text/text.ts';
import { Back, CardPatterns, Face } from './card.tsx';
import { isComplots, type Sees } from './choices.ts';
import { Coins } from './coins.tsx';
import { type Aim, Dock } from './dock.tsx';
import { flightsOf } from './flights.ts';
import { Middle } from './middle.tsx';
import { Medallion, Place } from './place.tsx';
import { Reference } from './reference.tsx';
import type { ComplotsText } from './text/fr.ts';
import { complotsText } from './text.ts';

type Props = Omit<MainProps, 'open'> & { open: Partial<Record<Seat, readonly Character[]>> | undefined };

export const ComplotsTable = (props: Props) => {
  const seen = props.link.seen.value;
  return seen !== undefined && isComplots(seen.view) ? (
    <ClockContext.Provider value={props.link.clock.value}>
      <TableOf {...props} view={seen.view} seen={seen} />
    </ClockContext.Provider>
  ) : null;
};

const LAST = 3;

const TableOf = ({ link, words, coach, open, foot, tools, view, seen }: Props & { view: Sees; seen: Seen }) => {
  const text = complotsText();
  const people = link.people.value;
  const names = (seat: Seat) => people[seat]?.name ?? seat;
  const [aim, setAim] = useState<Aim | undefined>();
  const [sheet, setSheet] = useState<'log' | 'reference' | undefined>();
  const lines = useMemo(() => linesOf(seen.heard, words, names, view.me), [seen.heard, words, people, view.me]);
  useMoves(seen);
  useEffect(() => setAim(undefined), [view.question]);
  const base = view.me ?? view.seats[0];
  const around = base === undefined ? [] : view.me === undefined ? view.seats : others(view.seats, base);
  const send = (move: string) => {
    setAim(undefined);
    link.send(move);
  };
  const asked = (view.legal?.length ?? 0) > 0;
  const ups = view.seats.flatMap((seat) => view.players[seat].revealed).join(' ');
  return (
    <main
      class={`at-table complots around-${around.length} ${aim === undefined ? '' : 'aiming'} ${view.me === undefined ? 'watching' : ''}`}
    >
      <CardPatterns />
      <Bar link={link} title={words.title}>
        {tools}
        <button type="button" class="tool" onClick={() => setSheet('log')}>
          {t('log')}
        </button>
        <button type="button" class="tool" onClick={() => setSheet('reference')}>
          {t('help')}
        </button>
      </Bar>
      <section class="felt" aria-label={t('table')}>
        <div class="places">
          {around.map((seat, i) => (
            <div class="spot" key={seat} style={spot(i, around.length)}>
              <Place
                view={view}
                seat={seat}
                person={people[seat]}
                text={text}
                open={open?.[seat]}
                target={targetOf(aim, seat, send)}
              />
            </div>
          ))}
        </div>
        <Middle view={view} text={text} names={names} last={lines.slice(-LAST).map(({ text: line }) => line)} />
      </section>
      {view.me !== undefined && <Mine view={view} me={view.me} names={names} text={text} />}
      {foot ?? (
        <Dock
          link={link}
          view={view}
          text={text}
          words={words}
          names={names}
          aim={aim}
          setAim={setAim}
          send={send}
          hint={coach?.hint}
          wanted={coach?.wanted}
        />
      )}
      <aside class="beside">
        {useMemo(
          () => (
            <Reference view={view} text={text} />
          ),
          [ups, text],
        )}
        {useMemo(
          () => (
            <Log lines={lines} />
          ),
          [lines],
        )}
      </aside>
      <Announcer lines={lines} question={asked ? words.phase(view, names) : ''} />
      {sheet === 'log' && (
        <Sheet title={t('log')} close={() => setSheet(undefined)}>
          <Log lines={lines} />
        </Sheet>
      )}
      {sheet === 'reference' && (
        <Sheet title={text.reference} close={() => setSheet(undefined)}>
          <Reference view={view} text={text} />
        </Sheet>
      )}
    </main>
  );
};

const targetOf = (aim: Aim | undefined, seat: Seat, send: (move: string) => void): (() => void) | undefined => {
  const move = aim?.targets.find(({ at }) => at === seat)?.move;
  return move === undefined ? undefined : () => send(move);
};

/** The one on my left first, then around the table. */
const spot = (i: number, count: number): Record<string, string> => {
  const angle = Math.PI * (count === 1 ? 0.5 : 1.1 - (1.2 * i) / (count - 1));
  return { '--x': `${50 + 43 * Math.cos(angle)}%`, '--y': `${(count === 1 ? 62 : 54) - 42 * Math.sin(angle)}%` };
};

const Mine = ({ view, me, names, text }: { view: Sees; me: Seat; names: Names; text: ComplotsText }) => {
  const name = names(me);
  const { coins, revealed, side, alive } = view.players[me];
  const active = view.turn === me && view.over === null;
  return (
    <section class={`mine ${active ? 'active' : ''} ${alive ? '' : 'out'}`} aria-label={text.yourHand}>
      <span class="who">
        <Medallion seat={me} name={name} active={active} asked={false} />
        <span class="name">{name}</span>
        {side !== undefined && (
          <span class="faith">
            <Emblem name={`complots/${side}`} class={`side ${side}`} /> {text.sides[side]}
          </span>
        )}
        {!alive && <span class="faith">{text.out}</span>}
      </span>
      <span class="hand" data-at={`cards-${me}`}>
        {(view.hand ?? []).map((card, i) => (
          <Face key={`${card} ${i + 1}`} of={card} text={text} />
        ))}
        {(view.buried ?? []).map((card, i) => (
          <Back key={`${card} ${i + 1}`} dead label={text.lost(text.characters[card].name)} />
        ))}
        {revealed.map((card, i) => (
          <Face key={`up ${card} ${i + 1}`} of={card} text={text} dead />
        ))}
        {view.seen !== undefined && (
          <span class="seen">
            <span class="unseen">{text.seen(names(view.seen.seat))}</span>
            <Face of={view.seen.card} text={text} />
          </span>
        )}
      </span>
      <span class="purse" data-at={`purse-${me}`}>
        <Coins count={coins} label={text.coins(coins)} />
      </span>
    </section>
  );
};

const TUNE: Readonly<Record<string, Tune>> = {
  doubted: 'doubt',
  lost: 'loss',
  won: 'win',
  drew: 'card',
  showed: 'card',
};

/** What was just said moves coins and cards, and sounds. */
const useMoves = ({ heard }: Seen): void => {
  const before = useRef(heard.length);
  const count = heard.length;
  useEffect(() => {
    const fresh = heard.slice(before.current);
    if (fresh.length > 0 && fresh.length < 30) {
      const flights = fresh.flatMap(flightsOf);
      fly(flights);
      if (flights.some(({ what }) => what === 'coin')) ring('coin');
      for (const [, verb] of fresh) if (typeof verb === 'string' && TUNE[verb] !== undefined) ring(TUNE[verb]);
    }
    before.current = count;
  }, [count, heard]);
};
