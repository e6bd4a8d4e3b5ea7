/** Colours of the stylesheets as a page computes them: tokens resolved, mixtures mixed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

export type Properties = ReadonlyMap<string, string>;

/** Custom properties in a selector's first rule. */
export const propertiesOf = (css: string, selector: string): Properties =>
  new Map(
    [...(css.split(`${selector} {`)[1]?.split('}')[0] ?? '').matchAll(/--([\w-]+): ([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

export const readCss = (file: string): string => readFileSync(join(ROOT, 'src/web/base/css', file), 'utf8');

export const TOKENS: Properties = propertiesOf(readCss('tokens.css'), ':root');

/** Undefined if not set, or no colour. */
export const colourOf = (properties: Properties, name: string): string | undefined => {
  const value = properties.get(name);
  return value === undefined ? undefined : computed(properties, value);
};

const computed = (properties: Properties, value: string): string | undefined => {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (name !== undefined) return colourOf(properties, name);
  const [, one = '', other = '', part = ''] = /^color-mix\(in srgb, (\S+), (\S+) (\d+)%\)$/.exec(value) ?? [];
  const [first, second] = [one, other].map((each) => (each === '' ? undefined : computed(properties, each)));
  if (first !== undefined && second !== undefined) return mixed(first, second, Number(part) / 100);
  return /^#[0-9a-f]{6}$/.test(value) ? value : undefined;
};

/** `color-mix(in srgb, one, other part)`. */
const mixed = (one: string, other: string, part: number): string =>
  `#${[1, 3, 5].map((at) => hex(channel(one, at) * (1 - part) + channel(other, at) * part)).join('')}`;
const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
