/** What shows a film, and what that of a game is drawn with: fetched when one is to be seen. */
import type { Ending } from '../../table/web-part.ts';

export const fetchFilm = async (ending: Ending | undefined) => {
  const [{ Film }] = await Promise.all([import('./film.tsx'), ending?.fetchFilm?.()]);
  return Film;
};
