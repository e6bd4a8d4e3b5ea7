/** The state of a table that several servers have in memory: its version, and who is connected elsewhere. */
import type { Viewer } from '../../../engine/facts.ts';
import type { Present } from '../../store/row-types.ts';
import type { ViewJson } from './view-json.ts';

/** What all who look at it here were told last: to go on from there when something was lost. */
export type LastSent = {
  readonly round: number;
  readonly n: number;
  readonly shown: ReadonlyMap<Viewer, ViewJson>;
  readonly info: string;
};

export type ClusterState = {
  /** The version once all pending writes are done. */
  version: number;
  /** Of which the store has all that is known here. */
  stored: number;
  /** The number with which this server keeps its clocks and bots; undefined: it does not. */
  fence: number | undefined;
  readonly elsewhere: Map<string, Present>;
  told: LastSent | undefined;
  /** How many lines of chat were told here. */
  lines: number;
  /** While it is read again: nothing is done at it meanwhile. */
  reading: Promise<void> | undefined;
  /** What was lost, to be done again then. */
  readonly again: (() => void)[];
  /** The version that the store had while something of our own was on its way, so that what is new there was not heard. */
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
