/** Plays a game on a phone for its figures. */
import type { Browser, Page } from 'playwright-core';
import { settings, visitor, type Wishes } from '../../test/web/visitors.ts';
import { type Figure, isMissed } from '../figures/outputs.ts';

export type Place = { readonly browser: Browser; readonly url: string };
/** A game per seed. */
export type Run = { readonly name: string; play(place: Place, seed: string): Promise<readonly Figure[]> };

export const onPhone = async <T>({ browser }: Place, wishes: Wishes, play: (page: Page) => Promise<T>): Promise<T> => {
  const { page, context } = await visitor(browser, settings({ speed: 'normal', ...wishes }), {
    width: 390,
    height: 844,
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  try {
    return await play(page);
  } finally {
    await context.close();
  }
};

export const said = (figure: Figure): string => {
  const { what, value, most, least } = figure;
  const bar = most === undefined ? (least === undefined ? '' : ` (at least ${least})`) : ` (at most ${most})`;
  return `${what} ${value}${isMissed(figure) ? ` MISSED${bar}` : bar}`;
};
