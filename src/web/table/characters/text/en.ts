import type { CharacterText } from './fr.ts';

export const en: CharacterText = {
  characters: {
    liar: {
      is: 'Lies and hides more than others',
      says: 'Take my word for it.',
      caught: ['Oh well, one more.', 'It was a good story.', 'You weren’t supposed to look.'],
      escaped: ['For once…', 'And to think I was honest.', 'See? Spotless.'],
      won: ['All of it true. Almost.', 'I’d like to thank your trust.', 'Believe me next time.'],
    },
    sceptic: {
      is: 'Challenges more than others',
      says: 'I believe what I see.',
      caught: ['Well spotted…', 'A fair test.', 'I should have doubted myself.'],
      escaped: ['You too?', 'Checked and confirmed.', 'The evidence was clear.'],
      won: ['I don’t believe it.', 'As predicted, with caveats.', 'I’d like a recount.'],
    },
    miser: {
      is: 'Keeps everything, spends little',
      says: 'A penny is a penny.',
      caught: ['That will cost me.', 'Daylight robbery.', 'I’ll put it on the bill.'],
      escaped: ['I keep it all.', 'Not a penny lost.', 'A sound investment.'],
      won: ['Nothing lost!', 'Interest included.', 'In small coins, please.'],
    },
    hothead: {
      is: 'Strikes first',
      says: 'Enough talk!',
      caught: ['Blast!', 'I wasn’t ready!', 'Try that again!'],
      escaped: ['Ha! Missed!', 'Is that all?', 'Come closer!'],
      won: ['Victory!', 'Who’s next!', 'That’s how it’s done!'],
    },
    diplomat: {
      is: 'Prefers peace',
      says: 'We can always work it out.',
      caught: ['A misunderstanding.', 'I stand corrected.', 'Touché, with pleasure.'],
      escaped: ['No hard feelings.', 'As I said, politely.', 'Let us stay friends.'],
      won: ['Good game.', 'The honour was shared.', 'Shall we sign the peace?'],
    },
    quiet: {
      is: 'Says as little as possible',
      says: 'Hm.',
      caught: ['Hm.', 'Seen.', 'Ah, yes.'],
      escaped: ['There.', 'True.', 'Yes.'],
      won: ['Thank you.', 'Good.', 'Well played.'],
    },
  },
  short: {
    liar: 'lies a lot',
    sceptic: 'doubts a lot',
    miser: 'saves up',
    hothead: 'hothead',
    diplomat: 'bargains',
    quiet: 'keeps quiet',
  },
  character: 'Temper',
  strength: 'Strength',
  quoted: (says) => `“${says}”`,
};
