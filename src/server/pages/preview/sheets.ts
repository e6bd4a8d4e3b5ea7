/** Sheets of drawings, cached: `masks`, and `cards-<game>` per game. */
import { readFileSync } from 'node:fs';

const fileOf = (name: string): URL => {
  const [, own, game] = /^(emblems|cards)-(.+)$/.exec(name) ?? [];
  return game === undefined
    ? new URL(`../../../web/base/art/${name}.svg`, import.meta.url)
    : new URL(`../../../games/${game}/art/${own}.svg`, import.meta.url);
};

const read = new Map<string, string>();

export const sheet = (name: string): string => {
  const known = read.get(name) ?? readFileSync(fileOf(name), 'utf8');
  read.set(name, known);
  return known;
};
