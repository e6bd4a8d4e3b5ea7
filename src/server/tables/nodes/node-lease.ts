/**
 * The lease of this server on a shared store, renewed each second. The answer has the store's time, living servers and
 * changed people. A server that cannot renew is gone for the others, and knows it.
 */
import { cut } from '../../../engine/phrases.ts';
import type { Cluster } from '../../store/cluster.ts';

/** Milliseconds without renewal until a server counts as gone. */
export const LEASE = 3000;
const RENEW_EVERY = 1000;
const BEAT = 500;
/** Accepts nobody this long before the lease ends, and dismisses its people this long after. */
const [BEFORE, AFTER] = [500, 5000];

type Deps = {
  readonly cluster: Cluster;
  readonly lease: number;
  /** Logs a failure, except during shutdown. */
  oops(what: string): (error: unknown) => void;
  /** The store's time, at each renewal. */
  setClock(now: number): void;
  renewed(person: string): void;
  /** Nothing was heard for longer than changes are repeated. */
  slept(): void;
  lapsed(): void;
  membership(came: boolean, left: readonly string[]): void;
  /** The store was silent for too long: people are sent to another server. */
  cutOff(): void;
};

type Lease = {
  renew(): Promise<void>;
  others(): readonly string[];
  isThere(node: string): boolean;
  holds(): boolean;
  lapsedAt(): number;
  /** The store has been silent for too long to serve anybody. */
  isSilent(): boolean;
  /** Renews from now on; calls `then` each time. */
  keepUp(then: () => void): void;
  end(): void;
};

export const openLease = (given: Deps): Lease => {
  const { cluster, lease } = given;
  let others: readonly string[] = [];
  /** By the clock of this process. */
  let holds = 0;
  let last = 0;
  let lapsedAt = 0;
  /** Beats without renewal: a suspended process did not listen either. */
  let silent = 0;
  /** Recent changes, which the store repeats. */
  let changed: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let listening: NodeJS.Timeout | undefined;
  let ended = false;

  const setOthers = (now: readonly string[]): void => {
    const left = others.filter((one) => !now.includes(one));
    const came = now.some((one) => !others.includes(one));
    others = now;
    given.membership(came, left);
  };
  /** A lost notification is repeated by the renewal. */
  const noteChanged = (now: readonly string[]): void => {
    for (const one of now) if (!changed.has(one)) given.renewed(cut(one)[0] ?? '');
    changed = new Set(now);
  };
  const renew = async (): Promise<void> => {
    const asked = performance.now();
    const { now, nodes, changed: people } = await cluster.renew(lease);
    // by the store's time: the clock of a suspended machine stops
    const late = last > 0 && now - last > lease;
    silent = 0;
    given.setClock(now);
    if (late) {
      lapsedAt = last;
      given.slept();
      given.lapsed();
    }
    last = now;
    holds = asked + lease;
    noteChanged(people);
    setOthers(nodes);
  };

  return {
    renew,
    others: () => others,
    isThere: (node) => others.includes(node),
    holds: () => performance.now() < holds,
    lapsedAt: () => lapsedAt,
    isSilent: () => silent >= lease - BEFORE,
    keepUp(then) {
      const tick = async (): Promise<void> => {
        await renew().catch(given.oops('the lease cannot be renewed'));
        then();
        if (!ended) timer = setTimeout(tick, RENEW_EVERY);
      };
      timer = setTimeout(tick, RENEW_EVERY);
      listening = setInterval(() => {
        silent += BEAT;
        if (silent === lease + AFTER) given.cutOff();
      }, BEAT);
    },
    end() {
      ended = true;
      clearTimeout(timer);
      clearInterval(listening);
    },
  };
};
