/**
 * `npm run lab -- figures`: moves results of measuring commands from reports/figures into docs/figures, and writes
 * docs/FIGURES.md.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readScriptArgs } from '../src/command/script-args.ts';
import { LEFT } from './figures/outputs.ts';
import { figuresPage, KEPT, PAGE } from './figures/page.ts';

readScriptArgs({});
mkdirSync(KEPT, { recursive: true });
if (existsSync(LEFT))
  for (const name of readdirSync(LEFT)) {
    copyFileSync(new URL(name, LEFT), new URL(name, KEPT));
    rmSync(new URL(name, LEFT));
  }
writeFileSync(PAGE, figuresPage());
