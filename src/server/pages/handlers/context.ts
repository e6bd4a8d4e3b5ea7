/** The context of every route handler. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Person } from '../../../protocol/http-shapes.ts';
import type { RouteName } from '../../../protocol/paths.ts';
import type { Body, Reply, Routes } from '../../../protocol/routes.ts';
import { LANGS } from '../../../words/languages.ts';
import type { Around } from '../../connections/connection.ts';
import {
  addressOf,
  COOKIE,
  DEVICE_COOKIE,
  isSecure,
  networkOf,
  originOf,
  readCookie,
  SAFE_COOKIE,
  widerNetworksOf,
} from '../../connections/origin.ts';
import { isOpenedHere, networkSite } from '../../connections/site.ts';
import { newSecret, seal } from '../../ids.ts';
import { deviceOf } from '../../people/device.ts';
import { openPasskeys } from '../../people/passkeys.ts';
import type { Device, Signed } from '../../people/people.ts';
import type { PersonRow } from '../../store/row-types.ts';
import { tagOf } from '../../tables/state/live-table.ts';
import type { Limiter } from '../limiter.ts';

export type Ask<R extends RouteName> = {
  readonly body: Body<R>;
  readonly person: Routes[R]['signedIn'] extends false ? Signed | undefined : Signed;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
export type Handlers = { readonly [R in RouteName]: (ask: Ask<R>) => Promise<Reply<R>> };

const A_YEAR = 365 * 24 * 60 * 60;

export const openContext = (
  { hub, people, bots, doors, listed, operators, proxies, host, publicUrl }: Around,
  limit: Limiter,
) => ({
  hub,
  bots,
  doors,
  listed,
  people,
  limit,
  operators,
  passkeys: openPasskeys(people),
  from: ({ raw }: FastifyRequest): string => originOf(raw, proxies),
  site: ({ raw }: FastifyRequest): Reply<'site'> => ({
    url: publicUrl,
    network: isOpenedHere(raw, proxies) ? networkSite(host, raw.socket.localPort) : undefined,
  }),
  network: ({ raw }: FastifyRequest): string => networkOf(addressOf(raw, proxies)),
  widerNetworks: ({ raw }: FastifyRequest): string[] => widerNetworksOf(addressOf(raw, proxies)),
  setCookie({ request, reply }: Pick<Ask<RouteName>, 'request' | 'reply'>, value: string, age = A_YEAR): void {
    const isSafe = isSecure(request.raw, proxies);
    const line = (name: string, said: string, holds: number): string =>
      `${name}=${said}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${holds}${isSafe ? '; Secure' : ''}`;
    // other sites of the domain cannot set a cookie with this prefix; the older cookie is removed
    reply.header(
      'set-cookie',
      isSafe ? [line(SAFE_COOKIE, value, age), line(COOKIE, '', 0)] : line(COOKIE, value, age),
    );
  },
  /** A random name, signed, that a browser keeps whoever signs in; only a hash of it is stored. */
  async markDevice({ request, reply }: Pick<Ask<RouteName>, 'request' | 'reply'>): Promise<string> {
    const { keyRing } = hub;
    const given = readCookie(request.raw, DEVICE_COOKIE);
    const known = given === undefined ? undefined : await keyRing.unseal('device', given);
    const secret = known?.of ?? newSecret();
    const cookie = seal(keyRing.keys, 'device', secret, 0);
    const safe = isSecure(request.raw, proxies) ? '; Secure' : '';
    reply.header('set-cookie', `${DEVICE_COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${A_YEAR}${safe}`);
    return tagOf(hub, `device ${secret}`);
  },
});
export type Context = ReturnType<typeof openContext>;

export const shown = ({ id, name, lang }: PersonRow): Person => ({
  id,
  name,
  lang: LANGS.find((known) => known === lang) ?? 'en',
});

export const deviceFor = ({ request }: Pick<Ask<RouteName>, 'request'>, purpose: Device['purpose']): Device => ({
  purpose,
  device: deviceOf(request.headers['user-agent']),
});

export const param = ({ params }: FastifyRequest, name: string): string =>
  v.parse(v.object({ [name]: v.string() }), params)[name] ?? '';
