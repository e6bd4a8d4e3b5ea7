/** Fetches the code that shows a film. */
import type { Ending } from '../../table/web-part.ts';

export const fetchFilm = async (ending: Ending | undefined) => {
  const [{ Film }] = await Promise.all([import('./film.tsx'), ending?.fetchFilm?.()]);
  return Film;
};
