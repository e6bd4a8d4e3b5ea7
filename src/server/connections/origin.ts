/** The address and origin of a request, also behind a proxy. */
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { identify, type People, type Signed } from '../people/people.ts';

export const COOKIE = 'cabale';
/** With https: the prefix lets only this very host set it. */
export const SAFE_COOKIE = `__Host-${COOKIE}`;
export const DEVICE_COOKIE = 'cabale-device';

export type From = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.at(-1) : value;

/** RFC 9112, 3.2: with several Host headers a proxy and we may read different hosts. Node keeps the first. */
export const namesManyHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, i) => i % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1;

export const addressOf = (request: From, proxies: number): string => {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const hops = (header(request.headers['x-forwarded-for']) ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-proxies) || direct;
};

/** The first four groups of an IPv6 address. */
const groupsOf = (address: string): number[] | undefined => {
  if (isIPv4(address.replace(/^::ffff:/i, '')) || !isIPv6(address)) return undefined;
  const plain = address.replace(/%.*/, '').replace(/\d+\.\d+\.\d+\.\d+$/, '0:0');
  const [head, tail] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const groups = head ?? [];
  const rest = tail ?? [];
  const all = [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  return all.slice(0, 4).map((group) => Number.parseInt(group, 16));
};

/** IPv6 clients own a whole /64, so a /64 counts as one address. */
export const networkOf = (address: string): string => {
  const groups = groupsOf(address);
  if (groups === undefined) return address.replace(/^::ffff:/i, '');
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
};

/** Wider IPv6 networks that one party may own: a home's /56, a site's /48. */
export const widerNetworksOf = (address: string): string[] => {
  const [a = 0, b = 0, c = 0, d] = groupsOf(address) ?? [];
  if (d === undefined) return [];
  const site = [a, b, c].map((group) => group.toString(16)).join(':');
  return [`${site}:${(d & 0xff00).toString(16)}::/56`, `${site}::/48`];
};

export const isSecure = (request: From, proxies: number): boolean =>
  proxies > 0 && header(request.headers['x-forwarded-proto'])?.split(',').at(-1)?.trim() === 'https';

const hostOf = (request: From, proxies: number): string | undefined =>
  (proxies > 0 ? header(request.headers['x-forwarded-host']) : undefined) ?? request.headers.host;

/** This server's address as the client knows it. */
export const originOf = (request: From, proxies: number): string => {
  const host = hostOf(request, proxies) ?? '';
  const scheme = isSecure(request, proxies) ? 'https' : 'http';
  const isHost = /^[\w.:[\]-]+$/.test(host) && URL.canParse(`${scheme}://${host}`);
  return `${scheme}://${isHost ? host : 'localhost'}`;
};

/** `undefined`: the proxy does not say. */
const schemeOf = (request: From, proxies: number): string | undefined => {
  if (proxies === 0) return 'http:';
  const told = header(request.headers['x-forwarded-proto'])?.split(',').at(-1)?.trim();
  return told === undefined ? undefined : `${told}:`;
};

/** Browsers send the page's origin: it must be this site, by the same scheme. Programs send none. */
export const sameOrigin = (request: From, proxies: number): boolean => {
  const origin = header(request.headers.origin);
  if (origin === undefined) return true;
  try {
    const { host, protocol } = new URL(origin);
    return host === hostOf(request, proxies) && protocol === (schemeOf(request, proxies) ?? protocol);
  } catch {
    return false;
  }
};

export const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

export const readCookie = (request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined => {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value !== undefined) return value;
  }
  return undefined;
};

export const hasCookie = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  readBearer(request) === undefined && [SAFE_COOKIE, COOKIE].some((name) => readCookie(request, name) !== undefined);

const readBearer = (request: Pick<IncomingMessage, 'headers'>): string | undefined =>
  /^Bearer ([A-Za-z0-9_.-]{16,256})$/.exec(request.headers.authorization ?? '')?.[1];

export const whichBot = async (
  people: People,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<Signed | undefined> => {
  const key = readBearer(request);
  return key === undefined ? undefined : identify(people, 'bot', key);
};

export const whoAsks = async (
  people: People,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<Signed | undefined> => {
  const token = readBearer(request);
  if (token !== undefined) return identify(people, 'token', token);
  const safe = readCookie(request, SAFE_COOKIE);
  if (safe !== undefined) return identify(people, 'cookie', safe);
  const cookie = readCookie(request, COOKIE);
  return cookie === undefined ? undefined : identify(people, 'cookie', cookie);
};
