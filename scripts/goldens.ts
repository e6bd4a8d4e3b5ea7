/** Rewrites the goldens after an intended change. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { GAMES } from '../src/app/games.ts';
import { readScriptArgs } from '../src/command/script-args.ts';
import { folderOf, goldensOf } from '../test/goldens.ts';

readScriptArgs({});

for (const game of GAMES) {
  const [folder, files] = [folderOf(game), goldensOf(game)];
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(`${folder}/${name}`);
  for (const [name, text] of files) writeFileSync(`${folder}/${name}`, text());
  console.log(`${files.size} files in ${folder}`);
}
