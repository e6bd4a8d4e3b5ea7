/** A name for the rules as they are written. What other code has frozen is not thawed: the log is folded again. */
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
