/** The files of moments that come with the program. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fault } from '../../src/engine/fault.ts';
import { type Moments, readMoments } from '../../src/host/moments.ts';

export const fileFor = (file: string): string => fileURLToPath(new URL(`../../moments/${file}.json`, import.meta.url));

export const fileOf = (file: string): Moments => {
  if (!existsSync(file)) throw fault('usage', `there is no file of moments at ${file}`);
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const known = readMoments(read);
  if (known === undefined) throw fault('usage', `${file} is no file of moments`);
  return known;
};
