/** One thing for each name. A cast, since `fromEntries` forgets which names there were. */
export const byName = <const N extends string, T>(names: readonly N[], make: (name: N) => T): Record<N, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;

/** Whether a value has named fields; a list has none. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
