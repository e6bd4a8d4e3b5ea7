/** Chooses the server where a table's people meet: its keeper, or one that all servers choose alike. */
import { hash } from '../../ids.ts';
import type { Cluster } from '../../store/cluster.ts';
import type { Hub, Nodes } from '../state/hub.ts';

type Deps = {
  readonly cluster: Pick<Cluster, 'node' | 'places'>;
  hub(): Hub;
  others(): readonly string[];
};

/** Rendezvous hashing: all servers agree, and few tables move when one comes or goes. */
const homeOf = (table: string, nodes: readonly string[]): string | undefined => {
  const lots = nodes.map((node) => ({ node, lot: hash(`${node} ${table}`) }));
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))[0]?.node;
};

export const openHomes =
  ({ cluster, hub, others }: Deps): Nodes['home'] =>
  async (table) => {
    if (others().length === 0 || hub().liveTables.get(table)?.cluster.fence !== undefined) return undefined;
    const { keeper, places } = await cluster.places(table);
    const node = keeper !== undefined && places.has(keeper) ? keeper : homeOf(table, [...places.keys()]);
    const [host = '', port = ''] = places.get(node ?? '')?.split(/:(?=\d+$)/) ?? [];
    return node === undefined || node === cluster.node ? undefined : { node, host, port: Number(port) };
  };
