/** Every field of a schema at its longest and oddest; new fields are tried automatically. */
import * as v from 'valibot';
import { roll, seeded } from '../../src/engine/chance.ts';

const LONGEST = 7000;

const rng = seeded('letters');
/** Varied letters, since databases compress repeated ones. */
const letters = (first: number, many: number): readonly string[] =>
  Array.from({ length: LONGEST }, () => String.fromCodePoint(first + roll(rng, many)));
/** Letters of one to four bytes. */
const TEXTS = [
  letters(0x61, 1),
  letters(0x61, 26),
  letters(0xe0, 0x80),
  letters(0x4e00, 0x5000),
  letters(0x20000, 0xa000),
];
export const text = (bytes: 1 | 2 | 3 | 4, length: number): string => (TEXTS[bytes] ?? []).slice(0, length).join('');

/** JSON text no database keeps, non-characters, direction and line controls, SQL. */
const ODD = [
  '',
  '\u0000',
  '\ud800',
  '\udc00x',
  '\ufffe',
  '\uffff',
  '\u202e',
  '\n\u001b[2J',
  "'); DROP TABLE people; --",
  '\\',
  '\\u0000',
  '$1 ?1',
  '{"a":1}',
  '__proto__',
  'constructor',
  'toString',
];
const NUMBERS = [0, -0, -1, 0.1, 2 ** 31, 2 ** 53, 2 ** 63, 1e300, Number.MIN_VALUE];
const OTHERS = [null, true, [], {}, [[]], ['a']];

const BEGINNINGS = ['', 'https://push.example.org/', 'say: '];

const longest = (schema: v.GenericSchema, of: readonly string[]): readonly string[] =>
  BEGINNINGS.flatMap((beginning) => {
    const first = (n: number): string => beginning + of.slice(0, n).join('');
    let [least, most] = [[1, 4, 16, 22, 32, 64].findLast((n) => v.is(schema, first(n))), LONGEST];
    if (least === undefined) return [];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (v.is(schema, first(middle))) least = middle;
      else most = middle - 1;
    }
    return [first(least)];
  });

type Shape = v.GenericSchema & {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
};

const bare = (schema: Shape): Shape => (schema.wrapped === undefined ? schema : bare(schema.wrapped));

/** A valid value; `known` by field name. */
export const usual = (schema: v.GenericSchema, known: Readonly<Record<string, unknown>>, name = ''): unknown => {
  if (Object.hasOwn(known, name)) return known[name];
  const shape = schema as Shape;
  if (shape.wrapped !== undefined) return usual(shape.wrapped, known, name);
  if (shape.type === 'literal') return shape.literal;
  if (shape.options !== undefined && shape.type === 'picklist') return shape.options[0];
  if (shape.entries !== undefined)
    return Object.fromEntries(
      Object.entries(shape.entries).flatMap(([field, inner]) => {
        const value =
          inner.wrapped === undefined || Object.hasOwn(known, field) ? usual(inner, known, field) : undefined;
        return value === undefined ? [] : [[field, value]];
      }),
    );
  for (const plain of [1, true, 'x'.repeat(22), 'abcd', [], {}, 'https://push.example.org/x'])
    if (v.is(schema, plain)) return plain;
  return undefined;
};

/** Valid values at their longest, and invalid ones. */
const ofLeaf = (shape: Shape): readonly unknown[] => {
  if (shape.options !== undefined) return [...shape.options, 'x', ...OTHERS];
  if (shape.type === 'boolean') return [true, false, ...OTHERS];
  if (shape.type === 'number') {
    const numbers = [...NUMBERS];
    for (let n = 1; n < 1e16; n *= 2)
      if (v.is(shape, Math.floor(n)) && !v.is(shape, Math.floor(n * 2))) numbers.push(n);
    return [...numbers, ...OTHERS];
  }
  if (shape.type === 'string')
    return [...TEXTS.flatMap((of) => longest(shape, of)), 'a'.repeat(LONGEST), ...ODD, 1, ...OTHERS];
  return [...ODD, ...NUMBERS, ...OTHERS];
};

export const extremes = (schema: v.GenericSchema, whole: unknown): readonly unknown[] => {
  const shape = bare(schema as Shape);
  if (shape.entries !== undefined) {
    const record = Object(whole) as Record<string, unknown>;
    return Object.entries(shape.entries).flatMap(([field, inner]) =>
      bare(inner).type === 'literal'
        ? []
        : extremes(inner, record[field]).map((value) => ({ ...record, [field]: value })),
    );
  }
  if (shape.item !== undefined) {
    const [first] = extremes(shape.item, undefined);
    return [
      ...extremes(shape.item, undefined).map((value) => [value]),
      Array.from({ length: 500 }, () => first),
      ...OTHERS,
    ];
  }
  if (shape.key !== undefined && shape.value !== undefined) {
    const one = usual(shape.value, {}) ?? 1;
    return [
      ...ofLeaf(shape.key).flatMap((key) => (typeof key === 'string' ? [{ [key]: one }] : [])),
      ...extremes(shape.value, undefined).map((value) => ({ x: value })),
      Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`x${i}`, one])),
      ...OTHERS,
    ];
  }
  return ofLeaf(shape);
};
