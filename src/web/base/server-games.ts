/** The server's games: their bots, and whether talking is a move. Fetched once. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Reply } from '../../protocol/routes.ts';
import { call, isFailure } from './api.ts';

type GameLine = Reply<'games'>['games'][number];

const games = signal<readonly GameLine[] | undefined>();

export const useGames = (): readonly GameLine[] => {
  const known = games.value;
  useEffect(() => {
    if (known !== undefined) return;
    call('games').then((answer) => {
      if (!isFailure(answer)) games.value = answer.games;
    });
  }, [known]);
  return known ?? [];
};

export const useGame = (id: string | undefined): GameLine | undefined => useGames().find((game) => game.id === id);
