/** A table in the memory of several servers: its version, and who is connected elsewhere. */
import type { Viewer } from '../../../engine/facts.ts';
import type { Present } from '../../store/row-types.ts';
import type { ViewJson } from './view-json.ts';

/** What everybody here was last told, to continue from after a conflict. */
export type LastSent = {
  readonly round: number;
  readonly n: number;
  readonly shown: ReadonlyMap<Viewer, ViewJson>;
  readonly info: string;
};

export type ClusterState = {
  /** The version after all pending writes. */
  version: number;
  /** The version stored that this server knows. */
  stored: number;
  /** The fence under which this server keeps the table; undefined: it does not. */
  fence: number | undefined;
  readonly elsewhere: Map<string, Present>;
  told: LastSent | undefined;
  lines: number;
  /** Set while reloading: nothing happens at the table meanwhile. */
  reading: Promise<void> | undefined;
  /** Lost moves to retry after that. */
  readonly again: (() => void)[];
  /** The store's version when news arrived during our own pending write. */
  behind: number | undefined;
};

export const newClusterState = (lines: number): ClusterState => ({
  version: 0,
  stored: 0,
  fence: undefined,
  elsewhere: new Map(),
  told: undefined,
  lines,
  reading: undefined,
  again: [],
  behind: undefined,
});
