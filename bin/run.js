// Plain JavaScript on purpose: it must start under any Node to say what is missing.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';

const NEEDED = 24; // the first Node that runs TypeScript as it is
/** The Node that npm brought, wherever it has put it. */
const pinned = () => {
  try {
    const { resolve } = createRequire(import.meta.url);
    const path = resolve('node/package.json').replace(
      /package\.json$/,
      `bin/node${process.platform === 'win32' ? '.exe' : ''}`,
    );
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

const refuse = (why) => {
  console.error(
    `Cabale needs Node ${NEEDED} or newer, and this is ${process.version}; ${why}. Install Node ${NEEDED}; or let npm bring it: "npm install -g --allow-scripts=node" with the archive, "npm ci" in a checkout.`,
  );
  process.exitCode = 2;
};

/** Ends as it ends, and passes on what it is told. A terminal tells both itself. */
const handOver = (node, main) => {
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'])
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  child.once('error', ({ message }) => refuse(`${node} does not run here: ${message}`));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
};

/** Runs a file of ours with a Node that can. */
export const run = async (main) => {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) await import(pathToFileURL(main).href);
  else if (pinned() !== undefined) handOver(pinned(), main);
  else refuse('the one that npm brings with it is not there');
};
