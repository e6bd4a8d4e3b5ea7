/** The queries that several servers on one store need. */
import type { Entry } from '../../host/table.ts';
import type { ChatRow, HeadRow, Present, TableRow } from './row-types.ts';
import type { Write } from './store.ts';

/** A table as its writer knew it: its version, and the fence under which the writer keeps it, if any. */
export type Head = { readonly table: string; readonly version: number; readonly fence: number | undefined };

/** How much is known of a table. */
type Known = {
  readonly table: string;
  readonly version: number;
  readonly round: number;
  readonly n: number;
  readonly lines: number;
};

/** What has happened at it since; its row, if that was written. */
export type News = HeadRow & {
  readonly table: string;
  readonly row: Omit<TableRow, 'people'> | undefined;
  readonly entries: readonly Entry[];
  readonly lines: readonly ChatRow[];
  readonly present: readonly Present[];
};

/** Kept from now on, with this number; since when nobody did, where its last keeper is gone. */
export type Claim = { readonly table: string; readonly fence: number; readonly since: number | undefined };

/** How nodes hear that something has changed: names of tables and people, and nothing else. One may get lost. */
export type Fanout = {
  tell(names: readonly string[]): void;
  /** `missed`: from time to time it was not listened. */
  listen(hear: (names: readonly string[]) => void, missed: () => void): Promise<void>;
  close(): Promise<void>;
};

/** Where a table is kept, if it is, and where every server that is there is reached, by its name. */
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
   * All or nothing of each table: where somebody else was first, or keeps it now, nothing of that table is written, and
   * the answer names it.
   */
  commit(writes: readonly Write[], heads: readonly Head[]): Promise<readonly string[]>;
  /**
   * Takes the lease of this node, or renews it. The time there, which nodes are there too, and which people changed in the
   * last seconds, each with its time: so that who was not told finds out.
   */
  renew(milliseconds: number): Promise<Renewed>;
  /** Others reach this node at this address from now on. */
  announce(address: string): Promise<void>;
  places(table: string): Promise<Places>;
  /** Claims tables that no living node keeps. */
  claim(tables: readonly string[]): Promise<readonly Claim[]>;
  release(tables: readonly string[]): Promise<void>;
  /** Tables with a game under way that nobody keeps. */
  orphans(most: number): Promise<readonly string[]>;
  since(known: readonly Known[]): Promise<readonly News[]>;
  /** The node goes away in good order: others keep its tables at once. */
  leave(): Promise<void>;
};
