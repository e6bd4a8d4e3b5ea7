/** The words of a game in which bots speak in voices of their own, once those are fetched. */
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import { temperNamed } from '../../words/display-names.ts';
import type { GameWords, Tempers } from '../../words/words.ts';
import { useFetched } from '../base/fetched.ts';
import type { Link, People } from '../link/link.ts';

type Bot = { readonly manner?: string | undefined };
/** A bot's temper, by its name where nothing else tells it. */
export const temperOf = (bot: Bot | undefined, name = ''): string | undefined =>
  bot === undefined ? undefined : (bot.manner ?? temperNamed(name) ?? '');

const temperIn =
  (people: People): Tempers =>
  (seat) => {
    const person = people[seat];
    return temperOf(person?.bot === true ? person : undefined, person?.name);
  };

/** `tempers`: of a game that is over, where nobody sits any more. */
export const useVoices = (words: GameWords | undefined, link: Link, tempers?: Tempers): GameWords | undefined => {
  const people = link.people.value;
  const heard = link.seen.value?.heard;
  const voiced = useFetched(() => words?.voices?.(), [words]).value;
  useMemo(() => {
    const names = (seat: Seat): string => people[seat]?.name ?? seat;
    if (heard !== undefined) voiced?.listen(heard, names, tempers ?? temperIn(people));
  }, [voiced, heard, people]);
  return voiced?.words ?? words;
};
