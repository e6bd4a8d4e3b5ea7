/** A game's words with voices of bots, once those are fetched. */
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords, Tempers } from '../../words/words.ts';
import { useFetched } from '../base/fetched.ts';
import type { Link, People } from '../link/link.ts';

type Bot = { readonly manner?: string | undefined };
export const temperOf = (bot: Bot | undefined): string | undefined =>
  bot === undefined ? undefined : (bot.manner ?? '');

const temperIn =
  (people: People): Tempers =>
  (seat) => {
    const person = people[seat];
    return temperOf(person?.bot === true ? person : undefined);
  };

/** `tempers`: of a finished game, whose seats are empty. */
export const useVoices = (words: GameWords | undefined, link: Link, tempers?: Tempers): GameWords | undefined => {
  const people = link.people.value;
  const heard = link.seen.value?.heard;
  const due = heard !== undefined && words?.voices?.due(heard) === true;
  const voiced = useFetched(() => (due ? words?.voices?.open() : undefined), [words, due]).value;
  useMemo(() => {
    const names = (seat: Seat): string => people[seat]?.name ?? seat;
    if (heard !== undefined) voiced?.listen(heard, names, tempers ?? temperIn(people));
  }, [voiced, heard, people]);
  return voiced?.words ?? words;
};
