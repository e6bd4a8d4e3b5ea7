/** Checks that notifications go to a public push service, never into a private network. */
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { fault } from '../../engine/fault.ts';

const HOUSE: readonly [network: string, bits: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['100::', 64, 'ipv6'],
  // these embed an IPv4 address
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
const house = new BlockList();
for (const [network, bits, family] of HOUSE) house.addSubnet(network, bits, family);

export const isOfTheHouse = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return house.check(mapped, 'ipv4');
  return house.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

/** In bytes: `href` is ASCII. Database keys must be shorter. */
const LONGEST = 1000;

/** A push service's address: https, a host name, the usual port. */
export const checkEndpoint = (raw: string, anywhere: boolean): URL => {
  const wrong = (why: string) => fault('malformed', `endpoint: ${why}`, 'endpoint');
  if (!URL.canParse(raw)) throw wrong('this is no address');
  const url = new URL(raw);
  if (url.href.length > LONGEST) throw wrong(`at most ${LONGEST} bytes`);
  if (anywhere) return url;
  if (url.protocol !== 'https:') throw wrong('only https');
  if (url.username !== '' || url.password !== '' || url.port !== '') throw wrong('nothing but a name and a path');
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !/\.[a-z-]{2,}$/i.test(url.hostname))
    throw wrong('only a name that the world knows');
  return url;
};

/** Resolves outside Node's thread pool, which a silent name server would block. */
const names = new Resolver({ timeout: 2000, tries: 2 });
const addressesOf = async (name: string): Promise<{ address: string; family: 4 | 6 }[]> => {
  const [four, six] = await Promise.allSettled([names.resolve4(name), names.resolve6(name)]);
  const found = (asked: PromiseSettledResult<string[]>, family: 4 | 6) =>
    asked.status === 'fulfilled' ? asked.value.map((address) => ({ address, family })) : [];
  return [...found(four, 4), ...found(six, 6)];
};

/** A name may resolve to a private address later, so it is checked for every notification. */
export const lookOutside: LookupFunction = (name, options, done) => {
  addressesOf(name).then(
    (found) => {
      const [first] = found;
      if (first === undefined || found.some(({ address }) => isOfTheHouse(address)))
        done(new Error('this name leads nowhere one may go'), '', 4);
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    },
    (error: Error) => done(error, '', 4),
  );
};
