/** The messages between the page and the worker for solo games, replays and moments. */
import type { Opponents } from '../../bots/levels.ts';
import type { Fact, Said } from '../../engine/facts.ts';
import type { Figures, HandView, TableView, View } from '../../engine/game.ts';
import type { GameRecord, NewGame } from '../../engine/record.ts';
import type { Each, Seat } from '../../engine/seats.ts';
import type { Flaw, Witness } from '../../host/deal.ts';
import type { PlayFromHere } from '../../host/play-from-here.ts';
import type { Speed } from '../base/settings.ts';
import type { Refusal, Snapshot } from './link.ts';
import type { FromAsker, ToAsker } from './moment-questions.ts';

export type ToWorker =
  | {
      readonly do: 'open';
      readonly set: NewGame;
      readonly people: readonly Seat[];
      readonly names: readonly string[];
      readonly speed: Speed;
      readonly opponents?: Opponents;
      readonly script?: readonly string[];
    }
  | {
      readonly do: 'resume';
      readonly record: GameRecord;
      readonly people: readonly Seat[];
      readonly names: readonly string[];
      readonly speed: Speed;
      readonly opponents?: Opponents;
    }
  /** A game that is played on from one of its moments. */
  | {
      readonly do: 'as-if';
      readonly asIf: PlayFromHere;
      readonly people: readonly Seat[];
      readonly names: readonly string[];
      readonly speed: Speed;
      readonly opponents?: Opponents;
    }
  | { readonly do: 'move'; readonly seat: Seat; readonly move: string; readonly question: number }
  | { readonly do: 'hold'; readonly on: boolean }
  /** A person is typing: bots wait. */
  | { readonly do: 'hush'; readonly on: boolean }
  | { readonly do: 'hurry' }
  | { readonly do: 'nudge' }
  | { readonly do: 'speed'; readonly speed: Speed }
  | { readonly do: 'again'; readonly seed: string }
  | { readonly do: 'load'; readonly record: unknown }
  | { readonly do: 'moment'; readonly at: number }
  | { readonly do: 'check'; readonly record: unknown; readonly witness?: Witness }
  | ToAsker;

/** A finished game at one of its moments, from everybody's eyes. */
export type Moment = {
  readonly at: number;
  readonly facts: readonly Fact[];
  readonly views: Readonly<Partial<Record<Seat | 'public', View>>>;
};

type Progress = {
  /** Of the people on this device, those who still have to answer. */
  readonly awaited: readonly Seat[];
  readonly record: GameRecord;
  readonly over: boolean;
  /** The one person on this device only watches. */
  readonly out?: boolean;
  /** How many were left then, that person included. */
  readonly left?: number;
  /** What each did, once it is over. */
  readonly figures?: Each<Figures>;
};

/** The facts heard from a count on, and the places of those that were not told to everybody. */
export type HeardSince = { readonly from: number; readonly heard: readonly Said[]; readonly secret: readonly number[] };

/** A game that has gone on, as the people on this device see it. */
export type News = Progress & {
  readonly seen: Readonly<Partial<Record<Seat, Snapshot>>>;
  /** What anybody may see, where several share it. */
  readonly all?: Snapshot;
};

export type FromWorker =
  | (Progress & {
      readonly say: 'seen';
      readonly table: TableView;
      readonly hands: Readonly<Partial<Record<Seat, HandView>>>;
      readonly told: Readonly<Partial<Record<Seat | 'all', HeardSince>>>;
    })
  | ({ readonly say: 'refused' } & Refusal)
  | {
      readonly say: 'loaded';
      readonly record: GameRecord;
      readonly seats: readonly Seat[];
      readonly winners: readonly Seat[];
      /** All that was ever said, and how much of it at the start and after each move. */
      readonly facts: readonly Fact[];
      readonly upTo: readonly number[];
      readonly figures?: Each<Figures>;
      /** As the game's own ending knows it. */
      readonly verdict: object | undefined;
    }
  | ({ readonly say: 'moment' } & Moment)
  /** What is wrong with a deal. */
  | { readonly say: 'checked'; readonly seats: readonly Seat[]; readonly flaws: readonly Flaw[] }
  | FromAsker;
