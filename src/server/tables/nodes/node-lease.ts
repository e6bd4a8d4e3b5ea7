/**
 * The lease of this server among others on one store: it is renewed each second, and with it is learnt what time it is
 * there, who else is there, and who has changed. A server that cannot renew it is gone for the others, and knows it.
 */
import { cut } from '../../../engine/phrases.ts';
import type { Cluster } from '../../store/cluster.ts';

/** A server that was not heard of for so many milliseconds is gone. */
export const LEASE = 3000;
const RENEW_EVERY = 1000;
const BEAT = 500;
/** Before others take its tables, it takes nobody any more; so long after, it says goodbye to whoever is there. */
const [BEFORE, AFTER] = [500, 5000];

type Deps = {
  readonly cluster: Cluster;
  /** Milliseconds for which it holds. */
  readonly lease: number;
  /** Said of what failed, unless the server goes away. */
  oops(what: string): (error: unknown) => void;
  /** The time of the store, when it is asked: nobody's clock is behind it for long. */
  setClock(now: number): void;
  /** Somebody changed elsewhere: what is known of them here is old. */
  renewed(person: string): void;
  /** Nothing was heard of anybody for longer than changes are told. */
  slept(): void;
  lapsed(): void;
  /** Others came, or these are gone. */
  membership(came: boolean, left: readonly string[]): void;
  /** Nothing was heard of the store for too long: whoever is here goes where it works. */
  cutOff(): void;
};

type Lease = {
  renew(): Promise<void>;
  others(): readonly string[];
  isThere(node: string): boolean;
  holds(): boolean;
  lapsedAt(): number;
  /** Nothing was heard of the store for so long that nothing can be done for anybody. */
  isSilent(): boolean;
  /** Renews it from now on; `then` is done each time. */
  keepUp(then: () => void): void;
  end(): void;
};

export const openLease = (given: Deps): Lease => {
  const { cluster, lease } = given;
  let others: readonly string[] = [];
  /** Until when it holds, by the clock of this process. */
  let holds = 0;
  let last = 0;
  let lapsedAt = 0;
  /** For how long it was not renewed, by beats: a process that did not run has not listened either. */
  let silent = 0;
  /** Changes told lately, each with its time: the store repeats them. */
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
  /** One may have missed it; nobody misses it for long. */
  const noteChanged = (now: readonly string[]): void => {
    for (const one of now) if (!changed.has(one)) given.renewed(cut(one)[0] ?? '');
    changed = new Set(now);
  };
  const renew = async (): Promise<void> => {
    const asked = performance.now();
    const { now, nodes, changed: people } = await cluster.renew(lease);
    // by the store's time: the clock of a machine that slept has slept, too
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
