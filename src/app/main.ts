import { enableCompileCache } from 'node:module';
import { cabale } from './cabale.ts';

enableCompileCache(); // the second start is twice as fast

// a closed pipe, as with `head`, is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const code = await cabale(process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
