/** The workers of this client: `src/app` says how each is started, since it alone knows the games that run in them. */
type Workers = {
  /** Plays a game on this device, and asks about moments. */
  play(): Worker;
  /** Looks at a finished game with an expert's eyes. */
  review(): Worker;
  /** Lets experts play on from a moment. */
  experts(): Worker;
};

let known: Workers | undefined;

export const registerWorkers = (workers: Workers): void => {
  known = workers;
};

export const startWorkerFor = (task: keyof Workers): Worker => {
  if (known === undefined) throw new Error('no workers are registered');
  return known[task]();
};
