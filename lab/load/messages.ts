/** The messages between the parts of a load test. */
export type Seated = { readonly table: string; readonly tokens: readonly string[] };

export type ServerAsk =
  /** `bots`: experts per table. */
  | { readonly ask: 'seed'; readonly tables: number; readonly bots?: number }
  /** `gc`: collects garbage before measuring memory. */
  | { readonly ask: 'usage'; readonly gc?: boolean }
  | { readonly ask: 'fill'; readonly megabytes: number }
  | { readonly ask: 'backup'; readonly to: string }
  /** Starts profiling; the second time reports it. */
  | { readonly ask: 'profile' }
  | { readonly ask: 'stop' };
export type Usage = {
  readonly cpu: number;
  /** CPU seconds by kind of thread (Linux). */
  readonly threads: Readonly<Record<string, number>>;
  readonly heap: number;
  readonly rss: number;
  readonly moves: number;
  readonly botMoves: number;
  readonly games: number;
  readonly store: {
    readonly commits: number;
    readonly writes: number;
    readonly seconds: number;
    readonly longest: number;
    readonly synced: boolean;
  };
};
export type ServerTells =
  | { readonly port: number }
  | { readonly seeded: readonly Seated[] }
  | { readonly usage: Usage }
  /** Shares of a move's steps in the time of the thread with the tables. */
  | { readonly steps: Readonly<Record<string, number>> }
  | { readonly filled: true }
  | { readonly copied: { readonly seconds: number; readonly bytes: number } };

export type ClientsAsk =
  | {
      readonly ask: 'connect';
      /** Of one server or several: the players of a table use all in turn; or `apart`, one per table. */
      readonly ports: readonly number[];
      readonly apart: boolean;
      readonly tables: readonly Seated[];
      readonly overSeconds: number;
      readonly from: string;
    }
  /** Moves per second in all; by default unlimited. */
  | { readonly ask: 'play'; readonly seconds: number; readonly perSecond?: number }
  /** The server is gone: all reconnect to this port, spread out. */
  | { readonly ask: 'return'; readonly overSeconds: number }
  | { readonly ask: 'stop' };
export type Played = {
  readonly moves: number;
  readonly refused: number;
  readonly frames: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Milliseconds from a move to the last of its viewers. */
  readonly times: readonly number[];
};
export type ClientsTell =
  | { readonly connected: number; readonly seconds: number; readonly first: number }
  | { readonly played: Played };
