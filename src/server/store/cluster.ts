/** The queries that several servers on one store need. */
import type { Entry } from '../../host/table.ts';
import type { ChatRow, HeadRow, Present, TableRow } from './row-types.ts';
import type { Write } from './store.ts';

/** A table's version as its writer knew it, and the writer's fence, if it keeps the table. */
export type Head = { readonly table: string; readonly version: number; readonly fence: number | undefined };

/** How much a server knows of a table. */
type Known = {
  readonly table: string;
  readonly version: number;
  readonly round: number;
  readonly n: number;
  readonly lines: number;
};

/** Later changes; its row, if that was written. */
export type News = HeadRow & {
  readonly table: string;
  readonly row: Omit<TableRow, 'people'> | undefined;
  readonly entries: readonly Entry[];
  readonly lines: readonly ChatRow[];
  readonly present: readonly Present[];
};

/** A table kept from now on, under this fence; `since`: when its last keeper went. */
export type Claim = { readonly table: string; readonly fence: number; readonly since: number | undefined };

/** How nodes learn of changes: names of tables and people only. Messages may get lost. */
export type Fanout = {
  tell(names: readonly string[]): void;
  /** `missed`: calls after gaps in listening. */
  listen(hear: (names: readonly string[]) => void, missed: () => void): Promise<void>;
  close(): Promise<void>;
};

/** The keeper of a table, and the addresses of all living servers by name. */
type Places = { readonly keeper: string | undefined; readonly places: ReadonlyMap<string, string> };

type Renewed = {
  readonly now: number;
  readonly nodes: readonly string[];
  readonly changed: readonly string[];
};

export type Cluster = {
  readonly node: string;
  readonly fanout: Fanout;
  /**
   * Per table all or nothing: if somebody else wrote first or keeps it, nothing of it is written, and its name is
   * returned.
   */
  commit(writes: readonly Write[], heads: readonly Head[]): Promise<readonly string[]>;
  /**
   * Takes or renews the lease. Returns the store's time, living nodes, and recently changed people, in case a
   * notification was lost.
   */
  renew(milliseconds: number): Promise<Renewed>;
  announce(address: string): Promise<void>;
  places(table: string): Promise<Places>;
  /** Claims tables that no living node keeps. */
  claim(tables: readonly string[]): Promise<readonly Claim[]>;
  release(tables: readonly string[]): Promise<void>;
  orphans(most: number): Promise<readonly string[]>;
  since(known: readonly Known[]): Promise<readonly News[]>;
  /** Releases all tables at once on a clean shutdown. */
  leave(): Promise<void>;
};
