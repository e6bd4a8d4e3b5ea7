/**
 * Reads and changes the address of the current screen. Most screens are the part of the address after `#`, which works
 * from any folder and without a server's help. What is sent to friends is a path of its own, of which the server tells
 * them something beforehand.
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

/** Another page was here before this one, without loading again. */
export const hasMoved = (): boolean => moves > 0;
addEventListener('hashchange', look);
addEventListener('popstate', look);

type Route = { readonly screen: string; readonly rest: string };

/** `/t/KOMUTADI` is a table, `/r/…` a finished game, `/d/…` a dare, `/w` a big screen, and `/w/KOMUTADI` one for a table. */
const PATHS: readonly string[] = ONLINE ? ['t', 'r', 'd', 'w'] : [];
const BARE = 'w';
/** The page of a path that the server does not know either. */
const LOST: Route = { screen: 'lost', rest: '' };

/** What is no text as it is written leads nowhere, as any other wrong word. */
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

/** Links that the server writes: `#join=…`, `#recover=…`; ours: `#/rules/…`. */
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

/** Appended to the address of a finished game: opens it after this many moves. */
export const moment = (at: number): string => `?at=${at}`;

export const go = (screen: string, rest = ''): void => {
  history.pushState(null, '', href(screen, rest));
  look();
};

/** Goes to a screen without a new entry in the history. */
export const goInstead = (screen: string, rest = ''): void => {
  history.replaceState(null, '', href(screen, rest));
  look();
};

/** The bar says where one is, while the screen stays. */
export const showAddress = (screen: string, rest = ''): void => history.replaceState(null, '', href(screen, rest));

/** From one path to another without a new page. */
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
