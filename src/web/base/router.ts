/**
 * Reads and changes the address of the current screen. Most screens are the part after `#`, which works in any folder
 * without a server. Links to share are paths, so that the server can add a preview.
 */
import { computed, signal } from '@preact/signals';
import { ROOT } from './root.ts';

const place = () => ({ path: location.pathname, hash: location.hash });
const here = signal(place());
let moves = 0;
const look = (): void => {
  moves += 1;
  here.value = place();
};

/** Whether the visitor has moved within the site since it loaded. */
export const hasMoved = (): boolean => moves > 0;
addEventListener('hashchange', look);
addEventListener('popstate', look);

type Route = { readonly screen: string; readonly rest: string };

/**
 * Paths of a table (`/t/KOMUTADI`), a finished game (`/r/…`), a dare of old (`/d/…`), and a big screen, new (`/w`) or for a
 * table (`/w/KOMUTADI`).
 */
const PATHS: readonly string[] = ONLINE ? ['t', 'r', 'd', 'w'] : [];
const BARE = 'w';
const LOST: Route = { screen: 'lost', rest: '' };

/** A malformed part of an address is treated as an unknown one. */
export const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const byPath = (path: string): Route => {
  const [screen = '', rest = '', ...more] = path.slice(1).split('/');
  if (!ONLINE || path === ROOT) return { screen: '', rest: '' };
  const named = rest !== '' || screen === BARE;
  return more.length === 0 && named && PATHS.includes(screen) ? { screen, rest: decoded(rest) } : LOST;
};

/** The current route. The server writes links as `#join=…` and `#recover=…`, the client as `#/rules/…`. */
export const route = computed((): Route => {
  const { path, hash } = here.value;
  const text = hash.replace(/^#\/?/, '');
  if (text === '') return byPath(path);
  const at = text.search(/[/=]/);
  return at < 0 ? { screen: text, rest: '' } : { screen: text.slice(0, at), rest: text.slice(at + 1) };
});

export const href = (screen: string, rest = ''): string => {
  if (PATHS.includes(screen)) return `${ROOT}${screen}${rest === '' ? '' : `/${encodeURIComponent(rest)}`}`;
  return `${ONLINE ? ROOT : ''}#/${screen}${rest === '' ? '' : `/${rest}`}`;
};

/** The query that opens a finished game after this many moves. `asks`: whether one believes the claim there. */
export const moment = (at: number, asks = false): string => `?at=${at}${asks ? '&ask' : ''}`;

export const go = (screen: string, rest = ''): void => {
  history.pushState(null, '', href(screen, rest));
  look();
};

/** Goes to a screen without a new entry in the history. */
export const goInstead = (screen: string, rest = ''): void => {
  history.replaceState(null, '', href(screen, rest));
  look();
};

/** Changes the address without changing the screen. */
export const showAddress = (screen: string, rest = ''): void =>
  history.replaceState(history.state, '', href(screen, rest));

/** The table that is watched at this address, also after Back and a reload. */
export const watchedHere = (): unknown => history.state?.watched;
export const noteWatched = (watched: string | undefined): void => history.replaceState({ watched }, '');

/** Follows a link to a path without loading the page again. */
const follow = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || event.defaultPrevented || event.button !== 0 || link.target !== '') return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname === location.pathname || byPath(to.pathname) === LOST) return;
  event.preventDefault();
  history.pushState(null, '', to);
  look();
};
if (ONLINE) document.addEventListener('click', follow);
