/**
 * The queue of scenes, shown one after the other. The screen keeps what stood before a scene until it has ended, so
 * that nobody reads the outcome beside the question. Knows no game, no clock and no page: the caller brings them.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../../engine/facts.ts';
import type { Tune } from '../../parts/tunes.ts';

/** A game's own scenes say what is drawn; these fields are for the queue. */
export type Scene = {
  readonly name: string;
  /** At the normal pace. */
  readonly ms: number;
  /** A touch before this moment leads there, and only the next one to its end. */
  readonly turn?: number | undefined;
  /** Nothing else is shown beside it, and a player who comes back still sees the last of them. */
  readonly heavy: boolean;
  /** A scene that leaves the table usable. */
  readonly aside?: boolean;
  /** How it comes out is not told before its end; what one waits for is. */
  readonly awaits?: string | undefined;
  /** What is heard when it begins. */
  readonly tune?: Tune | undefined;
  readonly said: readonly Said[];
};

/** A still is the scene's last picture. `turned`: somebody would not wait for its turn. */
export type Showing<S extends Scene> = { readonly scene: S; readonly still: boolean; readonly turned?: boolean };

export type Stage<S extends Scene, V> = {
  readonly scene: ReadonlySignal<Showing<S> | undefined>;
  /** What the table shows: the newest only when every scene that led to it has ended. */
  readonly shown: ReadonlySignal<V>;
  /**
   * Somebody has heard more. `late`: they were away, and most of it is long over. `mine`: it answers their own move, and so
   * does not wait; nor does what came before it.
   */
  feed(seen: V, late?: boolean, mine?: boolean): void;
  /** Whether something waits until what is shown has stayed long enough. */
  isStaying(): boolean;
  /** To the turn of the scene, or its end; twice at once, to the end of all. */
  skip(): void;
  /** What was held back may be shown by now. `follows`: nobody looks here, so that scenes end when they have ended there. */
  release(follows?: boolean): void;
  /** Nothing more of this game is played. */
  rush(): void;
  close(): void;
};

export type Stagecraft<S extends Scene, V> = {
  /** Whether what scenes led to is held back still: another screen shows it first. */
  isHeld?(after: V): boolean;
  forsake?(): void;
  /** The scenes of what was heard from a place on. */
  scenesOf(heard: readonly Said[], from: number): readonly S[];
  /** 0: nothing moves, and one sees stills. */
  pace(): number;
  /** Each scene, also one that is over before anybody sees it: it may be heard. */
  begins(showing: Showing<S>): void;
  /** Calls after a number of milliseconds, unless it is cancelled. */
  wait(ms: number, then: () => void): () => void;
  /** Milliseconds, from whenever. */
  now(): number;
  /** How long what is shown stays before anything follows it, so that people can read a burst. Absent: not at all. */
  stays?(): number;
};

/** With more scenes waiting than this, only heavy ones are played. */
const PATIENCE = 3;
/** With more acts waiting than this, each stays for less time. */
const FEW = 2;
/** How long a heavy still is seen. Light ones are only told. */
const STILL = 600;

/** Two touches so near to each other are one wish. */
const TWICE = 300;

/** `played`: it has scenes. `begun`: it no longer waits for what is shown to have stayed long enough. */
type Act<S extends Scene, V> = {
  readonly played: boolean;
  scenes: Showing<S>[];
  after: V;
  readonly until: number;
  begun: boolean;
};

/** Nothing is held back for longer than its scenes take where they are slow, and a little. */
const SLOWEST = 1.5;
const HELD_FOR = 5000;

type Heard = { readonly heard: readonly Said[] };

/** How long what is shown still stays before an act begins. */
const openStay = ({ now, stays = () => 0 }: Pick<Stagecraft<never, never>, 'now' | 'stays'>) => {
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    /** Something new is shown; `played`: after scenes, of which people have seen enough. */
    begin(played: boolean): void {
      shownAt = played ? Number.NEGATIVE_INFINITY : now();
    },
    left: ({ begun }: Pick<Act<never, never>, 'begun'>, waiting: number): number =>
      begun ? 0 : shownAt + stays() / Math.max(1, waiting - FEW) - now(),
  };
};

/** The scene that is shown. */
const openScreen = <S extends Scene, V>({ pace, begins, now }: Stagecraft<S, V>) => {
  const scene = signal<Showing<S> | undefined>(undefined);
  let began = 0;
  return {
    scene,
    /** How long a scene is seen. Nothing: a light still is over at once, and costs the page no picture. */
    show(next: Showing<S>): number | undefined {
      const still = next.still || pace() === 0;
      const showing = { scene: next.scene, still };
      began = now();
      begins(showing);
      scene.value = showing;
      if (!still) return next.scene.ms * pace();
      return next.scene.heavy ? STILL : undefined;
    },
    /** On to its turn, where that is still to come; how long it is seen from there. */
    turn(): number | undefined {
      const { scene: one, still = true, turned = false } = scene.value ?? {};
      if (one?.turn === undefined || still || turned || now() >= began + one.turn * pace()) return undefined;
      scene.value = { scene: one, still: false, turned: true };
      return (one.ms - one.turn) * pace();
    },
  };
};

/** The acts that wait, played one after the other. */
const openPlayer = <S extends Scene, V extends Heard>(first: V, craft: Stagecraft<S, V>) => {
  const { wait, now, isHeld, forsake } = craft;
  const { scene, ...screen } = openScreen(craft);
  const shown = signal(first);
  const acts: Act<S, V>[] = [];
  const stay = openStay(craft);
  let holds = false;
  let cancel = () => {};

  const isWaitedFor = ({ after, until }: Act<S, V>): boolean => {
    holds = scene.value !== undefined && isHeld?.(after) === true;
    if (!holds) return false;
    const left = until - now();
    holds = left > 0;
    if (holds) cancel = wait(left, play);
    else forsake?.();
    return holds;
  };
  /** Whether what is shown has not been seen for long enough. */
  const isTooEarly = (act: Act<S, V>): boolean => {
    const left = stay.left(act, acts.length);
    act.begun = left <= 0;
    if (act.begun) return false;
    scene.value = undefined;
    cancel = wait(left, play);
    return true;
  };
  const play = (): void => {
    for (let act = acts[0]; act !== undefined; act = acts[0]) {
      if (isTooEarly(act)) return;
      const next = act.scenes.shift();
      if (next !== undefined) {
        const length = screen.show(next);
        if (length === undefined) continue;
        cancel = wait(length, play);
        return;
      }
      if (isWaitedFor(act)) return;
      acts.shift();
      shown.value = act.after;
      stay.begin(act.played);
    }
    scene.value = undefined;
  };
  const goOn = (): void => {
    cancel();
    if (acts[0] !== undefined) acts[0].begun = true;
    play();
  };
  return {
    scene,
    shown,
    acts,
    holds: () => holds,
    play,
    /** What is shown has been seen: on to the next. */
    goOn,
    /** Nothing that waits lets what is shown stay any longer. */
    stayNoLonger(): void {
      const waiting = acts[0]?.begun === false;
      for (const act of acts) act.begun = true;
      if (waiting) goOn();
    },
    /** To the turn of the scene, where it is still to come, or to the next. */
    hasten(): void {
      const rest = screen.turn();
      cancel();
      if (rest === undefined) goOn();
      else cancel = wait(rest, play);
    },
    /** Nothing is played any more; the newest is shown. */
    clear(): void {
      cancel();
      shown.value = acts.at(-1)?.after ?? shown.value;
      stay.begin(false);
      acts.length = 0;
      scene.value = undefined;
    },
  };
};

export const openStage = <S extends Scene, V extends Heard>(first: V, craft: Stagecraft<S, V>): Stage<S, V> => {
  const { scenesOf, now, isHeld } = craft;
  const { scene, shown, acts, ...player } = openPlayer(first, craft);
  let heard = first.heard.length;
  let rushed = false;
  let touched = Number.NEGATIVE_INFINITY;

  const hurry = (): void => {
    const waiting = acts.reduce((sum, { scenes }) => sum + scenes.length, 0);
    if (waiting <= PATIENCE) return;
    for (const act of acts) act.scenes = act.scenes.map((one) => (one.scene.heavy ? one : { ...one, still: true }));
  };
  /** To the end of all; what is held back is held without its scenes. */
  const toEnd = (): void => {
    const last = acts.at(-1);
    if (last !== undefined && isHeld?.(last.after) === true) {
      for (const act of acts) act.scenes = [];
      player.goOn();
    } else player.clear();
  };

  return {
    scene,
    shown,
    feed(seen, late = false, mine = false) {
      const another = seen.heard.length < heard;
      if (another || rushed) {
        heard = seen.heard.length;
        rushed = !another;
        player.clear();
        shown.value = seen;
        return;
      }
      const scenes = scenesOf(seen.heard, heard).map((one) => ({ scene: one, still: late }));
      heard = seen.heard.length;
      const last = acts.at(-1);
      if (scenes.length === 0 && last?.played === true) {
        last.after = seen;
        return;
      }
      const length = scenes.reduce((sum, one) => sum + one.scene.ms, 0);
      acts.push({
        played: scenes.length > 0,
        begun: late,
        scenes: late ? scenes.filter((one) => one.scene.heavy).slice(-1) : scenes,
        after: seen,
        until: Math.max(last?.until ?? 0, now()) + length * SLOWEST + HELD_FOR,
      });
      hurry();
      if (mine) player.stayNoLonger();
      if (last === undefined) player.play();
    },
    isStaying: () => acts[0]?.begun === false,
    skip() {
      const before = touched;
      touched = now();
      if (touched - before < TWICE) toEnd();
      else player.hasten();
    },
    release(follows = false) {
      if (follows)
        for (const act of acts) {
          if (isHeld?.(act.after) === true) break;
          act.scenes = [];
        }
      if (player.holds() || (follows && acts[0]?.scenes.length === 0)) player.goOn();
    },
    rush() {
      rushed = true;
      player.clear();
    },
    close: player.clear,
  };
};
