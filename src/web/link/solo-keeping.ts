/** Saves games of this device: running ones to continue, finished ones to replay. */
import type { Finished } from './link.ts';
import { keep, type SavedGame } from './saved-game.ts';
import { keepPlayFromHere, type PlayFromHereGame } from './saved-play-from-here.ts';
import type { SoloGame } from './solo-game.ts';
import type { News } from './worker-messages.ts';

export type AnyGame = SoloGame | SavedGame | PlayFromHereGame;

export const openKeeping = (game: AnyGame, masks: readonly string[]) => {
  const [me] = game.people;
  const asIf = 'asIf' in game ? game : undefined;
  const rival = 'asIf' in game ? undefined : game.rival;
  const lesson = 'lesson' in game && game.lesson !== undefined;
  const strength = game.opponents === undefined ? {} : { opponents: game.opponents };
  const cast = { names: game.names, masks, ...strength };
  const rivalIn = ({ record }: News) => (rival?.seed === record.seed ? { rival } : {});
  return {
    finished: (news: News): Finished | undefined =>
      news.over && asIf === undefined ? { record: news.record, ...cast, ...rivalIn(news) } : undefined,
    keep(news: News): void {
      const { record, over } = news;
      if (asIf !== undefined) keepPlayFromHere(asIf, news);
      if (asIf !== undefined || lesson) return;
      const played = { record, ...cast, people: game.people };
      keep({ ...played, ...rivalIn(news), ...(over ? { over } : {}) });
      if (!over) return;
      const winners = (me && news.seen[me]?.view.over) ?? [];
      void import('./history.ts').then(({ keepPast }) => keepPast({ ...played, winners }, news.figures));
    },
  };
};
