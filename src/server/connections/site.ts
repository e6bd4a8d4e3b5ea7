/** Where other devices find this server: at its configured address, or in the local network. */
import { networkInterfaces } from 'node:os';
import { OWN_NAMES } from '../../protocol/lists.ts';
import { addressOf, type From, isLoopback, originOf } from './origin.ts';

/** Virtual and tunnel interfaces, which no phone in the room can reach. */
const VIRTUAL = /^(docker|podman|br-|veth|virbr|vmnet|vboxnet|lxc|cni|tun|tap|utun|wg)/;
/** The prefix of link-local addresses, used without a network. */
const UNASSIGNED = '169.254.';

/** Local network addresses of this machine, the likeliest first. */
export const networkAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.entries(interfaces)
    .sort(([a], [b]) => Number(VIRTUAL.test(a)) - Number(VIRTUAL.test(b)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith(UNASSIGNED))
    .map(({ address }) => address);

export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** `http://192.168.1.5:8787`, if it listens to a network. */
export const networkSite = (host: string, port: number | undefined): string | undefined => {
  const [address] = isEverywhere(host) ? networkAddresses() : [];
  return address === undefined || port === undefined ? undefined : `http://${address}:${port}`;
};

/** The address for other servers, as far as it can tell. */
export const nodeAddress = (host: string, port: number): string =>
  `${isEverywhere(host) ? (networkAddresses()[0] ?? '127.0.0.1') : host}:${port}`;

/** Whether a page was opened on this machine by a name like `localhost`. */
export const isOpenedHere = (request: From, proxies: number): boolean =>
  isLoopback(addressOf(request, proxies)) && OWN_NAMES.test(new URL(originOf(request, proxies)).hostname);
