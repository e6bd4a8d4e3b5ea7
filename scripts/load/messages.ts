/** The messages between the parts of a load test. */
export type Seated = { readonly table: string; readonly tokens: readonly string[] };

export type ServerAsk =
  /** `bots`: so many experts at each of them. */
  | { readonly ask: 'seed'; readonly tables: number; readonly bots?: number }
  /** With `gc`, memory is measured after a collection. */
  | { readonly ask: 'usage'; readonly gc?: boolean }
  /** Talk of so many megabytes, at a table that nobody looks at. */
  | { readonly ask: 'fill'; readonly megabytes: number }
  /** A copy of the store, to this file. */
  | { readonly ask: 'backup'; readonly to: string }
  /** Begins to look at what it does; asked again, it says so. */
  | { readonly ask: 'profile' }
  | { readonly ask: 'stop' };
export type Usage = {
  readonly cpu: number;
  /** CPU seconds of threads by their kind, where the system tells them (Linux). */
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
  /** The share of each step of a move in the time of the thread that holds the tables. */
  | { readonly steps: Readonly<Record<string, number>> }
  | { readonly filled: true }
  /** Seconds it took, and its bytes. */
  | { readonly copied: { readonly seconds: number; readonly bytes: number } };

export type ClientsAsk =
  | {
      readonly ask: 'connect';
      /** Of one server or several: the players of a table come by all of them, in turns; or `apart`, each table by one. */
      readonly ports: readonly number[];
      readonly apart: boolean;
      readonly tables: readonly Seated[];
      readonly overSeconds: number;
      readonly from: string;
    }
  /** Moves a second in all; without it, as fast as they come. */
  | { readonly ask: 'play'; readonly seconds: number; readonly perSecond?: number }
  /** The server is gone: all come back to this port by themselves, spread out. */
  | { readonly ask: 'return'; readonly overSeconds: number }
  | { readonly ask: 'stop' };
export type Played = {
  readonly moves: number;
  readonly refused: number;
  readonly frames: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Milliseconds from a move to the last of those who see it. */
  readonly times: readonly number[];
};
export type ClientsTell =
  | { readonly connected: number; readonly seconds: number; readonly first: number }
  | { readonly played: Played };
