#!/usr/bin/env node
// Plain JavaScript on purpose: it must start under any Node to say what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const NEEDED = 24; // the first Node that runs TypeScript as it is
const old = Number(process.versions.node.split('.')[0]) < NEEDED;
const pinned = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
const main = new URL('../src/cli/main.ts', import.meta.url);

module.enableCompileCache?.(); // the second start is twice as fast
if (!old) await import(main.href);
else if (existsSync(pinned)) {
  const { status } = spawnSync(pinned, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(
    `Cabale needs Node ${NEEDED} or newer; this is ${process.version}, and the one it pins is not installed. Run "npm ci" first.`,
  );
  process.exitCode = 2;
}
