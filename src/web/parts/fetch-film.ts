/** What shows a film, and what that of a game is drawn with: fetched when one is to be seen. */
import type { Ending } from '../game-module.ts';

export const fetchFilm = async (ending: Ending | undefined) => {
  const [{ Film }] = await Promise.all([import('./film.tsx'), ending?.fetchFilm?.()]);
  return Film;
};
