/** The table of a game that has a stage of its own: what all such tables do alike, around the game's own parts. */
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

/** What every part of a table is given. */
export type At<V extends View, S extends Scene> = Way &
  Staged<S> & {
    /** What is shown, which is behind what I know as long as scenes are played. */
    readonly view: V;
    readonly now: Snapshot;
    readonly words: GameWords;
    readonly names: Names;
    readonly people: People;
    /** The others, from me on; all of them where I only watch. */
    readonly around: readonly Seat[];
    readonly coach: Coach | undefined;
    /** Bots wait as long as there is a reason. Absent where the table has a clock of its own. */
    readonly hold: Holds | undefined;
    readonly scene: S | undefined;
    /** A scene takes the table from one's hands. */
    readonly busy: boolean;
    /** All that was told before the scene that is shown. */
    readonly told: readonly Said[];
    readonly lines: readonly Line[];
    /** What may be read aloud by now, and its sentences. */
    readonly audible: readonly Said[];
    readonly sentences: readonly Line[];
    /** What is said beside the game; nothing at seats that the end covers. */
    readonly talk: readonly Talk[];
    /** In a replay with all cards open: what everybody sees. */
    readonly open: Moment | undefined;
    /** Instead of the choices: a replay's controls, or how it ended. */
    readonly below: ComponentChildren;
  };

type Slot<A> = ComponentType<{ at: A }>;

type Spec<V extends View, S extends Scene, A> = {
  is(view: View): view is V;
  scenes: Play<S>;
  /** What bots may say a word about. */
  stirs: Stirs;
  /** A view as a neighbour who looks over my shoulder may see it; without it, the parts hide what is mine. */
  cover?(view: V, heard: readonly Said[]): V;
  /** What the game knows besides: what I have touched, what is asked and said. A hook. */
  use(at: At<V, S>): A;
  /** What its frame is told. */
  frame(at: A): Pick<
    TableProps,
    'asked' | 'covers' | 'lifts' | 'also' | 'marks' | 'class' | 'stake' | 'help' | 'beside'
  > & {
    told?: readonly Line[];
    /** Where nothing is played: wherever the table is touched. */
    touched?: ((event: Event) => void) | undefined;
  };
  /** What a touch that ends a scene must not do as well: it answers what is over. */
  stops(at: A): string;
  /** What may be touched while a scene goes on. */
  spares?: string;
  Around?: ComponentType<{ at: A; children: ComponentChildren }>;
  /** The seats and the centre. */
  Felt: Slot<A>;
  /** What is mine, where I have a seat. */
  Hand: Slot<A>;
  Dock: Slot<A>;
  /** The dock of a device that lies on the table. */
  OnTable?: Slot<A>;
  /** Scenes and sheets. */
  Over: Slot<A>;
};

/** What comes at the end stands there once that is shown; a lesson may end in the middle of a game. */
const isReached = (now: View, view: View, taught: boolean, playing: boolean): boolean =>
  taught ? now.phase === view.phase && !playing : (now.over === null) === (view.over === null);

/** A touch ends the scene; what was asked before it is no longer to be answered. */
const passOver =
  ({ skip, busy }: { skip(): void; busy: boolean }, stops: string, spares: string | undefined) =>
  (event: Event): void => {
    const touched = event.target instanceof Element ? event.target : undefined;
    const touches = (what = '') => what !== '' && touched?.closest(what) != null;
    if (touches(spares) || (!busy && touches('button:not(.skip), input, a'))) return;
    skip();
    if (touches(stops)) event.stopPropagation();
  };

/** The view as a neighbour may see it while cards are covered. */
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
    const covers = wayOf(props.link, props, latest.view).role === 'covered';
    const { link: held, hold } = useHolds(useOpenLink(props.link, covers));
    const newest = covers ? openSeen(latest) : latest;
    const { seen: behind, ...staged } = useStage(held, newest, spec.scenes);
    const { link, showing, pace } = staged;
    const way = wayOf(link, props, behind.view);
    const [seen, now] = [useCovered(behind, way.covered, spec), useCovered(newest, way.covered, spec)];
    const scene = showing?.scene;
    const turned = useTurned(showing, pace);
    const { names, lines } = useTold(link, seen, words);
    // where nothing is played, it is heard as it comes
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
