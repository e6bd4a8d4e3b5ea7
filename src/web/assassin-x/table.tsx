/** The alley: the table of Assassin X. */
import './css/table.css';
import './css/wall.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PASS } from '../../engine/phrases.ts';
import { others, type Seat } from '../../engine/seats.ts';
import type { Card } from '../../games/assassin-x/cards.ts';
import { type Memory, remember } from '../../games/assassin-x/memory.ts';
import { type AssassinXSeen, isAssassinX } from '../../games/assassin-x/seen.ts';
import type { Names } from '../../words/words.ts';
import type { Stirs } from '../characters/reactions.ts';
import { useTalk } from '../characters/use-talk.ts';
import { WhoSheet } from '../characters/who-sheet.tsx';
import type { MainProps } from '../game-module.ts';
import { isAsked, type Link, type Person, type Seen } from '../link/link.ts';
import { AtTable, useTold } from '../parts/at-table.tsx';
import { Reference, RulesLink } from '../parts/reference.tsx';
import { usePassing } from '../pass/use-passing.ts';
import { speed } from '../settings.ts';
import { type Holds, useHolds } from '../stage/holds.ts';
import type { Showing } from '../stage/queue.ts';
import { aloudIn, toldBefore } from '../stage/told.ts';
import { useStage } from '../stage/use-stage.ts';
import { t } from '../text/text.ts';
import { nameOf } from './card.tsx';
import { Centre } from './centre.tsx';
import { type Usual, usualOf } from './choices.ts';
import { Dock, type Waiting } from './dock.tsx';
import { Duel, fightIn } from './duel.tsx';
import { culprits } from './guess.ts';
import { Hand } from './hand.tsx';
import { markOf } from './lesson-marks.ts';
import { OnTable } from './on-table.tsx';
import { deedIn, dropOf, freshPlan, keyOf, moveOf, type Plan, touchedCard } from './plan.ts';
import { rule } from './rule.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { PlayerSeat } from './seat.tsx';
import { covers, isSilent, Stage, sound, spokenIn } from './stage.tsx';
import { standingOf } from './standing.ts';
import type { AlleyText } from './text/fr.ts';
import { alleyText } from './text.ts';
import { reasonOf, Trail, watchedLines } from './trail.tsx';
import { gainedBy, Turning } from './turning.tsx';

export type Hands = Partial<Record<Seat, readonly Card[]>>;
type Props = Omit<MainProps, 'open'> & { open(seen: Seen): Hands | undefined };

export const AlleyTable = (props: Props) => {
  const seen = props.link.seen.value;
  return seen === undefined ? null : <Staged {...props} now={seen} />;
};

const PLAY = { scenesOf, sound };

const Staged = ({ now, ...props }: Props & { now: Seen }) => {
  const { link: held, hold } = useHolds(props.link);
  const { link, seen, showing, pace, skip } = useStage(held, now, PLAY);
  return isAssassinX(seen.view) ? (
    <TableOf {...props} {...{ link, hold, seen, now, showing, pace, skip }} view={seen.view} />
  ) : null;
};

/** An arrest; an attack or an accusation that came to nothing. */
const STIRS: Stirs = { arrested: 'caught', survived: 'escaped', cleared: 'escaped', won: 'won' };

type Shown = {
  view: AssassinXSeen;
  seen: Seen;
  now: Seen;
  hold: Holds | undefined;
  showing: Showing<Scene> | undefined;
  pace: number;
  skip(): void;
};

const unchanged = () => undefined;

/** X11 the hidden card that I took and have not turned yet. Where nothing is played slowly, it lies in my hand at once. */
const useGained = ({ view, seen, hold, pace }: Shown, busy: boolean) => {
  const gained = gainedBy(seen.heard, view.me);
  const [known, know] = useState({ me: view.me, at: gained?.at ?? -1 });
  // on one device each has his own
  if (known.me !== view.me) know({ me: view.me, at: gained?.at ?? -1 });
  const waits = view.phase === 'discard' && isAsked(view) && !busy && pace > 0;
  const turning = gained !== undefined && known.me === view.me && gained.at > known.at && waits ? gained : undefined;
  const on = turning !== undefined;
  useEffect(() => {
    if (!on) return;
    hold?.('turning', true);
    return () => hold?.('turning', false);
  }, [on, hold]);
  return { turning, close: () => know({ me: view.me, at: gained?.at ?? -1 }) };
};

/** So often running, by a touch, whatever was exchanged meanwhile. */
const MANY_PASSES = 2;

/** How I offered last, to be done again by a touch; and whether I have passed often enough to want to until my turn. */
const useHabits = (view: AssassinXSeen, plan: Plan) => {
  const [usual, setUsual] = useState<Usual | undefined>();
  const [passes, setPasses] = useState(0);
  return {
    usual,
    weary: passes >= MANY_PASSES,
    note(move: string) {
      if (view.phase === 'offer') setUsual(usualOf(view.hand ?? [], plan.slots, plan.up));
      if (view.phase === 'action') setPasses(move === PASS ? passes + 1 : 0);
    },
  };
};

/** What I have touched, until something else is asked. */
const usePlan = (view: AssassinXSeen, taught: boolean): readonly [Plan, (plan: Plan) => void] => {
  const [plan, setPlan] = useState<Plan | undefined>();
  const fresh = useMemo(() => freshPlan(view, taught), [keyOf(view), taught]);
  return [plan?.key === fresh.key ? plan : fresh, setPlan];
};

/** Scenes give the time there is: bots do not pause between them as well. What stands there at first is looked at. */
const useTempo = (link: Link, seen: Seen, busy: boolean): void => {
  const first = useRef(seen);
  const { nudge } = link;
  useEffect(() => {
    if (busy || first.current === seen || speed.value === 'calm' || isAsked(seen.view)) return;
    nudge?.();
  }, [busy, seen, nudge]);
};

/** Out of the round: a guess until it ends, and a way to its end where nobody else would miss it. */
const useWaiting = ({ link, view, showing, skip }: Props & Shown): Waiting | undefined => {
  const [guess, setGuess] = useState<{ round: number; seat: Seat } | undefined>();
  const [hurried, setHurried] = useState(0);
  const out = view.me !== undefined && view.over === null && !view.players[view.me].in;
  const hurries = out && hurried === view.round;
  const scene = showing?.scene;
  useEffect(() => {
    if (hurries && scene !== undefined && scene.name !== 'ended') skip();
  }, [hurries, scene]);
  const alone = link.hurry !== undefined && link.shared === undefined;
  return out
    ? {
        guess: guess?.round === view.round ? guess.seat : undefined,
        choose: (seat) => setGuess({ round: view.round, seat }),
        hurry: alone && !hurries ? () => setHurried(view.round) : undefined,
      }
    : undefined;
};

const judged = (scene: Scene | undefined, now: Seen, guess: Seat | undefined, names: Names, text: AlleyText) => {
  const [said] = scene?.said ?? [];
  if (scene?.name !== 'ended' || guess === undefined || said === undefined) return undefined;
  const found = culprits(now.heard, now.heard.lastIndexOf(said), now.view.seats);
  if (found.length === 0) return text.unsolved;
  const list = found.map(names).join(', ');
  return found.includes(guess) ? text.right(list) : text.wrong(list);
};

/** What I was told of the others' hands, alone or with all: of this round, since all cards are dealt anew. */
const useMemory = (view: AssassinXSeen, heard: Seen['heard']): Memory | undefined =>
  useMemo(() => {
    const round = heard.slice(
      Math.max(
        0,
        heard.findLastIndex(([, verb]) => verb === 'began'),
      ),
    );
    return view.me === undefined ? undefined : remember(round, view.me, view.seats);
  }, [heard, view.me]);

const knownOf = (memory: Memory | undefined, seat: Seat): readonly Card[] =>
  (memory?.held[seat] ?? []).filter(({ sure }) => sure).map(({ card }) => card);

const TableOf = (props: Props & Shown) => {
  const { link, words, coach, foot, controls, tools, chat, view, seen, now, showing, pace, skip } = props;
  const text = alleyText();
  const open = props.open(seen);
  const { names, lines } = useTold(link, seen, words);
  const scene = showing?.scene;
  const busy = showing !== undefined;
  const standing = standingOf(view, link.shared === undefined && coach === undefined ? rule.value : undefined);
  const { turning, close: intoHand } = useGained(props, busy || controls !== undefined);
  const occupied = busy || controls !== undefined || turning !== undefined;
  const passing = usePassing({ link, seen, standing, changed: unchanged }, occupied);
  const [plan, change] = usePlan(view, coach !== undefined);
  const habits = useHabits(view, plan);
  const [closed, setClosed] = useState('');
  const looked = JSON.stringify([view.round, view.shown]);
  useTempo(link, seen, busy);
  const waiting = useWaiting(props);
  const audible = useMemo(
    () => ({
      view,
      heard: pace === 0 ? now.heard : isSilent(scene) ? seen.heard : aloudIn(scene, seen.heard, now.heard),
    }),
    [pace, scene, seen, now],
  );
  const aloud = useTold(link, audible, words).lines;
  const asked = isAsked(view) && !occupied && passing.coming === undefined && foot === undefined;
  const { me } = view;
  const around = me === undefined ? view.seats : others(view.seats, me);
  const deed = asked ? deedIn(view, plan) : undefined;
  const send = (move: string) => {
    const drop = dropOf(view, plan);
    if (drop !== undefined)
      passing.keep({ move: `discard ${drop}`, phase: 'discard', stake: standing.stake, soon: true });
    habits.note(move);
    change(freshPlan(view, plan.stepwise));
    link.send(move);
  };
  /** Touched again, what is raised is played, where nothing else could be meant. */
  const touch = (at: number) => {
    const move = moveOf(view, plan);
    const again = asked && plan.raised === at && (view.phase === 'discard' || view.phase === 'give');
    if (again && move !== undefined) send(move);
    else change(touchedCard(view, plan, at));
  };
  const aim = (seat: Seat) =>
    deed?.targets.includes(seat) === true ? () => change({ ...plan, target: seat }) : undefined;
  const mark = markOf(view, plan, asked ? coach?.wanted : undefined);
  const fight = fightIn(view, scene);
  const last = useMemo(() => spokenIn(seen.heard.slice(-LATELY), words, names, me, 1), [seen, words]);
  const headline = scene === undefined ? last : isSilent(scene) ? '…' : spokenIn(scene.said, words, names, me);
  const why = calling(scene, toldBefore(scene, seen.heard, now.heard), text);
  const guess = judged(scene, now, waiting?.guess, names, text);
  const memory = useMemory(view, seen.heard);
  const talk = useTalk(link, seen, STIRS);
  const [about, setAbout] = useState<Seat | undefined>();
  const below = controls ?? ((now.view.over === null) === (view.over === null) ? foot : undefined);
  const lies = link.shared !== undefined && me === undefined;
  /** The dock says what a scene shows; then it does not stand on the cobbles too. */
  const dockTells = scene !== undefined && waiting === undefined && below === undefined && !lies;
  const notes = <Notes {...{ view, names, text, memory }} />;
  return (
    <AtTable
      {...{ link, seen, words, names, lines, tools, chat, talk }}
      told={aloud}
      asked={asked}
      lifts={view.phase === 'action' && view.over === null}
      class={`alley around-${around.length} ${deed?.aimed === true ? 'aiming' : ''} ${busy ? 'playing' : ''} ${turning === undefined ? '' : 'turns-card'}`}
      style={{ '--pace': `${pace}` }}
      touched={busy ? passOver(skip, isAsked(view)) : undefined}
      help={{ title: t('help'), content: <Reference words={words} view={view} /> }}
      beside={notes}
    >
      <section class={`felt ${fight === undefined ? '' : 'fought'}`} aria-label={t('table')}>
        <div class="panes">
          {around.map((seat, i) => (
            <PlayerSeat
              key={seat}
              {...{ view, seat, names, words }}
              person={link.people.value[seat]}
              open={open?.[seat]}
              known={open === undefined ? knownOf(memory, seat) : []}
              says={why?.seat === seat ? why.says : talk.findLast((one) => one.seat === seat)?.says}
              chosen={deed !== undefined && plan.target === seat}
              wanted={mark.seat === seat}
              keys={`${i + 1}`}
              target={aim(seat)}
              ask={() => setAbout(seat)}
            />
          ))}
        </div>
        <Centre
          {...{ view, text, words, names, plan, asked, change, send, headline, mark }}
          heard={seen.heard}
          ms={scene === undefined || pace === 0 ? 0 : scene.ms * pace}
          covered={covers(scene)}
          hushed={dockTells}
          closed={closed === looked}
          close={() => {
            setClosed(looked);
            link.shared?.layDown();
          }}
        />
        {fight !== undefined && (
          <Duel
            key={fight.falls ?? 'stands'}
            {...{ fight, view, names, text, plan, change }}
            asked={asked && view.phase === 'defend'}
            pace={showing?.still === true ? 0 : pace}
          />
        )}
      </section>
      {me !== undefined && <Hand {...{ view, me, names, words, text, plan, touch, mark }} />}
      {below ??
        (link.shared !== undefined && lies ? (
          <OnTable {...{ view, text, words, names, busy }} shared={link.shared} />
        ) : (
          <Dock
            {...{ link, view, text, words, names, plan, change, passing, waiting, coach, send, mark }}
            usual={habits.usual}
            weary={habits.weary}
            heard={seen.heard}
            tells={scene && headline}
          />
        ))}
      {showing !== undefined && (
        <Stage {...{ showing, pace, view, words, names, text, guess }} key={showing.scene.said[0]?.join() ?? ''} />
      )}
      <Trail heard={toldBefore(scene, seen.heard, now.heard)} />
      {about !== undefined && (
        <Across
          {...{ names, text }}
          heard={seen.heard}
          person={link.people.value[about]}
          seat={about}
          close={() => setAbout(undefined)}
        />
      )}
      {turning !== undefined && (
        <Turning
          key={turning.at}
          gained={turning}
          taught={coach !== undefined}
          {...{ names, words, text }}
          close={intoHand}
        />
      )}
    </AtTable>
  );
};

/** X30 what he who sends the police says of it: from what all have seen. */
const calling = (
  scene: Scene | undefined,
  heard: Seen['heard'],
  text: AlleyText,
): { readonly seat: Seat; readonly says: string } | undefined =>
  scene?.name === 'siren' ? { seat: scene.by, says: text.says(reasonOf(heard, scene.at, text)) } : undefined;

type AcrossProps = {
  heard: Seen['heard'];
  seat: Seat;
  person: Person | undefined;
  names: Names;
  text: AlleyText;
  close(): void;
};

/** Somebody across the alley: who it is, and what all have seen of him this round. */
const Across = ({ heard, seat, person, names, text, close }: AcrossProps) => {
  const lines = watchedLines(heard, seat, names, text);
  return (
    <WhoSheet person={person} seat={seat} name={names(seat)} close={close}>
      <p class="hint">{lines.length === 0 ? text.nothingSeen : text.thisRound}</p>
      <ul class="watched">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </WhoSheet>
  );
};

/** Far enough back for something that all have heard. */
const LATELY = 12;

/** A touch ends the scene; what was asked before it is no longer to be answered. */
const passOver =
  (skip: () => void, stale: boolean) =>
  (event: Event): void => {
    skip();
    if (stale && event.target instanceof Element && event.target.closest('.dock .acts, .own, .felt') !== null)
      event.stopPropagation();
  };

type NotesProps = { view: AssassinXSeen; memory: Memory | undefined; names: Names; text: AlleyText };

/** Beside the alley: whom I know to hold what. */
const Notes = ({ view, memory, names, text }: NotesProps) => {
  const { me, seats } = view;
  const known = (me === undefined ? [] : others(seats, me)).flatMap((seat) => {
    const cards = knownOf(memory, seat);
    if (cards.length > 0) return [text.holds(names(seat), cards.map(nameOf).join(', '))];
    return memory?.clean[seat] === true && view.players[seat].in ? [text.clean(names(seat))] : [];
  });
  return (
    <section class="notes">
      {me !== undefined && (
        <>
          <h2>{text.known}</h2>
          <ul>
            {known.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {known.length === 0 && <li>{text.nothingKnown}</li>}
          </ul>
        </>
      )}
      <RulesLink game={view.game} />
    </section>
  );
};
