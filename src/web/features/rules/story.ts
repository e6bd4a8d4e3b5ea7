/** Worked examples: scenarios of the game that a test runs, told in its own words. */
import type { Said } from '../../../engine/facts.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { GameWords } from '../../../words/words.ts';
import { type Chapter, chapter } from '../../table/rules-page.ts';

/** Titles and lessons of examples, by the title of their scenario. */
export type Examples = {
  readonly title: string;
  readonly told: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
};

const PEOPLE = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elsa', 'Felix', 'Gina', 'Hugo'];
const names = (seat: Seat): string => PEOPLE[SEATS.indexOf(seat)] ?? seat;

/** A fact as a scenario writes it: `> public A stole 2 B`. Some games have multi-part words. */
export const readFact = (line: string, word = /\S+/g): Said | undefined => {
  const [, sentence] = /^> \S+ (.*)/.exec(line) ?? [];
  return sentence?.match(word)?.map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));
};

export const storiesIn = (scenarios: string): Map<string, string[]> =>
  new Map(
    scenarios
      .split(/^# /m)
      .slice(1)
      .map((scenario) => {
        const [title = '', ...lines] = scenario.split('\n');
        return [title.trim(), lines];
      }),
  );

/** Examples that contain only what `fits`. */
export const examples = (
  { title, told }: Examples,
  scenarios: string,
  { fact }: GameWords,
  read: (line: string) => Said | undefined = (line) => readFact(line),
  fits: (said: Said) => boolean = () => true,
): Chapter => {
  const stories = storiesIn(scenarios);
  const items = Object.entries(told).flatMap(([key, { name, text }]) => {
    const facts = (stories.get(key) ?? []).map(read).filter((said) => said !== undefined);
    const story = facts.flatMap((said) => fact(said, names) ?? []).join(' ');
    return facts.every(fits) ? [{ name, text: story, notes: [text] }] : [];
  });
  return chapter('examples', 'rules/eight', { title, lines: [] }, items);
};
