/** The compressed size of the files of a built site. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Weight = { readonly code: number; readonly other: number };

/** Scripts and styles that a page requested, and other files. */
export const weigh = (folder: string, urls: ReadonlySet<string>): Weight => {
  let [code, other] = [0, 0];
  for (const url of urls) {
    const path = join(folder, new URL(url).pathname.replace(/\/$/, '/index.html'));
    if (/\.(js|css)$/.test(path)) code += gzipSync(readFileSync(path), { level: 9 }).length;
    else other += /\.woff2$/.test(path) ? statSync(path).size : gzipSync(readFileSync(path)).length;
  }
  return { code, other };
};

export const over = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter((url) => !other.has(url)));
