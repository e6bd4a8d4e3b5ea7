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
  | { readonly do: 'hush'; readonly on: boolean }
  | { readonly do: 'hurry' }
  | { readonly do: 'nudge' }
  | { readonly do: 'speed'; readonly speed: Speed }
  | { readonly do: 'again'; readonly seed: string }
  | { readonly do: 'load'; readonly record: unknown }
  | { readonly do: 'moment'; readonly at: number }
  | { readonly do: 'check'; readonly record: unknown; readonly witness?: Witness }
  | ToAsker;

/** A finished game after some of its moves, from every seat's view. */
export type Moment = {
  readonly at: number;
  readonly facts: readonly Fact[];
  readonly views: Readonly<Partial<Record<Seat | 'public', View>>>;
  /** Whether the claim that stands open is a lie. */
  readonly lie?: boolean | undefined;
};

type Progress = {
  /** People on this device who still have to answer. */
  readonly awaited: readonly Seat[];
  readonly record: GameRecord;
  readonly over: boolean;
  readonly out?: boolean;
  /** How many players were left then, that person included. */
  readonly left?: number;
  /** Everybody's statistics, once the game is over. */
  readonly figures?: Each<Figures>;
};

/** The facts heard from an index on, and the indices of those that were not told to everybody. */
export type HeardSince = { readonly from: number; readonly heard: readonly Said[]; readonly secret: readonly number[] };

/** The game after a move, as the people on this device see it. */
export type News = Progress & {
  readonly seen: Readonly<Partial<Record<Seat, Snapshot>>>;
  /** The public view, where several people share the device. */
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
      readonly facts: readonly Fact[];
      readonly upTo: readonly number[];
      readonly figures?: Each<Figures>;
      /** The game's verdict, which only its own end page reads. */
      readonly verdict: object | undefined;
    }
  | ({ readonly say: 'moment' } & Moment)
  | { readonly say: 'checked'; readonly seats: readonly Seat[]; readonly flaws: readonly Flaw[] }
  | FromAsker;
