/** How often one may ask over HTTP: counted by address, and by person where there is one. */
import type { FastifyRequest } from 'fastify';
import { fault } from '../../engine/fault.ts';
import type { Around } from '../connections/connection.ts';
import { openBuckets } from '../connections/limits.ts';
import { addressOf, networkOf } from '../connections/origin.ts';
import type { PersonRow } from '../store/store.ts';

type Kind = 'requests' | 'stories' | 'guesses' | 'signIns' | 'tables' | 'pictures';
type OwnKind = 'recoveries';

export type Limiter = {
  count(kind: Kind, request: FastifyRequest, person?: PersonRow): void;
  /** What concerns nobody else at his address. */
  countOwn(kind: OwnKind, person: PersonRow): void;
  /** Looks for something by a word that might be guessed. Only who finds nothing has guessed. */
  guess<T>(
    request: FastifyRequest,
    person: PersonRow | undefined,
    look: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
};

export const openLimiter = ({ limits, proxies }: Pick<Around, 'limits' | 'proxies'>): Limiter => {
  const buckets = {
    requests: openBuckets(limits.requests),
    stories: openBuckets(limits.stories),
    guesses: openBuckets(limits.guesses),
    signIns: openBuckets(limits.signIns),
    tables: openBuckets(limits.tables),
    pictures: openBuckets(limits.pictures),
    recoveries: openBuckets(limits.recoveries),
  };
  const tooFast = (kind: Kind | OwnKind) =>
    fault('too-fast', `too many at once; wait ${Math.ceil(1 / limits[kind].perSecond)} s`);
  const from = (request: FastifyRequest): string => networkOf(addressOf(request.raw, proxies));
  const count = (kind: Kind, request: FastifyRequest, person?: PersonRow): void => {
    if (!buckets[kind](from(request)) || (person !== undefined && !buckets[kind](person.id))) throw tooFast(kind);
  };
  return {
    count,
    countOwn(kind, { id }) {
      if (!buckets[kind](id)) throw tooFast(kind);
    },
    async guess(request, person, look) {
      // it counts before it is looked up, so that many at once are no way around
      count('guesses', request, person);
      const found = await look();
      if (found === undefined) return undefined;
      buckets.guesses.giveBack(from(request));
      if (person !== undefined) buckets.guesses.giveBack(person.id);
      return found;
    },
  };
};
