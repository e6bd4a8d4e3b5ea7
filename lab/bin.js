#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { run } from '../bin/run.js';

await run(fileURLToPath(new URL('./main.ts', import.meta.url)));
