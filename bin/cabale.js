#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.js';

/** A checkout has sources; what is installed has them as plain JavaScript (scripts/pack.ts). */
const [main = ''] = ['../src/app/main.ts', '../lib/app/main.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .filter(existsSync);

await run(main);
