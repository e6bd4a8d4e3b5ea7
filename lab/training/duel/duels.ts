/** The duels that a duelist of Complots knows, by the file of its net. */
import { basename } from 'node:path';
import type { Duelist } from '../../../src/bots/net/coder.ts';
import { complotsCoder } from '../../../src/games/complots/bots/coder.ts';
import { complots } from '../../../src/games/complots/rules/index.ts';
import { openTable, type Table, tableViewOf } from '../../../src/host/table.ts';

/** The base line-up, and whatever chance draws. */
const OPTIONS = [{}, { lineup: 'random' }];

export const duelsOf = (name: string): { duelist: Duelist; openDuel(seed: string): Table } => {
  const duelist = complotsCoder.duelists.find(({ net }) => basename(net.pathname, '.bin') === name);
  if (duelist === undefined) throw new Error(`there is no duelist with a net "${name}"`);
  const openDuel = (seed: string): Table =>
    OPTIONS.map((options) => openTable(complots, { game: complots.id, options, seats: 2, seed })).find((table) =>
      duelist.knows(tableViewOf(table)),
    ) ?? openDuel(`${seed} again`);
  return { duelist, openDuel };
};
