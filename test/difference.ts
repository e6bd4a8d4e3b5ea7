/** The first path at which two JSON values differ; `undefined` if equal. A missing field equals `undefined`. */
export const difference = (a: unknown, b: unknown): string | undefined => {
  if (a === b) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const inner = difference(a[i], b[i]) ?? (i in a === i in b ? undefined : '');
      if (inner !== undefined) return join(i, inner);
    }
    return undefined;
  }
  if (!isPlain(a) || !isPlain(b)) return '';
  for (const key of Object.keys(a)) {
    const inner = difference(a[key], Object.hasOwn(b, key) ? b[key] : undefined);
    if (inner !== undefined) return join(key, inner);
  }
  for (const key of Object.keys(b)) if (!Object.hasOwn(a, key) && b[key] !== undefined) return key;
  return undefined;
};

const join = (key: string | number, rest: string): string => (rest === '' ? `${key}` : `${key}.${rest}`);

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Non-JSON values, and each `null`, by path without indexes. */
export const oddities = (value: unknown, path = ''): string[] => {
  if (value === null) return [`null at ${path}`];
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return [];
  if (Array.isArray(value)) return value.flatMap((inner) => oddities(inner, path));
  if (isPlain(value))
    return Object.entries(value).flatMap(([key, inner]) => oddities(inner, path === '' ? key : `${path}.${key}`));
  return [`${typeof value} at ${path}`];
};
