/** Where other devices find this server: at the address that its owner named, or at that of this machine in its network. */
import { networkInterfaces } from 'node:os';
import { OWN_NAMES } from '../../protocol/lists.ts';
import { addressOf, type From, isLoopback, originOf } from './origin.ts';

/** Networks within this machine, or through a tunnel: a phone in the room is in none of them. */
const VIRTUAL = /^(docker|podman|br-|veth|virbr|vmnet|vboxnet|lxc|cni|tun|tap|utun|wg)/;
/** What a machine calls itself where no network has given it an address. */
const UNASSIGNED = '169.254.';

/** By which others in the same network reach this machine; the likeliest first. */
export const networkAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.entries(interfaces)
    .sort(([a], [b]) => Number(VIRTUAL.test(a)) - Number(VIRTUAL.test(b)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith(UNASSIGNED))
    .map(({ address }) => address);

/** On every interface, so that phones can come. */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** `http://192.168.1.5:8787`, where it listens to the network and there is one. */
export const networkSite = (host: string, port: number | undefined): string | undefined => {
  const [address] = isEverywhere(host) ? networkAddresses() : [];
  return address === undefined || port === undefined ? undefined : `http://${address}:${port}`;
};

/** By which other servers reach this one, as far as it can tell. */
export const nodeAddress = (host: string, port: number): string =>
  `${isEverywhere(host) ? (networkAddresses()[0] ?? '127.0.0.1') : host}:${port}`;

/** Whether a page was opened, on this machine, by a name that leads nowhere from another. */
export const isOpenedHere = (request: From, proxies: number): boolean =>
  isLoopback(addressOf(request, proxies)) && OWN_NAMES.test(new URL(originOf(request, proxies)).hostname);
