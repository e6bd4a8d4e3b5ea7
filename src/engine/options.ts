import { either, fault } from './fault.ts';

/** Untyped options, from a scenario, form or JSON. Each game reads its own. */
export type RawOptions = Readonly<Record<string, unknown>>;

/** A table option, for forms and help: one of several words, or a number in a range. */
export type OptionSpec = {
  readonly name: string;
  readonly of: readonly string[] | readonly [least: number, most: number];
  readonly default: string;
  /** Other allowed values that cannot be listed. */
  readonly also?: string;
};

/** All values as words. A game's `read` says which it accepts with this number of players. */
export const valuesOf = ({ of: [first, last], of }: OptionSpec): string[] =>
  typeof first === 'number' && typeof last === 'number'
    ? Array.from({ length: last - first + 1 }, (_, i) => `${first + i}`)
    : of.map(String);

/** Options with the defaults of those that are not set. */
export const wholeOptions = (specs: readonly OptionSpec[], raw: RawOptions): RawOptions => ({
  ...Object.fromEntries(specs.map((spec) => [spec.name, spec.default])),
  ...raw,
});

export const knownOptions = (raw: RawOptions, specs: readonly OptionSpec[]): void => {
  const names = specs.map((spec) => spec.name);
  const strange = Object.keys(raw).find((name) => !names.includes(name));
  if (strange !== undefined)
    throw fault('option', `unknown option "${strange}"; the options are ${either(names, 'and') || 'none'}`, strange);
};

/**
 * Reads and normalizes a table's options: switches as booleans, numbers as numbers. Refused options are faults that
 * name them.
 */
export const optionsFor = (
  { options, read }: { readonly options: readonly OptionSpec[]; read(raw: RawOptions, players: number): unknown },
  raw: RawOptions,
  players: number,
): RawOptions => {
  read(raw, players);
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const spec = options.find((one) => one.name === name);
      return [name, spec === undefined ? value : written(spec, value)];
    }),
  );
};

const written = (spec: OptionSpec, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const among = valuesOf(spec);
  if (among.every((word) => word === 'true' || word === 'false')) return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
};

const given = (raw: RawOptions, name: string): unknown => (Object.hasOwn(raw, name) ? raw[name] : undefined);

const refuse = (name: string, value: unknown, allowed: string) =>
  fault('option', `option "${name}" is ${JSON.stringify(value)}; allowed: ${allowed}`, name);

export const choice = <T extends string>(raw: RawOptions, name: string, values: readonly [T, ...T[]]): T => {
  const value = given(raw, name);
  if (value === undefined) return values[0];
  const found = values.find((allowed) => allowed === value);
  if (found === undefined) throw refuse(name, value, either(values));
  return found;
};

export const flag = (raw: RawOptions, name: string): boolean => {
  const value = given(raw, name);
  if (value === undefined || value === false || value === 'false') return false;
  if (value === true || value === 'true') return true;
  throw refuse(name, value, 'true or false');
};

/** A whole number, or a word that stands for one. */
export const wholeNumber = <T extends string = never>(
  raw: RawOptions,
  name: string,
  least: number,
  most: number,
  words: readonly T[] = [],
): number | T | undefined => {
  const value = given(raw, name);
  const word = words.find((allowed) => allowed === value);
  if (value === undefined || word !== undefined) return word;
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most)
    throw refuse(name, value, either([...words, `a whole number from ${least} to ${most}`]));
  return number;
};

/** A list of words, written `a,b,c` or as a JSON array. */
export const wordList = (raw: RawOptions, name: string): readonly string[] | undefined => {
  const value = given(raw, name);
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value.split(/[ ,]+/).filter((word) => word !== '');
  if (Array.isArray(value) && value.every((word) => typeof word === 'string')) return value;
  throw refuse(name, value, 'a list of words');
};
