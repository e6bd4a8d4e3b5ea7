/** What stands on a screen that all may see, moment by moment, and what nobody may read there. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Fact, Said } from '../../src/engine/facts.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { wordsFor } from '../../src/words/all.ts';
import type { Lang, Names } from '../../src/words/words.ts';

/** What a game hides, beside the sentences that are told to some alone. */
export type Hidden = {
  readonly game: string;
  /** A card with an emblem of its own, whoever has it. */
  isCard(word: unknown): boolean;
  /** Where what all have seen before is seen no more: cards are mixed. */
  mixes(said: Said): boolean;
  /** What belongs to one alone and is never there for all. */
  readonly areas: readonly string[];
};

/** A screen that all may see: its texts, its emblems, what of one's own stands there; after so many moves, where the device knows. */
export type Shown = {
  readonly texts: readonly string[];
  readonly emblems: readonly string[];
  readonly areas: readonly string[];
  readonly moves: number;
};

/** Keeps every screen of a page on which nobody's own sight is shown, until the game is over. */
export const keepShown = (page: Page, { areas }: Hidden): Promise<unknown> =>
  page.addInitScript((own) => {
    const kept: Shown[] = [];
    const seen = new Set<string>();
    const moves = (): number => JSON.parse(localStorage.getItem('cabale.solo') ?? 'null')?.record.moves.length ?? -1;
    const look = () => {
      if (document.querySelector('.at-table.watching:not(:has(.dock.end)), .curtain') === null) return;
      const texts: string[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) texts.push(node.textContent ?? '');
      for (const one of document.querySelectorAll('[aria-label], [title], [data-move], [data-card]'))
        for (const name of ['aria-label', 'title', 'data-move', 'data-card']) texts.push(one.getAttribute(name) ?? '');
      const emblems = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1] ?? '');
      const shown = {
        texts: [...new Set(texts)].filter((text) => text.trim() !== ''),
        emblems: [...new Set(emblems)],
        areas: own.filter((what) => document.querySelector(what) !== null),
        moves: moves(),
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
  }, areas);

/** What was kept since it was asked for last. */
export const takeShown = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const take: unknown = Reflect.get(globalThis, 'shownToAll');
    return typeof take === 'function' ? take() : [];
  });

const isSecret = ({ to }: Fact): boolean => to !== 'all';

/** As it is told to each who hears it. */
const toldTo = ({ said, to }: Fact, game: string, lang: Lang, names: Names): (string | undefined)[] => {
  const words = wordsFor(game, lang);
  return [undefined, ...(to === 'all' ? SEATS : to)].map((viewer) => words.fact(said, names, viewer));
};

/** Nothing in what all have seen is known to some alone, when so much had been said. */
export const assertHidden = (
  shown: readonly Shown[],
  facts: readonly Fact[],
  hidden: Hidden,
  lang: Lang,
  names: Names,
) => {
  const { game, isCard, mixes } = hidden;
  const sentences = (of: readonly Fact[]) =>
    new Set(of.flatMap((fact) => toldTo(fact, game, lang, names)).filter((text) => text !== undefined));
  const open = sentences(facts.filter((fact) => !isSecret(fact)));
  const closed = [...sentences(facts.filter(isSecret))].filter((text) => !open.has(text));
  // what lay there before cards were mixed may lie there still
  const mixed = facts.flatMap(({ said }, i) => (mixes(said) ? [i] : [])).at(-2) ?? 0;
  const named = (of: (fact: Fact) => boolean) =>
    new Set(
      facts
        .slice(mixed)
        .filter(of)
        .flatMap(({ said }) => said.filter(isCard).map(String)),
    );
  const seen = named((fact) => !isSecret(fact));
  const cards = [...named(isSecret)].filter((card) => !seen.has(card));
  for (const { texts, emblems, areas } of shown) {
    assert.deepEqual(areas, [], 'what belongs to one alone is there for all');
    for (const card of cards) assert.ok(!emblems.includes(card) && !texts.includes(card), `${card} is seen by all`);
    for (const text of texts) for (const secret of closed) assert.ok(!text.includes(secret), `all may read: ${text}`);
  }
};
