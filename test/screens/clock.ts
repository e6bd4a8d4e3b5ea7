/** Time of devices in Node: it stands still until a test lets it pass, so that nothing waits in vain. */

type Timer = { at: number; readonly every: number | undefined; readonly run: () => void };

export type Clock = ReturnType<typeof openClock>;

/** Lets messages arrive, and promises go on. */
export const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Begins at noon of this day. */
export const openClock = (day = '2026-12-10') => {
  const began = Date.parse(`${day}T12:00:00`);
  let passed = 0;
  let count = 0;
  const timers = new Map<number, Timer>();
  const add = (run: () => void, ms: number, every?: number): number => {
    count += 1;
    timers.set(count, { at: passed + Math.max(1, ms), every, run });
    return count;
  };
  /** Runs the next timer, if it is due by then. */
  const step = (until: number): boolean => {
    let next: [number, Timer] | undefined;
    for (const one of timers) if (next === undefined || one[1].at < next[1].at) next = one;
    if (next === undefined || next[1].at > until) return false;
    const [id, timer] = next;
    passed = Math.max(passed, timer.at);
    if (timer.every === undefined) timers.delete(id);
    else timer.at = passed + timer.every;
    timer.run();
    return true;
  };
  return {
    passed: () => passed,
    now: () => began + passed,
    begin: (run: () => void, ms = 0) => add(run, ms),
    repeat: (run: () => void, ms = 0) => add(run, ms, Math.max(1, ms)),
    cancel: (id: unknown): void => {
      if (typeof id === 'number') timers.delete(id);
    },
    /** Lets so many milliseconds pass. */
    async pass(ms: number): Promise<void> {
      const until = passed + ms;
      do await turn();
      while (step(until));
      passed = until;
    },
    /** Goes to the next timer, and through all that soon follow; false if there is none by then. */
    async jump(until: number): Promise<boolean> {
      if (!step(until)) return false;
      await this.pass(SOON);
      return true;
    },
  };
};

const SOON = 60;
