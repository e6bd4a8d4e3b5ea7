import type { CourseWords } from '../fr/course.ts';

export const en: CourseWords = {
  title: 'Smelling out the assassin',
  about:
    'Ten moments of games among experts: you hold a Police raid, who do you send it to? The likelier, the more points.',
  chapters: {
    pile: {
      title: 'Counting cards',
      about: 'Two Assassins among forty cards: where are they?',
      advice:
        'At first everybody has about one chance in four to hold an Assassin. The lower the pile, the likelier it is in somebody’s hand: suspicion rises by itself.',
    },
    police: {
      title: 'Who shows the police',
      about: 'What is offered face up tells a lot.',
      advice:
        'An assassin keeps Police raids away from others: they show in one offer of twenty, with anybody else in two of five. Whoever offers one is nearly cleared.',
    },
    silence: {
      title: 'Who never shows it',
      about: 'Offer after offer, and still no Police raid.',
      advice:
        'One offer without a Police raid says little; three or four in a row say a lot. Compare neighbours: those who never showed one rise, the others drop.',
    },
    jokers: {
      title: 'Jokers talk',
      about: 'What is played, and what is dropped.',
      advice:
        'Informer, Tail, Diversion: those who play them look for the assassin, or flee from one. Whoever dropped Transfer usually had no Assassin just then.',
    },
  },
};
