/** Splits a file of moments for the site: a day needs only one of them. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Moments, readMoments } from '../src/host/moments.ts';

/** Moments per file, for about two months. */
export const SIZE = 32;

/** By question, in order. */
export const cutMoments = (file: Moments): Readonly<Record<string, readonly Moments[]>> => {
  const slices = <T>(list: readonly T[]): T[][] =>
    Array.from({ length: Math.ceil(list.length / SIZE) }, (_, i) => list.slice(i * SIZE, (i + 1) * SIZE));
  const parts: Record<string, Moments[]> = {};
  if (file.moments.length > 0)
    parts.doubt = slices(file.moments).map((moments) => ({ ...file, moments, accusations: [] }));
  if (file.accusations.length > 0)
    parts.accuse = slices(file.accusations).map((accusations) => ({ ...file, moments: [], accusations }));
  return parts;
};

const WHOLE = /^(.*)\.json\?parts$/;
const PART = /^(.*)-([a-z]+)-(\d+)\?part$/;

const partsOf = (path: string): ReturnType<typeof cutMoments> => {
  const file = readMoments(JSON.parse(readFileSync(`${path}.json`, 'utf8')));
  if (file === undefined) throw new Error(`${path}.json is no file of moments`);
  return cutMoments(file);
};

/** `x.json?parts` gives the number of each kind, and how to fetch each part. */
export const momentParts = (): Plugin => ({
  name: 'moment-parts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (PART.test(source)) return source;
    const [, path] = WHOLE.exec(source) ?? [];
    const file = path === undefined ? undefined : await this.resolve(`${path}.json`, importer);
    return file?.id.replace(/\.json$/, '?parts');
  },
  load(id) {
    const [, path = '', kind = '', number] = PART.exec(id) ?? [];
    if (number !== undefined) return `export default ${JSON.stringify(partsOf(path)[kind]?.[Number(number) - 1])}`;
    if (!id.endsWith('?parts')) return undefined;
    const whole = id.slice(0, -'?parts'.length);
    const kinds = Object.entries(partsOf(whole)).map(([name, parts]) => {
      const count = parts.reduce((sum, { moments, accusations }) => sum + moments.length + accusations.length, 0);
      const fetched = parts.map((_, i) => `() => import(${JSON.stringify(`${whole}-${name}-${i + 1}?part`)})`);
      return `${name}: { count: ${count}, size: ${SIZE}, parts: [${fetched}] }`;
    });
    return `export default { ${kinds} }`;
  },
});
