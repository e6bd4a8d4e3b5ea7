/**
 * Views travel as what changed. `players.A.coins` is a field within fields; a list is one value, and sent whole.
 * How the server finds it is in server/tables/state/changes.ts.
 */
import { isObject } from '../engine/by-name.ts';

type Fields = { readonly [field: string]: unknown };

const put = (fields: Fields, [field = '', ...within]: readonly string[], value: unknown): Fields => {
  if (within.length > 0) {
    const inner = fields[field];
    return { ...fields, [field]: put(isObject(inner) ? inner : {}, within, value) };
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

/** What a client sees after a frame: the whole view it brings, or the one before without what is gone, and with what changed. */
export const viewAfter = <V extends object>(
  before: V | undefined,
  { view, changed = {}, gone = [] }: Frame<V>,
): V | undefined => {
  if (view !== undefined || before === undefined) return view;
  let after: Fields = before as Fields; // any object has fields
  for (const path of gone) after = put(after, path.split('.'), undefined);
  for (const [path, value] of Object.entries(changed)) after = put(after, path.split('.'), value);
  return after as V; // the server has made it of the same two views
};
