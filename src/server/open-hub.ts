/** Creates what the parts of a server share: its journal, its tables, its metrics. */
import { seeded } from '../engine/chance.ts';
import { openMetrics } from './metrics.ts';
import type { VapidKeys } from './push/encrypt.ts';
import { openWebPush } from './push/web-push.ts';
import { openWebhook, type WebhookPlace } from './push/webhook.ts';
import { openJournal } from './store/journal.ts';
import { commitInParts } from './store/partial-commit.ts';
import { openCodes } from './tables/lobby/codes.ts';
import type { OpenNodes } from './tables/nodes/nodes.ts';
import { openFacts } from './tables/state/facts.ts';
import type { Hub } from './tables/state/hub.ts';
import { letGo } from './tables/state/live-table.ts';
import { compose } from './tables/tell/compose.ts';

const NONE: readonly string[] = [];

export const openHub = (
  given: Pick<Hub, 'setting' | 'store' | 'log' | 'keyRing' | 'alive'> & { readonly place: WebhookPlace | undefined },
  post: { keys: VapidKeys; contact: string; anywhere: boolean },
  sockets: () => number,
  nodes: OpenNodes | undefined,
): Hub => {
  const { place, ...own } = given;
  const { setting, store, log } = own;
  const metrics = openMetrics(
    () => hub.liveTables.size,
    sockets,
    () => nodes?.count() ?? 1,
  );
  const measure = (seconds: number) => {
    metrics.commits += 1;
    metrics.commitSeconds += seconds;
  };
  const journal = openJournal({
    commit: nodes?.commit ?? ((writes) => commitInParts(writes, (some) => store.commit(some).then(() => NONE))),
    close() {
      nodes?.close();
      compose(hub);
    },
    missing({ lost, refused }) {
      metrics.lost += lost.length;
      nodes?.lost(lost);
      metrics.unkept += refused.size;
      for (const [owner, what] of refused) {
        log.error({ owner, what }, 'something was not kept, because the store refuses what it contains');
        const table = hub.liveTables.get(owner);
        if (table !== undefined) letGo(table, 1012, 'come back');
      }
    },
    fatal: setting.fatal,
    measure,
  });
  const hub: Hub = {
    ...own,
    webhook: openWebhook({ place, log, now: setting.now }),
    journal,
    nodes,
    metrics,
    liveTables: new Map(),
    loading: new Map(),
    dirty: new Set(),
    codes: openCodes(
      () => setting.code(),
      async (code) => (await store.byCode(code, setting.now())) !== undefined,
    ),
    facts: openFacts(store, journal),
    replays: new Map(),
    wholes: new Map(),
    push: openWebPush({
      store,
      journal,
      log,
      now: setting.now,
      dropped() {
        metrics.dropped += 1;
      },
      ...post,
    }),
    rng: seeded(setting.secret()),
    saved: new Set(),
    opened: new Set(),
    started: setting.now(),
    pulse: performance.now(),
    owed: new Map(),
    lookedForGuests: 0,
    closing: false,
  };
  return hub;
};
