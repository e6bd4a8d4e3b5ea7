/**
 * Views are sent as changes. `players.A.coins` is a nested field; a list is sent whole. server/tables/state/changes.ts
 * computes them.
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

/** The view after a frame: the whole view it brings, or the previous one with its changes. */
export const viewAfter = <V extends object>(
  before: V | undefined,
  { view, changed = {}, gone = [] }: Frame<V>,
): V | undefined => {
  if (view !== undefined || before === undefined) return view;
  let after: Fields = before as Fields; // any object has fields
  for (const path of gone) after = put(after, path.split('.'), undefined);
  for (const [path, value] of Object.entries(changed)) after = put(after, path.split('.'), value);
  return after as V; // the server computed the changes from the same two views
};
