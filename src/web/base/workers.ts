/** The workers of this client. `src/app` starts them: it alone knows the games that run in them. */
type Workers = {
  /** Plays games on this device, and answers questions about moments. */
  play(): Worker;
  review(): Worker;
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
