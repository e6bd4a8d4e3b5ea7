import { enableCompileCache } from 'node:module';
import { cabale } from './cabale.ts';

enableCompileCache(); // the second start is twice as fast

// a reader that has gone away, as `head` does, is no reason to complain
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const code = await cabale(process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
