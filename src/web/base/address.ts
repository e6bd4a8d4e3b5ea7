/** Addresses that other devices can open. This page itself may have been opened as `localhost`. */
import { signal } from '@preact/signals';
import { OWN_NAMES } from '../../protocol/lists.ts';
import { call, isFailure } from './api.ts';
import { lang } from './settings.ts';

const isOwnName = OWN_NAMES.test(location.hostname);

/** Undefined until the server has sent its public address. */
const site = signal<string | undefined>(ONLINE && isOwnName ? undefined : location.origin);

let asked = !ONLINE;
const ask = async (): Promise<void> => {
  asked = true;
  const answer = await call('site');
  const { url, network } = isFailure(answer) ? {} : answer;
  site.value = url ?? (isOwnName ? network : undefined) ?? location.origin;
};

export const addressFor = (way: string): URL | undefined => {
  if (!asked) void ask();
  if (site.value === undefined) return undefined;
  const here = new URL(way, location.href);
  return site.value === here.origin ? here : new URL(here.pathname + here.search + here.hash, site.value);
};

/** An address to send to somebody: messengers show its preview in the sender's language. */
export const linkFor = (way: string): string | undefined => {
  const url = addressFor(way);
  url?.searchParams.set('lang', lang.value);
  return url?.href;
};
