/** The registry of games, with what each brings to the lab: `lab/games/<id>`, or `lab` beside an outside game. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openRegistry } from '../src/app/registry.ts';
import type { Registry } from '../src/command/registry.ts';
import type { MomentSource } from './moments/moment-source.ts';
import type { LabPart } from './part.ts';

export type Lab = Registry & {
  labOf(game: string): LabPart;
  /** How moments are found, by file name. */
  readonly momentSources: Readonly<Record<string, MomentSource>>;
};

const HERE = fileURLToPath(new URL('./games', import.meta.url));

const partIn = async (folder: string): Promise<LabPart> => {
  const file = join(folder, 'index.ts');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).lab : {};
};

export const openLab = async (outside?: string): Promise<Lab> => {
  const house = await openRegistry(outside);
  const listed = outside === undefined ? house.games : house.games.slice(1);
  const labs = new Map<string, LabPart>();
  for (const { id } of listed) labs.set(id, await partIn(join(HERE, id)));
  const [first] = house.games;
  if (outside !== undefined && first !== undefined)
    labs.set(first.id, await partIn(join(dirname(resolve(outside)), 'lab')));
  const labOf = (id: string): LabPart => labs.get(id) ?? {};
  return {
    ...house,
    botsFor: (id) => ({ ...house.botsFor(id), ...labOf(id).measures }),
    labOf,
    momentSources: Object.assign({}, ...[...labs.values()].map(({ momentSources }) => momentSources)),
    worker: new URL('./worker.ts', import.meta.url),
  };
};
