/** The state of the table of Assassin X: the question, touched cards, current speech. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PASS } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { speed } from '../../../web/base/settings.ts';
import { isAsked, type Link, type Snapshot } from '../../../web/link/link.ts';
import type { Line } from '../../../web/table/log.tsx';
import type { Standing } from '../../../web/table/pass/pass.ts';
import { usePassing } from '../../../web/table/pass/use-passing.ts';
import { coversCards, isOverlooked } from '../../../web/table/role.ts';
import type { At } from '../../../web/table/staged/define-table.tsx';
import type { Names } from '../../../words/words.ts';
import type { Card } from '../rules/cards.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { type Usual, usualOf } from './choices.ts';
import type { Waiting } from './dock-props.ts';
import { gainedBy } from './gained.ts';
import { culprits } from './guess.ts';
import { highlightFor } from './lesson-marks.ts';
import { useMemory } from './notes.tsx';
import { deedIn, dropOf, freshPlan, keyOf, moveOf, type Plan, touchedCard } from './plan.ts';
import { rule } from './rule.ts';
import type { Scene } from './scenes.ts';
import { spokenIn } from './stage.tsx';
import { standingOf } from './standing.ts';
import { assassinXText } from './text.ts';
import { reasonOf } from './trail.tsx';

type BaseAt = At<AssassinXView, Scene>;

export type AssassinXAt = ReturnType<typeof useAssassinX>;

export const useAssassinX = (at: BaseAt) => {
  const { link, words, names, view, seen, now, scene, busy, told, role, below } = at;
  const text = assassinXText();
  const replayed = role === 'replay';
  const { turning, close: intoHand, unturned } = useGained(at, busy || replayed);
  const standing = useStanding(at);
  const occupied = busy || replayed || turning !== undefined;
  const passing = usePassing({ link, seen, standing, changed: unchanged }, occupied);
  const asked = isAsked(view) && !occupied && passing.coming === undefined && below === undefined;
  useTempo(link, seen, busy);
  const waiting = useWaiting(at);
  const planned = usePlanned(at, asked, (move, drop) => {
    if (drop !== undefined)
      passing.keep({ move: `discard ${drop}`, phase: 'discard', stake: standing.stake, soon: true });
    link.send(move);
  });
  const last = useMemo(() => spokenIn(seen.heard.slice(-LATELY), words, names, view.me, 1), [seen, words]);
  const headline =
    scene === undefined
      ? last
      : scene.awaits === undefined
        ? spokenIn(scene.said, words, names, view.me)
        : text.awaits[scene.awaits];
  const memory = useMemory(view, seen.heard);
  const [about, setAbout] = useState<Seat | undefined>();
  return {
    ...at,
    ...planned,
    lines: before(at.lines, unturned),
    sentences: before(at.sentences, unturned),
    guess: judged(scene, now, waiting?.guess, names, text),
    why: calling(scene, told, text),
    /** the dock says what a scene shows, so the headline is hidden */
    dockTells: scene !== undefined && waiting === undefined && below === undefined && role !== 'shared',
    ...{ text, asked, passing, waiting, turning, intoHand, headline, memory, about, setAbout },
  };
};

/** On a phone beside a big screen everybody is asked: a silent phone would tell what they hold. */
const useStanding = ({ role, view }: BaseAt): Standing => {
  const inHand = isOverlooked(role);
  const free = role !== 'shared' && role !== 'taken' && role !== 'lesson' && !inHand;
  const { needless, ...standing } = standingOf(view, free ? rule.value : undefined);
  return needless === undefined || inHand ? standing : { ...standing, needless };
};

const LATELY = 12;

/** The touched cards and the move they make. `drop`: the card that is discarded next automatically. */
const usePlanned = (
  { view, coach, covered }: BaseAt,
  asked: boolean,
  sends: (move: string, drop: Card | undefined) => void,
) => {
  const [plan, change] = usePlan(view, coach !== undefined, covered);
  const { usual, weary, note } = useHabits(view, plan);
  const deed = asked ? deedIn(view, plan) : undefined;
  const send = (move: string) => {
    const drop = dropOf(view, plan);
    note(move);
    change(freshPlan(view, plan.stepwise));
    sends(move, drop);
  };
  /** A second touch plays the raised card if only one move is possible. */
  const touch = (at: number) => {
    const move = moveOf(view, plan);
    const again = asked && plan.raised === at && (view.phase === 'discard' || view.phase === 'give');
    if (again && move !== undefined) send(move);
    else change(touchedCard(view, plan, at));
  };
  const aim = (seat: Seat) =>
    deed?.targets.includes(seat) === true ? () => change({ ...plan, target: seat }) : undefined;
  const mark = highlightFor(view, plan, asked ? coach?.wanted : undefined);
  return { plan, change, usual, weary, deed, send, touch, aim, mark };
};

const unchanged = () => [];

/** X11 The hidden card that I took and have not turned yet. Without animation it is in my hand at once. */
const useGained = ({ view, seen, now, hold, pace, role }: BaseAt, busy: boolean) => {
  const gained = gainedBy(now.heard, view.me);
  const [known, know] = useState({ me: view.me, at: gained?.at ?? -1 });
  // on a shared device each player has their own
  if (known.me !== view.me) know({ me: view.me, at: gained?.at ?? -1 });
  const slow = pace > 0 && !coversCards(role) && role !== 'replay';
  const fresh = slow && gained !== undefined && known.me === view.me && gained.at > known.at ? gained : undefined;
  const drawn = fresh !== undefined && fresh.from === undefined;
  const waits = drawn
    ? role === 'own' && (view.phase === 'action' || view.phase === 'discard')
    : view.phase === 'discard' && isAsked(view);
  const turning = waits && !busy && fresh !== undefined && seen.heard.length > fresh.at ? fresh : undefined;
  const on = turning !== undefined;
  useEffect(() => {
    if (!on) return;
    hold?.('turning', true);
    return () => hold?.('turning', false);
  }, [on, hold]);
  /** Facts from here on are not told: they would tell the unturned card. */
  const unturned = drawn ? undefined : fresh?.at;
  return { turning, unturned, close: () => know({ me: view.me, at: gained?.at ?? -1 }) };
};

const before = (lines: readonly Line[], at: number | undefined): readonly Line[] =>
  at === undefined ? lines : lines.filter(({ n }) => n < at);

const MANY_PASSES = 2;

/** My last offer, and whether I passed often enough to be offered to pass until my turn. */
const useHabits = (view: AssassinXView, plan: Plan) => {
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

const usePlan = (view: AssassinXView, taught: boolean, covered: boolean): readonly [Plan, (plan: Plan) => void] => {
  const [plan, setPlan] = useState<Plan | undefined>();
  const fresh = useMemo(() => freshPlan(view, taught), [keyOf(view), taught]);
  if (covered) return [{ key: fresh.key, stepwise: taught, slots: [], up: false, laid: [] }, setPlan];
  return [plan?.key === fresh.key ? plan : fresh, setPlan];
};

/** Scenes pace the game, so bots do not pause as well. The first snapshot is for looking. */
const useTempo = (link: Link, seen: Snapshot, busy: boolean): void => {
  const first = useRef(seen);
  const { nudge } = link;
  useEffect(() => {
    if (busy || first.current === seen || speed.value === 'calm' || isAsked(seen.view)) return;
    nudge?.();
  }, [busy, seen, nudge]);
};

/** Out of the round: a guess until it ends, and a way to skip to its end if only bots play on. */
const useWaiting = ({ link, role, view, showing, skip }: BaseAt): Waiting | undefined => {
  const [guess, setGuess] = useState<{ round: number; seat: Seat } | undefined>();
  const [hurried, setHurried] = useState(0);
  const out = view.me !== undefined && view.over === null && !view.players[view.me].in;
  const hurries = out && hurried === view.round;
  const scene = showing?.scene;
  useEffect(() => {
    if (hurries && scene !== undefined && scene.name !== 'ended') skip();
  }, [hurries, scene]);
  const alone = link.hurry !== undefined && role !== 'taken';
  return out
    ? {
        guess: guess?.round === view.round ? guess.seat : undefined,
        choose: (seat) => setGuess({ round: view.round, seat }),
        hurry: alone && !hurries ? () => setHurried(view.round) : undefined,
      }
    : undefined;
};

const judged = (
  scene: Scene | undefined,
  now: Snapshot,
  guess: Seat | undefined,
  names: Names,
  text: AssassinXText,
) => {
  const [said] = scene?.said ?? [];
  if (scene?.name !== 'ended' || guess === undefined || said === undefined) return undefined;
  const found = culprits(now.heard, now.heard.lastIndexOf(said), now.view.seats);
  if (found.length === 0) return text.unsolved;
  const list = found.map(names).join(', ');
  return found.includes(guess) ? text.right(list) : text.wrong(list);
};

/** X30 What the player who sends the police says, from public facts. */
const calling = (
  scene: Scene | undefined,
  heard: Snapshot['heard'],
  text: AssassinXText,
): { readonly seat: Seat; readonly says: string } | undefined =>
  scene?.name === 'siren' ? { seat: scene.by, says: text.says(reasonOf(heard, scene.at, text)) } : undefined;
