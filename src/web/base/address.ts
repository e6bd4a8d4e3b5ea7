/** Addresses for other devices. A page may have been opened by a name that only its own machine knows. */
import { signal } from '@preact/signals';
import { OWN_NAMES } from '../../protocol/lists.ts';
import { call, isFailure } from './api.ts';

const isOwnName = OWN_NAMES.test(location.hostname);

/** Unknown until the server has said it, where other devices cannot use the name by which this page was opened. */
const site = signal<string | undefined>(ONLINE && isOwnName ? undefined : location.origin);

let asked = !ONLINE;
const ask = async (): Promise<void> => {
  asked = true;
  const answer = await call('site');
  const { url, network } = isFailure(answer) ? {} : answer;
  site.value = url ?? (isOwnName ? network : undefined) ?? location.origin;
};

/** A page of this site, as another device opens it. */
export const addressFor = (way: string): URL | undefined => {
  if (!asked) void ask();
  if (site.value === undefined) return undefined;
  const here = new URL(way, location.href);
  return site.value === here.origin ? here : new URL(here.pathname + here.search + here.hash, site.value);
};
