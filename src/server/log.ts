/** Where an error happened, for the log: its kind and places, never its message, which may name cards. */
export const whereItBroke = (error: unknown): string =>
  error instanceof Error
    ? [error.name, ...(error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))].join('\n')
    : 'unknown';
