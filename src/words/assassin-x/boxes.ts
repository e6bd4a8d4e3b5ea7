import type { Box } from '../box.ts';
import { french } from '../french.ts';
import { title } from './title.ts';

export const boxes: readonly Box[] = [
  {
    id: 'assassin-x',
    title,
    about: {
      fr: french('Une arme passe de main en main : qui est l’assassin ?'),
      it: 'Un’arma passa di mano in mano: chi è l’assassino?',
      en: 'A weapon goes from hand to hand: who is the assassin?',
    },
    colour: '#2a1116',
    players: [2, 5],
    minutes: 30,
    lesson: 5,
    options: {},
  },
];
