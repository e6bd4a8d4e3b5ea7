/**
 * Views travel as what changed. `players.A.coins` is a field within fields; a list is one value, and sent whole.
 * What is told depends on nothing but the two views between which it leads, and both are the viewer's own.
 */

/** Plain data; what is `undefined` is not there. */
export type Fields = { readonly [field: string]: unknown };

/** From what was shown to what is now: a copy that nobody else changes, and how it differs. */
export type Step = {
  readonly shown: Fields;
  readonly changed: readonly (readonly [path: string, value: unknown])[];
  readonly gone: readonly string[];
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const copy = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(copy) : isFields(value) ? walk({}, value, '', [], []) : value;

const same = (was: unknown, is: unknown): boolean => {
  if (was === is) return true;
  if (Array.isArray(was) && Array.isArray(is))
    return was.length === is.length && was.every((one, i) => same(one, is[i]));
  return isFields(was) && isFields(is) && walk(was, is, '', [], []) === was;
};

/** `before` itself, where nothing differs. What is the same in both is shared with it. */
const walk = (
  before: Fields,
  after: Fields,
  at: string,
  changed: (readonly [string, unknown])[],
  gone: string[],
): Fields => {
  let next: Record<string, unknown> | undefined;
  for (const field of Object.keys(after)) {
    const was = before[field];
    const is = after[field];
    if (is === undefined || was === is) continue;
    let now: unknown;
    if (isFields(was) && isFields(is)) {
      now = walk(was, is, `${at}${field}.`, changed, gone);
      if (now === was) continue;
    } else {
      if (same(was, is)) continue;
      now = copy(is);
      changed.push([at + field, now]);
    }
    next ??= { ...before };
    next[field] = now;
  }
  for (const field of Object.keys(before)) {
    if (before[field] === undefined || after[field] !== undefined) continue;
    gone.push(at + field);
    next ??= { ...before };
    next[field] = undefined;
  }
  return next ?? before;
};

export const stepTo = (before: Fields, after: Fields): Step => {
  const changed: (readonly [string, unknown])[] = [];
  const gone: string[] = [];
  return { shown: walk(before, after, '', changed, gone), changed, gone };
};

const put = (fields: Fields, [field = '', ...within]: readonly string[], value: unknown): Fields => {
  if (within.length > 0) {
    const inner = fields[field];
    return { ...fields, [field]: put(isFields(inner) ? inner : {}, within, value) };
  }
  if (value !== undefined) return { ...fields, [field]: value };
  const { [field]: _, ...others } = fields;
  return others;
};

type Frame<V> = {
  readonly view?: V | undefined;
  readonly changed?: Fields | undefined;
  readonly gone?: readonly string[] | undefined;
};

/** What a client sees after a frame: the whole view it brings, or the one before with what changed. */
export const viewAfter = <V extends object>(
  before: V | undefined,
  { view, changed = {}, gone = [] }: Frame<V>,
): V | undefined => {
  if (view !== undefined || before === undefined) return view;
  let after: Fields = before as Fields;
  for (const [path, value] of Object.entries(changed)) after = put(after, path.split('.'), value);
  for (const path of gone) after = put(after, path.split('.'), undefined);
  return after as V; // the server has made it of the same two views
};
