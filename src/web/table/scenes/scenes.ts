/** A game's scenes, each described whole in one row: what is missing does not compile. */
import type { Said } from '../../../engine/facts.ts';
import type { Scene } from '../stage/queue.ts';

type Named = Pick<Scene, 'name'>;
/** What a row says of every scene, of any game. */
type Timed = Required<Pick<Scene, 'ms' | 'heavy' | 'tune'>>;
type Spoken = Pick<Scene, 'said'>;

/** The scene of a name; several may be of one kind. */
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

/** `What`: what can happen. `More`: what a row of this game says besides its duration, its weight and its sound. */
export const defineScenes =
  <What extends Named, More extends object>() =>
  (rows: Rows<What, Timed & More>) => ({
    rows,
    /** The scene of what happened, and of the facts that tell it. */
    of: (what: What, said: readonly Said[]): What & Timed & More & Spoken => ({
      ...what,
      ...valuesOf<What, Timed & More>(rows, what),
      said,
    }),
  });
