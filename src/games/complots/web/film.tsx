/** The film of a game of Complots: the moments of its verdict. */

import { useFetched } from '../../../web/base/fetched.ts';
import type { Revealing, Shot } from '../../../web/table/web-part.ts';
import type { Filmed } from '../rules/film.ts';
import type { VerdictWords } from '../words/verdict/index.ts';
import type { FilmSceneProps } from './film-scene.tsx';
import { complotsText } from './text.ts';

export const fetchScene = () => import('./film-scene.tsx');

const Scene = (props: FilmSceneProps) => {
  const FilmScene = useFetched(async () => (await fetchScene()).FilmScene, []).value;
  return FilmScene === undefined ? null : <FilmScene {...props} />;
};

export const shotsOf = (verdict: Filmed, verdicts: VerdictWords, revealing: Revealing): Shot[] => {
  const { names, me } = revealing;
  const text = complotsText();
  const honours = verdicts.honours(verdict, names, me);
  return verdict.film.flatMap((shot) => {
    const honour = honours.find(({ kind }) => kind === shot.kind);
    if (honour === undefined) return [];
    const telling = { ...revealing, verdicts, honour };
    const { fact, word } = shot;
    return [
      {
        fact,
        title: honour.title,
        about: text.turnOf(word.turn, word.by === me ? text.you : names(word.by)),
        draw: (pace: number) => <Scene shot={shot} telling={telling} pace={pace} />,
      },
    ];
  });
};
