/** Runs a program of commands on a machine. */
import { enableCompileCache } from 'node:module';
import { isFault } from '../engine/fault.ts';

/** A fault prints one sentence to stderr. Returns the exit code, if any. */
export const withFaultsSaid = async (run: () => Promise<number | undefined>): Promise<number | undefined> => {
  try {
    return await run();
  } catch (error) {
    if (!isFault(error)) throw error;
    console.error(error.message);
    return 2;
  }
};

export const runProgram = async (program: (words: readonly string[]) => Promise<number | undefined>): Promise<void> => {
  enableCompileCache(); // the second start is twice as fast
  // a closed pipe, as with `head`, is no error
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const code = await program(process.argv.slice(2));
  if (code !== undefined) process.exitCode = code;
};
