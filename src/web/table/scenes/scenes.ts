/** A game's scenes, one row each; a missing row does not compile. */
import type { Said } from '../../../engine/facts.ts';
import type { Scene } from '../stage/queue.ts';

type Named = Pick<Scene, 'name'>;
type Timed = Required<Pick<Scene, 'ms' | 'heavy' | 'tune'>>;
type Spoken = Pick<Scene, 'said'>;

export type SceneNamed<S extends Named, N extends string> = S extends { readonly name: infer M }
  ? N extends M
    ? S
    : never
  : never;

/** Each value may depend on what happened. */
type Row<W, T> = { readonly [K in keyof T]: T[K] | ((what: W) => T[K]) };
type Rows<W extends Named, T> = { readonly [N in W['name']]: Row<SceneNamed<W, N>, T> };

function valuesOf<W extends Named, T extends object>(rows: Rows<W, T>, what: W): T;
function valuesOf(rows: Readonly<Record<string, object>>, what: Named): object {
  const row = Object.entries(rows[what.name] ?? {});
  return Object.fromEntries(row.map(([key, value]) => [key, typeof value === 'function' ? value(what) : value]));
}

/** `More`: fields of this game's rows besides duration, weight and sound. */
export const defineScenes =
  <What extends Named, More extends object>() =>
  (rows: Rows<What, Timed & More>) => ({
    rows,
    of: (what: What, said: readonly Said[]): What & Timed & More & Spoken => ({
      ...what,
      ...valuesOf<What, Timed & More>(rows, what),
      said,
    }),
  });
