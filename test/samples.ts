/** Samples that the shared tests need from each game: `src/games/<id>/test/sample.ts`. */
import { existsSync } from 'node:fs';
import { GAMES } from '../src/app/games.ts';
import type { NewGame } from '../src/engine/record.ts';

export type Sample = {
  /** Where a view says `null`, beside `over`; else a missing value is absent. */
  readonly nulls?: readonly string[];
  /** Goldens of these set-ups, beside those drawn at random. */
  readonly goldens?: readonly NewGame[];
  /** What the long run of the laws plays, before set-ups drawn at random. */
  cells?(): NewGame[];
  /** Games in which a law was once broken. */
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
