/** The Complots table. */
import '../css/table.css';
import './css/table.css';
import './css/mine.css';
import './css/motion.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { others, type Seat } from '../../engine/seats.ts';
import type { Character } from '../../games/complots/characters.ts';
import type { Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import type { Seen } from '../link/link.ts';
import { Bar } from '../parts/bar.tsx';
import { ClockContext } from '../parts/clock.tsx';
import { Announcer, Log, linesOf } from '../parts/log.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { MainProps } from '../room.ts';
import type { Showing } from '../stage/queue.ts';
import { useStage } from '../stage/use-stage.ts';
import { t } from '../text/text.ts';
import { Back, CardPatterns, Face } from './card.tsx';
import { isComplots, type Sees } from './choices.ts';
import { Coins } from './coins.tsx';
import { type Aim, Dock } from './dock.tsx';
import { Middle } from './middle.tsx';
import { Medallion, Place } from './place.tsx';
import { Reference } from './reference.tsx';
import { type Scene, scenesOf } from './scenes.ts';
import { litBy, Stage } from './stage.tsx';
import type { ComplotsText } from './text/fr.ts';
import { complotsText } from './text.ts';

type Props = Omit<MainProps, 'open'> & { open: Partial<Record<Seat, readonly Character[]>> | undefined };

export const ComplotsTable = (props: Props) => {
  const seen = props.link.seen.value;
  return seen === undefined ? null : (
    <ClockContext.Provider value={props.link.clock.value}>
      <Staged {...props} now={seen} />
    </ClockContext.Provider>
  );
};

const Staged = ({ now, ...props }: Props & { now: Seen }) => {
  const { link, seen, showing, pace, skip } = useStage(props.link, now, scenesOf);
  return isComplots(seen.view) ? (
    <TableOf {...props} link={link} view={seen.view} seen={seen} now={now} showing={showing} pace={pace} skip={skip} />
  ) : null;
};

const LAST = 3;

type Shown = { view: Sees; seen: Seen; now: Seen; showing: Showing<Scene> | undefined; pace: number; skip(): void };

const TableOf = (props: Props & Shown) => {
  const { link, words, coach, open, foot, tools, view, seen, now, showing, pace, skip } = props;
  const text = complotsText();
  const people = link.people.value;
  const names = (seat: Seat) => people[seat]?.name ?? seat;
  const [aim, setAim] = useState<Aim | undefined>();
  const [sheet, setSheet] = useState<'log' | 'reference' | undefined>();
  const lines = useMemo(() => linesOf(seen.heard, words, names, view.me), [seen.heard, words, people, view.me]);
  const told = useMemo(() => linesOf(now.heard, words, names, now.view.me), [now.heard, words, people]);
  const lit = litBy(showing?.scene);
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
      class={`at-table complots around-${around.length} ${aim === undefined ? '' : 'aiming'} ${view.me === undefined ? 'watching' : ''} ${showing === undefined ? '' : 'playing'} ${lit.length > 0 ? 'staging' : ''}`}
      style={{ '--pace': `${pace}` }}
      onClickCapture={showing === undefined ? undefined : skip}
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
            <div class={`spot ${lit.includes(seat) ? 'lit' : ''}`} key={seat} style={spot(i, around.length)}>
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
      {view.me !== undefined && <Mine view={view} me={view.me} names={names} text={text} lit={lit.includes(view.me)} />}
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
      <Announcer lines={told} question={asked ? words.phase(view, names) : ''} />
      <span class="stake-at" data-at="stake" />
      {showing !== undefined && (
        <Stage showing={showing} names={names} text={text} me={view.me} key={showing.scene.said[0]?.join() ?? ''} />
      )}
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

type MineProps = { view: Sees; me: Seat; names: Names; text: ComplotsText; lit: boolean };

const Mine = ({ view, me, names, text, lit }: MineProps) => {
  const name = names(me);
  const { coins, revealed, side, alive } = view.players[me];
  const active = view.turn === me && view.over === null;
  return (
    <section
      class={`mine ${active ? 'active' : ''} ${alive ? '' : 'out'} ${lit ? 'lit' : ''}`}
      aria-label={text.yourHand}
    >
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
