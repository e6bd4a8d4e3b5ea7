/** REST calls to the server. Its types are the protocol's own. */

import type { Failure, Person } from '../../protocol/http-shapes.ts';
import { PATHS, type RouteName } from '../../protocol/paths.ts';
import type { BodyIn, Reply } from '../../protocol/routes.ts';
import { ROOT } from './root.ts';
import { called, lang, nowKnown } from './settings.ts';

/** Error of a request. `unreachable`: the server did not answer. */
export type Failed = {
  readonly failed: true;
  readonly code: Failure['code'] | 'unreachable';
  readonly message: string;
  readonly who?: string;
  readonly until?: number;
  /** The move from which today's rules play a finished game differently. */
  readonly move?: number;
};
export const isFailure = (value: object): value is Failed => 'failed' in value;

export const call = async <R extends RouteName>(
  route: R,
  ...[body, id]: BodyIn<R> extends undefined ? [body?: undefined, id?: string] : [body: BodyIn<R>, id?: string]
): Promise<Reply<R> | Failed> => {
  const [method, path] = PATHS[route];
  try {
    const response = await fetch(ROOT + path.slice(1).replace(/:\w+/, encodeURIComponent(id ?? '')), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    const { code = 'internal', message = '', who, until, move } = answer;
    return {
      failed: true,
      code,
      message,
      ...(who === undefined ? {} : { who }),
      ...(until === undefined ? {} : { until }),
      ...(move === undefined ? {} : { move }),
    };
  } catch {
    return { failed: true, code: 'unreachable', message: '' };
  }
};

/** Signs in with a name: as a new guest, or as the person whom this browser already is. */
export const signIn = async (wished: string): Promise<Person | Failed> => {
  const known = await call('session');
  if (isFailure(known)) return known;
  const wish = wished.trim() || called();
  if (known.person === undefined) {
    const made = await call('signIn', { name: wish, lang: lang.value });
    if (isFailure(made)) return made;
    nowKnown();
    return made.person;
  }
  nowKnown();
  if (known.person.name === wish && known.person.lang === lang.value) return known.person;
  const renamed = await call('rename', { name: wish, lang: lang.value });
  return isFailure(renamed) ? known.person : renamed.person;
};
