import { flag, type RawOptions, wordList } from '../../engine/options.ts';
import { isCharacter, TABLE } from '../../games/complots/characters.ts';
import type { Box } from '../box.ts';
import { french } from '../french.ts';

/** Line-ups by a name that needs the first box alone. */
const FIRST = ['base', 'base-inquisitor', 'random-1'];

/** Cards of the second box, or its religions. */
const isSecond = (options: RawOptions): boolean => {
  const lineup = wordList(options, 'lineup') ?? ['base'];
  return (
    flag(options, 'religions') ||
    lineup.some((word) => (isCharacter(word) ? TABLE[word].box === 2 : !FIRST.includes(word)))
  );
};

export const boxes: readonly Box[] = [
  {
    id: 'complots',
    title: { fr: 'Complots', it: 'Complots', en: 'Complots' },
    about: {
      fr: 'Mens sur tes deux cartes, devine celles des autres.',
      it: 'Menti sulle tue due carte, indovina quelle degli altri.',
      en: 'Lie about your two cards, guess those of the others.',
    },
    colour: '#5c1426',
    players: [2, 8],
    minutes: 15,
    lesson: 4,
    options: {},
    holds: (options) => !isSecond(options),
  },
  {
    id: 'complots-2',
    title: { fr: 'Complots 2', it: 'Complots 2', en: 'Complots 2' },
    about: {
      fr: french('Quinze personnages, deux religions : la cour s’agrandit.'),
      it: 'Quindici personaggi, due religioni: la corte si allarga.',
      en: 'Fifteen characters, two religions: the court grows.',
    },
    colour: '#1c2c54',
    players: [2, 8],
    minutes: 20,
    options: { lineup: 'novice-2' },
    holds: isSecond,
  },
];
