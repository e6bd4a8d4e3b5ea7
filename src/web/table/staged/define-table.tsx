/** A table with scenes: the common behaviour around the game's own parts. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import { others, type Seat } from '../../../engine/seats.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import type { People, Snapshot, Talk } from '../../link/link.ts';
import type { Moment } from '../../link/worker-messages.ts';
import { AtTable, useTold } from '../at-table.tsx';
import type { Stirs } from '../characters/stirs.ts';
import { useTalk } from '../characters/use-talk.ts';
import type { Line } from '../log.tsx';
import { coversCards } from '../role.ts';
import { openSeen, useOpenLink, wholeSeen } from '../stage/covered-facts.ts';
import { type Holds, useHolds } from '../stage/holds.ts';
import type { Scene } from '../stage/queue.ts';
import { aloudIn, toldBefore } from '../stage/told.ts';
import { type Play, type Staged, useStage, useTurned } from '../stage/use-stage.ts';
import type { TableProps } from '../table-props.ts';
import { type Way, wayOf } from '../way.ts';
import type { Coach, MainProps } from '../web-part.ts';

export type At<V extends View, S extends Scene> = Way &
  Staged<S> & {
    /** The shown view, behind `now` while scenes play. */
    readonly view: V;
    readonly now: Snapshot;
    readonly words: GameWords;
    readonly names: Names;
    readonly people: People;
    /** The others in order from me; all seats for a spectator. */
    readonly around: readonly Seat[];
    readonly coach: Coach | undefined;
    /** Makes bots wait. Undefined if the table has a clock. */
    readonly hold: Holds | undefined;
    readonly scene: S | undefined;
    /** A scene blocks the table. */
    readonly busy: boolean;
    readonly told: readonly Said[];
    readonly lines: readonly Line[];
    /** Facts that may be read aloud by now, with their sentences. */
    readonly audible: readonly Said[];
    readonly sentences: readonly Line[];
    /** Chat; empty at seats that the end page covers. */
    readonly talk: readonly Talk[];
    /** In a replay with open cards: all views. */
    readonly open: Moment | undefined;
    /** In place of the choices: replay controls, or the result. */
    readonly below: ComponentChildren;
  };

type Slot<A> = ComponentType<{ at: A }>;

type Spec<V extends View, S extends Scene, A> = {
  is(view: View): view is V;
  scenes: Play<S>;
  stirs: Stirs;
  /** The view without secrets, for onlookers; without it the parts hide them. */
  cover?(view: V, heard: readonly Said[]): V;
  /** The game's own state. A hook. */
  use(at: At<V, S>): A;
  frame(at: A): Pick<TableProps, 'asked' | 'covers' | 'also' | 'marks' | 'class' | 'stake' | 'help' | 'beside'> & {
    told?: readonly Line[];
    /** Called for touches anywhere while no scene plays. */
    touched?: ((event: Event) => void) | undefined;
  };
  /** Selector of controls that a touch ending a scene must not press: they answer a past question. */
  stops(at: A): string;
  /** Selector of controls usable during a scene. */
  spares?: string;
  Around?: ComponentType<{ at: A; children: ComponentChildren }>;
  Felt: Slot<A>;
  /** My own cards, if I have a seat. */
  Hand: Slot<A>;
  Dock: Slot<A>;
  OnTable?: Slot<A>;
  Over: Slot<A>;
};

/** The end page waits for the last scene. A lesson may end within a game. */
const isReached = (now: View, view: View, taught: boolean, playing: boolean): boolean =>
  taught ? now.phase === view.phase && !playing : (now.over === null) === (view.over === null);

/** A touch ends the scene and does not answer the past question. */
const passOver =
  ({ skip, busy }: { skip(): void; busy: boolean }, stops: string, spares: string | undefined) =>
  (event: Event): void => {
    const touched = event.target instanceof Element ? event.target : undefined;
    const touches = (what = '') => what !== '' && touched?.closest(what) != null;
    if (touches(spares) || (!busy && touches('button:not(.skip), input, a'))) return;
    skip();
    if (touches(stops)) event.stopPropagation();
  };

const useCovered = <V extends View>(
  seen: Snapshot,
  covered: boolean,
  { is, cover }: Pick<Spec<V, Scene, never>, 'is' | 'cover'>,
) =>
  useMemo(() => {
    if (!covered) return wholeSeen(seen);
    return cover !== undefined && is(seen.view) ? { ...seen, view: cover(seen.view, seen.heard) } : seen;
  }, [seen, covered]);

export const defineTable = <V extends View, S extends Scene, A extends At<V, S>>(spec: Spec<V, S, A>) => {
  const { Felt, Hand, Dock, OnTable = Dock, Over, Around } = spec;

  const Shown = ({ at, tools, chat }: { at: At<V, S> } & Pick<MainProps, 'tools' | 'chat'>) => {
    const own = spec.use(at);
    const { link, seen, words, names, lines, sentences, talk, pace, showing, below, view, lying } = own;
    const { touched, ...frame } = spec.frame(own);
    const table = (
      <AtTable
        {...{ link, seen, words, names, lines, talk, tools, chat }}
        told={sentences}
        style={{ '--pace': `${pace}` }}
        covers={coversCards(own.role)}
        covered={own.covered}
        busy={own.busy}
        touched={showing === undefined ? touched : passOver(own, spec.stops(own), spec.spares)}
        {...frame}
      >
        <Felt at={own} />
        {view.me !== undefined && <Hand at={own} />}
        {below ?? (lying === undefined ? <Dock at={own} /> : <OnTable at={own} />)}
        <Over at={own} />
      </AtTable>
    );
    return Around === undefined ? table : <Around at={own}>{table}</Around>;
  };

  const Opened = ({ now: latest, ...props }: MainProps & { now: Snapshot }) => {
    const { words, coach, foot, controls, tools, chat } = props;
    const covers = coversCards(wayOf(props.link, props, latest.view).role);
    const { link: held, hold } = useHolds(useOpenLink(props.link, covers));
    const newest = covers ? openSeen(latest) : latest;
    const { seen: behind, ...staged } = useStage(held, newest, spec.scenes);
    const { link, showing, pace } = staged;
    const way = wayOf(link, props, behind.view);
    const [seen, now] = [useCovered(behind, way.covered, spec), useCovered(newest, way.covered, spec)];
    const scene = showing?.scene;
    const turned = useTurned(showing, pace);
    const { names, lines } = useTold(link, seen, words);
    // without animation it is read as it comes
    const heard = useMemo(
      () => ({ ...seen, heard: pace === 0 ? now.heard : aloudIn(scene, seen.heard, now.heard, turned) }),
      [pace, scene, seen, now, turned],
    );
    const sentences = useTold(link, heard, words).lines;
    const talk = useTalk(link, seen, spec.stirs);
    const { view } = seen;
    if (!spec.is(view)) return null;
    const at: At<V, S> = {
      ...way,
      ...staged,
      ...{ view, seen, now, words, names, coach, hold, scene, lines, sentences },
      talk: view.over === null ? talk : [],
      people: link.people.value,
      around: view.me === undefined ? view.seats : others(view.seats, view.me),
      busy: scene !== undefined && scene.aside !== true,
      told: toldBefore(scene, seen.heard, now.heard),
      audible: heard.heard,
      open: props.open?.(seen),
      below: controls ?? (isReached(now.view, view, coach !== undefined, showing !== undefined) ? foot : undefined),
    };
    return <Shown {...{ at, tools, chat }} />;
  };

  return (props: MainProps) => {
    const now = props.link.seen.value;
    return now === undefined ? null : <Opened {...props} now={now} />;
  };
};
