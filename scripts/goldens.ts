/** Writes the goldens anew: after a change that is meant. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { GAMES } from '../src/games/index.ts';
import { FOLDER, goldensOf } from '../test/goldens.ts';
import { readArgs } from './script-args.ts';

readArgs({});

mkdirSync(FOLDER, { recursive: true });
const files = new Map(GAMES.flatMap((game) => [...goldensOf(game)]));
for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(`${FOLDER}/${name}`);
for (const [name, text] of files) writeFileSync(`${FOLDER}/${name}`, text());
console.log(`${files.size} files in ${FOLDER}`);
