/** Reads a public screen moment by moment, and looks for secrets. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Fact } from '../../src/engine/facts.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import { SEATS } from '../../src/engine/seats.ts';
import type { Lang } from '../../src/words/languages.ts';
import type { Names } from '../../src/words/words.ts';
import { wordsFor } from '../all-words.ts';
import { CURTAIN, END, WATCHING } from './seen.ts';

/** A game's secrets, besides private facts. */
export type Hidden = {
  readonly game: string;
  isCard(word: unknown): boolean;
  /** Private areas of the page, never shown in public. */
  readonly areas: readonly string[];
};

/** A public screen: texts, emblems, private areas; on one device, the game so far. */
export type Shown = {
  readonly texts: readonly string[];
  readonly emblems: readonly string[];
  readonly areas: readonly string[];
  readonly record?: GameRecord | undefined;
};

/** Records all public screens of a page until the end. */
export const keepShown = (page: Page, { areas }: Hidden): Promise<unknown> =>
  page.addInitScript(
    ([own, watched]) => {
      const kept: Shown[] = [];
      const seen = new Set<string>();
      const record = (): GameRecord | undefined => JSON.parse(localStorage.getItem('cabale.solo') ?? 'null')?.record;
      const look = () => {
        if (document.querySelector(watched) === null) return;
        const texts: string[] = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) texts.push(node.textContent ?? '');
        for (const one of document.querySelectorAll('[aria-label], [title], [data-move], [data-card]'))
          for (const name of ['aria-label', 'title', 'data-move', 'data-card'])
            texts.push(one.getAttribute(name) ?? '');
        const emblems = [...document.querySelectorAll('use')].map(
          (use) => use.getAttribute('href')?.split('#')[1] ?? '',
        );
        const shown = {
          texts: [...new Set(texts)].filter((text) => text.trim() !== ''),
          emblems: [...new Set(emblems)],
          areas: own.filter((what) => document.querySelector(what) !== null),
          record: record(),
        };
        const key = JSON.stringify([shown.texts, shown.emblems, shown.areas]);
        if (seen.has(key)) return;
        seen.add(key);
        kept.push(shown);
      };
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      Object.assign(globalThis, { shownToAll: () => kept.splice(0) });
    },
    [areas, `${WATCHING}:not(:has(${END})), ${CURTAIN}`] as const,
  );

export const takeShown = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const take: unknown = Reflect.get(globalThis, 'shownToAll');
    return typeof take === 'function' ? take() : [];
  });

const isSecret = ({ to }: Fact): boolean => to !== 'all';

type Facing = { readonly hidden: Hidden; readonly lang: Lang; readonly names: Names };

/** Checks recorded screens in order, each with the facts by then. */
export const hiddenFrom = ({ hidden: { game, isCard }, lang, names }: Facing) => {
  const words = wordsFor(game, lang);
  const [open, closed, seen, held] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  const known = new Set<string>();
  let told = 0;
  const onFact = (fact: Fact): void => {
    const { said, to } = fact;
    for (const viewer of [undefined, ...(to === 'all' ? SEATS : to)]) {
      const sentence = words.fact(said, names, viewer);
      if (sentence !== undefined) (isSecret(fact) ? closed : open).add(sentence);
    }
    for (const word of said) if (isCard(word)) (isSecret(fact) ? held : seen).add(String(word));
  };
  return (shown: readonly Shown[], facts: readonly Fact[]): void => {
    for (const fact of facts.slice(told)) onFact(fact);
    told = Math.max(told, facts.length);
    const secrets = [...closed].filter((text) => !open.has(text));
    for (const { texts, emblems, areas } of shown) {
      assert.deepEqual(areas, [], 'what belongs to one alone is there for all');
      for (const card of [...emblems, ...texts]) assert.ok(!held.has(card) || seen.has(card), `${card} is seen by all`);
      for (const text of texts.filter((one) => !known.has(one))) {
        known.add(text);
        assert.ok(!secrets.some((secret) => text.includes(secret)), `all may read: ${text}`);
      }
    }
  };
};
