/** Limits on HTTP requests, by address and by person. */
import type { FastifyRequest } from 'fastify';
import { type Fault, fault } from '../../engine/fault.ts';
import type { Around } from '../connections/connection.ts';
import { type Buckets, openBuckets, type Rate, wider } from '../connections/limits.ts';
import { addressOf, networkOf, widerNetworksOf } from '../connections/origin.ts';
import type { PersonRow } from '../store/row-types.ts';

type Kind = 'requests' | 'stories' | 'signIns' | 'tables' | 'dailies';
type OwnKind = 'requests' | 'botRequests' | 'recoveries' | 'renames' | 'exports' | 'invitations';

export type Limiter = {
  count(kind: Kind, request: FastifyRequest, person?: PersonRow): void;
  countOwn(kind: OwnKind, person: PersonRow): void;
  /** Looks something up by a guessable code. Only misses count as guesses. */
  guess<T>(
    request: FastifyRequest,
    person: PersonRow | undefined,
    look: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
};

type Count = readonly [buckets: Buckets, of: string];

const spendAll = (counts: readonly Count[]): boolean => {
  for (const [i, [buckets, of]] of counts.entries()) {
    if (buckets(of)) continue;
    giveBack(counts.slice(0, i));
    return false;
  }
  return true;
};
const giveBack = (counts: readonly Count[]): void => {
  for (const [buckets, of] of counts) buckets.giveBack(of);
};

/** A person without a miss for an hour is answered even if others at their address guessed. */
const TRUSTED = { perSecond: 1 / 3600, burst: 1 };

/** Buckets of an address or person, and of the networks around an address. */
const bothOf = (rate: Rate) => ({ near: openBuckets(rate), far: openBuckets(wider(rate)) });

export const openLimiter = ({ limits, proxies }: Pick<Around, 'limits' | 'proxies'>): Limiter => {
  const buckets = {
    requests: bothOf(limits.requests),
    botRequests: bothOf(limits.botRequests),
    stories: bothOf(limits.stories),
    signIns: bothOf(limits.signIns),
    tables: bothOf(limits.tables),
    dailies: bothOf(limits.dailies),
    recoveries: bothOf(limits.recoveries),
    renames: bothOf(limits.renames),
    exports: bothOf(limits.exports),
    invitations: bothOf(limits.invitations),
  };
  const guesses = openBuckets(limits.guesses);
  const wide = openBuckets(limits.guessesPerNetwork);
  const all = openBuckets(limits.guessesInAll);
  const trusted = openBuckets(TRUSTED);
  const tooFast = (kind: Kind | OwnKind | 'guesses'): Fault =>
    fault('too-fast', `too many at once; wait ${Math.ceil(1 / limits[kind].perSecond)} s`);
  const from = (request: FastifyRequest): string => networkOf(addressOf(request.raw, proxies));

  return {
    count(kind, request, person) {
      const { near, far } = buckets[kind];
      const around = widerNetworksOf(addressOf(request.raw, proxies)).map((one): Count => [far, one]);
      const own: Count[] = person === undefined ? [] : [[near, person.id]];
      if (!spendAll([[near, from(request)], ...around, ...own])) throw tooFast(kind);
    },
    countOwn(kind, { id }) {
      if (!buckets[kind].near(id)) throw tooFast(kind);
    },
    async guess(request, person, look) {
      const networks = widerNetworksOf(addressOf(request.raw, proxies));
      const there: Count[] = [[guesses, from(request)], ...networks.map((one): Count => [wide, one])];
      const own: Count[] = [[all, ''], ...(person === undefined ? [] : [[guesses, person.id] satisfies Count])];
      // counted before the lookup, so that parallel guesses count
      let counted: readonly Count[] = [...own, ...there];
      if (!spendAll(counted)) {
        counted = person === undefined ? [] : [...own, [trusted, person.id]];
        if (person === undefined || !spendAll(counted)) throw tooFast('guesses');
      }
      const found = await look();
      if (found !== undefined) giveBack(counted);
      return found;
    },
  };
};
