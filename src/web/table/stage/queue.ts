/**
 * The queue of scenes. The screen keeps the state before a scene until it ends, so that the outcome is not shown early.
 * The caller brings clock and page.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../../engine/facts.ts';
import type { Tune } from '../../parts/tunes.ts';

/** Fields for the queue; a game's scenes add what to draw. */
export type Scene = {
  readonly name: string;
  readonly ms: number;
  /** A touch before this moment jumps to it; the next one ends the scene. */
  readonly turn?: number | undefined;
  /** How many of its facts are told before its turn; by default the first. */
  readonly early?: number;
  /** Shown alone, and also to a player who comes back. */
  readonly heavy: boolean;
  /** A scene that leaves the table usable. */
  readonly aside?: boolean;
  /** The moment at which its outcome is told. */
  readonly awaits?: string | undefined;
  readonly tune?: Tune | undefined;
  readonly said: readonly Said[];
};

/** `still`: only the last frame. `turned`: somebody skipped to its turn. */
export type Showing<S extends Scene> = { readonly scene: S; readonly still: boolean; readonly turned?: boolean };

export type Stage<S extends Scene, V> = {
  readonly scene: ReadonlySignal<Showing<S> | undefined>;
  /** What the table shows; the newest only after all scenes. */
  readonly shown: ReadonlySignal<V>;
  /** `late`: the viewer was away, so most of it is over. `mine`: answers their own move, so nothing before it waits. */
  feed(seen: V, late?: boolean, mine?: boolean): void;
  /** Whether something waits for the minimum display time. */
  isStaying(): boolean;
  /** Skips to the scene's turn or end; twice quickly, to the end of all. */
  skip(): void;
  /** Shows what was held back. `follows`: nobody looks here, so scenes end when they end there. */
  release(follows?: boolean): void;
  rush(): void;
  close(): void;
};

export type Stagecraft<S extends Scene, V> = {
  /** Whether the result is still held back because another screen shows it first. */
  isHeld?(after: V): boolean;
  forsake?(): void;
  scenesOf(heard: readonly Said[], from: number): readonly S[];
  /** 0: stills only. */
  pace(): number;
  /** Called for each scene, even if it ends at once: it may have a sound. */
  begins(showing: Showing<S>): void;
  /** Returns a cancel function. */
  wait(ms: number, then: () => void): () => void;
  now(): number;
  /** The minimum display time, so that people can read a burst. Default 0. */
  stays?(): number;
};

/** With more waiting scenes than this, only heavy ones play. */
const PATIENCE = 3;
/** With more waiting acts than this, each is shown for less time. */
const FEW = 2;
/** Milliseconds of a heavy still. Light ones are only told. */
const STILL = 600;

/** Two touches this close count as a double touch. */
const TWICE = 300;

/** `played`: it has scenes. `begun`: its minimum display time is over. */
type Act<S extends Scene, V> = {
  readonly played: boolean;
  scenes: Showing<S>[];
  after: V;
  readonly until: number;
  begun: boolean;
};

/** The longest hold: its scenes at the slowest pace, plus a margin. */
const SLOWEST = 1.5;
const HELD_FOR = 5000;

type Heard = { readonly heard: readonly Said[] };

/** The remaining display time before an act begins. */
const openStay = ({ now, stays = () => 0 }: Pick<Stagecraft<never, never>, 'now' | 'stays'>) => {
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    /** `played`: shown by scenes, so it needs no display time. */
    begin(played: boolean): void {
      shownAt = played ? Number.NEGATIVE_INFINITY : now();
    },
    left: ({ begun }: Pick<Act<never, never>, 'begun'>, waiting: number): number =>
      begun ? 0 : shownAt + stays() / Math.max(1, waiting - FEW) - now(),
  };
};

const openScreen = <S extends Scene, V>({ pace, begins, now }: Stagecraft<S, V>) => {
  const scene = signal<Showing<S> | undefined>(undefined);
  let began = 0;
  return {
    scene,
    /** Duration of the scene; undefined for a light still, which is not rendered. */
    show(next: Showing<S>): number | undefined {
      const still = next.still || pace() === 0;
      const showing = { scene: next.scene, still };
      began = now();
      begins(showing);
      scene.value = showing;
      if (!still) return next.scene.ms * pace();
      return next.scene.heavy ? STILL : undefined;
    },
    /** Jumps to the turn if it is still ahead; returns the remaining time. */
    turn(): number | undefined {
      const { scene: one, still = true, turned = false } = scene.value ?? {};
      if (one?.turn === undefined || still || turned || now() >= began + one.turn * pace()) return undefined;
      scene.value = { scene: one, still: false, turned: true };
      return (one.ms - one.turn) * pace();
    },
  };
};

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
  /** Whether the shown state needs more time. */
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
    goOn,
    stayNoLonger(): void {
      const waiting = acts[0]?.begun === false;
      for (const act of acts) act.begun = true;
      if (waiting) goOn();
    },
    /** To the scene's turn if it is still ahead, else to the next scene. */
    hasten(): void {
      const rest = screen.turn();
      cancel();
      if (rest === undefined) goOn();
      else cancel = wait(rest, play);
    },
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
  /** To the end of all; held-back states stay held, without their scenes. */
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
