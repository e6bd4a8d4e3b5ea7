/** Samples that the shared tests need from each game: `src/games/<id>/test/sample.ts`. */
import { existsSync } from 'node:fs';
import { GAMES } from '../src/app/games.ts';
import type { NewGame } from '../src/engine/record.ts';

export type Sample = {
  /** Paths of `null` in views, beside `over`. */
  readonly nulls?: readonly string[];
  /** Goldens besides random set-ups. */
  readonly goldens?: readonly NewGame[];
  /** Set-ups of the long run of laws, before random ones. */
  cells?(): NewGame[];
  readonly onceBroken?: readonly NewGame[];
};

const SAMPLES = new Map<string, Sample>();
for (const id of ['nuts', ...GAMES.map((game) => game.id)]) {
  const file = new URL(
    id === 'nuts' ? '../examples/nuts/test/sample.ts' : `../src/games/${id}/test/sample.ts`,
    import.meta.url,
  );
  if (existsSync(file)) SAMPLES.set(id, (await import(file.href)).sample);
}

export const sampleOf = (id: string): Sample => SAMPLES.get(id) ?? {};
