/** Shows the news of a link one by one, held back until their scenes are over. */
import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { paceNow, type Speed, speed } from '../../base/settings.ts';
import type { Link, Snapshot } from '../../link/link.ts';
import { ring } from '../../parts/sound.ts';
import { onceGoingOn, paused } from '../showing.ts';
import { where } from '../where.ts';
import { openStage, type Scene, type Showing, type Stagecraft } from './queue.ts';

/** More facts at once mean that the viewer was away, unless the game says otherwise. */
const TOO_MUCH = 20;

/** Least milliseconds of each state in a burst. */
const STAYS: Readonly<Record<Speed, number>> = { calm: 1200, normal: 650, quick: 250, instant: 0 };

export type Staged<S extends Scene> = {
  readonly seen: Snapshot;
  readonly showing: Showing<S> | undefined;
  readonly pace: number;
  skip(): void;
  /** The link as the table uses it: it can finish the game without scenes. */
  readonly link: Link;
};

/** A phone beside a big screen uses its pace; someone who only watches bots sees double speed. */
const paceOf = ({ fast }: Link): number => (where.value === 'hand' ? 1 : paceNow() / (fast?.value === true ? 2 : 1));

const wait: Stagecraft<Scene, Snapshot>['wait'] = (ms, then) => {
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    if (paused.peek()) cancel = onceGoingOn(() => untracked(then));
    else then();
  }, ms);
  return () => cancel();
};

export type Play<S extends Scene> = {
  readonly scenesOf: Stagecraft<S, Snapshot>['scenesOf'];
  readonly tooMuch?: number;
  /** While false nothing new is shown: scene code is still being fetched. */
  readonly ready?: ReadonlySignal<boolean>;
};

/** Whether the scene has reached its turn, by time or by a touch. */
export const useTurned = (showing: Showing<Scene> | undefined, pace: number): boolean => {
  const scene = showing?.scene;
  const [turned, setTurned] = useState<Scene | undefined>();
  useEffect(() => {
    if (scene?.turn === undefined) return;
    const timer = setTimeout(() => setTurned(scene), scene.turn * pace);
    return () => clearTimeout(timer);
  }, [scene, pace]);
  return scene?.turn === undefined || showing?.still === true || showing?.turned === true || turned === scene;
};

/** Beside a big screen, nothing shows before it does there. */
const heldBy = ({ led, leadOn }: Link): Pick<Stagecraft<Scene, Snapshot>, 'isHeld' | 'forsake'> =>
  led === undefined || leadOn === undefined
    ? {}
    : {
        isHeld: ({ open }) => led.peek() !== undefined && (open ?? 0) > (led.peek() ?? 0),
        forsake: leadOn,
      };

/** A link with some members replaced; getters stay getters. */
export const overridden = (link: Link, own: Partial<Link>): Link =>
  Object.defineProperties(
    { ...link },
    { ...Object.getOwnPropertyDescriptors(link), ...Object.getOwnPropertyDescriptors(own) },
  );

export const useStage = <S extends Scene>(link: Link, now: Snapshot, play: Play<S>): Staged<S> => {
  const { me } = now.view;
  // on a passed device nobody sees the previous player's private state; back on the table, all see what was done
  const stage = useMemo(
    () =>
      openStage<S, Snapshot>((me === undefined ? link.shared?.before() : undefined) ?? now, {
        scenesOf: play.scenesOf,
        wait,
        now: () => performance.now(),
        pace: () => paceOf(link),
        stays: () => (link.bursts === true && !document.hidden ? STAYS[speed.peek()] : 0),
        begins: ({ scene: { tune }, still }) => {
          if (tune !== undefined) ring(tune, still ? 0 : untracked(() => paceOf(link)));
        },
        ...heldBy(link),
      }),
    [link, me, play],
  );
  useEffect(() => {
    let heard = stage.shown.peek().heard.length;
    const feed = effect(() => {
      const seen = link.seen.value;
      if (seen === undefined || seen.view.me !== me || play.ready?.value === false) return;
      const late = document.hidden || seen.heard.length - heard > (play.tooMuch ?? TOO_MUCH);
      heard = seen.heard.length;
      stage.feed(seen, late, seen.mine);
    });
    const hold = effect(() => link.hold?.(stage.scene.value !== undefined));
    const release = effect(() => {
      const leads = link.led?.value !== undefined;
      untracked(() => stage.release(leads && where.value === 'hand'));
    });
    return () => {
      feed();
      hold();
      release();
      stage.close();
    };
  }, [stage, link, me]);
  const seen = stage.shown.value;
  // after painting
  useEffect(() => link.hasShown?.(seen.heard.length), [link, seen]);
  const staged = useMemo(
    () =>
      overridden(link, {
        // a closed question is not answered, and a touch on it does not answer the next one
        send(move) {
          const newest = link.seen.peek()?.view.question;
          if (!stage.isStaying() || newest === stage.shown.peek().view.question) link.send(move);
        },
        ...(link.hurry && {
          hurry() {
            stage.rush();
            link.hurry?.();
          },
        }),
      }),
    [link, stage],
  );
  return {
    link: staged,
    seen,
    showing: stage.scene.value,
    pace: paceOf(link),
    // a phone beside a big screen must not be ahead of it
    skip: where.value === 'hand' ? () => undefined : stage.skip,
  };
};
