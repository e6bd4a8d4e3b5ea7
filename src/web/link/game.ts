/** A game as the server shows it, frame by frame: view, facts heard, and the clock in this device's time. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import { viewAfter } from '../../protocol/changes.ts';
import type { ServerMessage, WireView } from '../../protocol/messages.ts';
import type { Clock, Snapshot } from './link.ts';

type Update = Extract<ServerMessage, { type: 'frame' }>;

export type FollowedGame = {
  readonly seen: ReadonlySignal<Snapshot | undefined>;
  readonly clock: ReadonlySignal<Clock | undefined>;
  /** Somebody was given more time for the open question. */
  readonly stretched: ReadonlySignal<boolean>;
  heard(): readonly Said[];
  /** The number of facts heard; the server continues from there. */
  upTo(): { readonly round?: number; readonly heard?: number };
  /** `now`: the server's time. */
  setClock(now: number): void;
  /** Milliseconds since a moment of the server's clock. */
  since(at: number): number;
  /** `false`: frames are missing, and must be asked for. */
  take(update: Update): boolean;
  end(): void;
};

/** The view of a frame is the engine's. */
const isView = (view: object): view is View => 'toAct' in view && 'players' in view && 'question' in view;

export const followGame = (): FollowedGame => {
  const seen = signal<Snapshot | undefined>();
  const clock = signal<Clock | undefined>();
  const stretched = signal(false);
  let [round, heard, secret]: [number, Said[], number[]] = [0, [], []];
  let view: WireView | undefined;
  let ahead = 0;

  const clockIn = ({ clock: running }: WireView): Clock | undefined => {
    const ends = running?.ends ?? undefined;
    return running === undefined || ends === undefined
      ? undefined
      : { opened: running.opened + ahead, ends: ends + ahead };
  };
  const setClock = (now: number): void => {
    ahead = Date.now() - now;
  };

  return {
    seen,
    clock,
    stretched,
    heard: () => heard,
    upTo: () => (round === 0 ? {} : { round, heard: heard.length }),
    setClock,
    since: (at) => Date.now() - ahead - at,
    take(update) {
      if (update.round !== round) [round, heard, secret] = [update.round, [], []];
      setClock(update.now);
      view = viewAfter(view, update);
      if (view === undefined || update.from > heard.length) {
        [heard, secret] = [[], []];
        return false;
      }
      const { from } = update;
      heard = [...heard.slice(0, from), ...update.facts];
      secret = [...secret.filter((at) => at < from), ...(update.secret ?? []).map((at) => from + at)];
      const now = view;
      batch(() => {
        clock.value = clockIn(now);
        stretched.value = now.clock?.more === true;
        if (isView(now)) seen.value = { view: now, heard, secret, open: update.open, mine: update.ok !== undefined };
      });
      return true;
    },
    end() {
      seen.value = undefined;
    },
  };
};
