/** A course of a game: chapters in one language, with their moments. */
import type { Course } from '../../table/web-part.ts';

type CourseWordsOf<C extends string> = {
  readonly title: string;
  readonly about: string;
  readonly chapters: Readonly<Record<C, { readonly title: string; readonly about: string; readonly advice: string }>>;
};

export const courseOf = <C extends string>(
  { title, about, chapters }: CourseWordsOf<C>,
  moments: Readonly<Record<C, readonly string[]>>,
): Course => ({
  title,
  about,
  chapters: namesIn(moments).map((name) => ({ ...chapters[name], moments: moments[name] })),
});

const namesIn = <C extends string>(moments: Readonly<Record<C, unknown>>): C[] => {
  const names: C[] = [];
  for (const name in moments) names.push(name);
  return names;
};
