/** A hash of the rules' source. Snapshots by other code are not used: the log is replayed. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const rulesHash = (): string => {
  const hash = createHash('sha256');
  for (const layer of ['engine', 'games/*/rules', 'host'])
    for (const file of globSync(fileURLToPath(new URL(`../${layer}/**/*.ts`, import.meta.url))).sort())
      hash.update(readFileSync(file));
  return hash.digest('base64url');
};
