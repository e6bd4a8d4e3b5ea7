import type { CharacterText } from './fr.ts';

export const en: CharacterText = {
  characters: {
    liar: {
      is: 'Lies and hides more than others',
      says: 'Take my word for it.',
      caught: 'Oh well, one more.',
      escaped: 'For once…',
      won: 'All of it true. Almost.',
    },
    sceptic: {
      is: 'Challenges more than others',
      says: 'I believe what I see.',
      caught: 'Well spotted…',
      escaped: 'You too?',
      won: 'I don’t believe it.',
    },
    miser: {
      is: 'Keeps everything, spends little',
      says: 'A penny is a penny.',
      caught: 'That will cost me.',
      escaped: 'I keep it all.',
      won: 'Nothing lost!',
    },
    hothead: {
      is: 'Strikes first',
      says: 'Enough talk!',
      caught: 'Blast!',
      escaped: 'Ha! Missed!',
      won: 'Victory!',
    },
    diplomat: {
      is: 'Prefers peace',
      says: 'We can always work it out.',
      caught: 'A misunderstanding.',
      escaped: 'No hard feelings.',
      won: 'Good game.',
    },
    quiet: {
      is: 'Says as little as possible',
      says: 'Hm.',
      caught: 'Hm.',
      escaped: 'There.',
      won: 'Thank you.',
    },
  },
  character: 'Character',
  characterHint: 'At random, they differ from one another.',
  byLot: 'At random',
  oneByOne: 'One by one',
  opponent: (n) => `Opponent ${n}`,
  asOthers: 'Same',
  strength: 'Strength',
  quoted: (says) => `“${says}”`,
};
