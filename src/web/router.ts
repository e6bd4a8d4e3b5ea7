/** Where one is, as the part of the address after `#`: it works from any folder, without a server's help. */
import { computed, signal } from '@preact/signals';

const here = signal(location.hash);
addEventListener('hashchange', () => {
  here.value = location.hash;
});

export type Route = { readonly screen: string; readonly rest: string };

/** Links that the server writes: `#join=…`, `#recover=…`; ours: `#/table/…`. */
export const route = computed((): Route => {
  const text = here.value.replace(/^#\/?/, '');
  const at = text.search(/[/=]/);
  return at < 0 ? { screen: text, rest: '' } : { screen: text.slice(0, at), rest: text.slice(at + 1) };
});

export const href = (screen: string, rest = ''): string => (rest === '' ? `#/${screen}` : `#/${screen}/${rest}`);

export const go = (screen: string, rest = ''): void => {
  location.hash = href(screen, rest);
};

/** The same, without a step in the history. */
export const goInstead = (screen: string, rest = ''): void => {
  history.replaceState(null, '', href(screen, rest));
  here.value = location.hash;
};
