/** A record by name. A cast, since `fromEntries` loses the names. */
export const byName = <const N extends string, T>(names: readonly N[], make: (name: N) => T): Record<N, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;

/** Lists do not count. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
