import type { RecalledText } from './fr.ts';

export const en: RecalledText = {
  liar: {
    again: [
      'Again, {n}? I had almost forgiven you.',
      'Twice, {n}. I’m not counting. Well, I am.',
      'No hard feelings, {n}. Believe me.',
    ],
    served: ['Poor {n}. I hardly smiled.', 'I had nothing to do with it, {n}.', 'How sad, {n}. Really.'],
    owed: [
      'I’ll pay you back, {n}. Word of honour.',
      'I never forget, {n}. With exceptions.',
      'For you, {n}, only half a lie.',
    ],
    harmed: [
      'Last time you were after me, {n}. All forgotten. Of course.',
      'A grudge about last game, {n}? What game?',
      'I told everyone you play nicely, {n}. I lied.',
    ],
    helped: [
      'You did me a favour last time, {n}. I owe you one truth.',
      'Last game you were on my side, {n}. Almost a friend.',
      'I speak well of you since last time, {n}. Sometimes.',
    ],
    beaten: [
      'I let you win last time, {n}.',
      'You won last time, {n}? I remember it differently.',
      'Your last win, {n}? I wasn’t looking. Let’s say.',
    ],
    ahead: [
      'I won last time, {n}. Fair and square. Well.',
      'Last time you believed me, {n}. Shall we again?',
      'My last win, {n}: nearly all of it was true.',
    ],
  },
  sceptic: {
    again: ['Twice, {n}. That’s no accident.', 'Me again, {n}? Noted.', 'Same move, {n}, same target. Curious.'],
    served: ['Just as I predicted, {n}.', 'I saw that coming, {n}.', '{n}? That confirms it.'],
    owed: ['Thank you, {n}. But why?', 'A present, {n}? Let me check it.', 'Noted in your favour, {n}.'],
    harmed: [
      'You were after me last time, {n}. I’m watching.',
      'I’ve read my notes on last game, {n}. Your name keeps coming up.',
      'Same table, {n}. Same intentions?',
    ],
    helped: [
      'You helped me last time, {n}. I still wonder why.',
      'One favour last game, {n}. Proof takes two.',
      'You were decent last time, {n}. To be confirmed.',
    ],
    beaten: [
      'You won last time, {n}. Once proves nothing.',
      'I have my doubts about your last win, {n}.',
      'Last game was yours, {n}. Repeat the experiment.',
    ],
    ahead: [
      'I won last time, {n}. I still can’t believe it.',
      'Last result, {n}: me. Let’s see if it repeats.',
      'Last game supported my theory, {n}.',
    ],
  },
  miser: {
    again: ['That’s two, {n}. I keep accounts.', 'Again, {n}? The bill is growing.', 'You’re costing me, {n}.'],
    served: ['One debt settled, {n}.', 'Everything gets paid, {n}.', 'Time to pay, {n}.'],
    owed: ['I owe you, {n}. No interest.', 'To your credit, {n}.', 'Thanks, {n}. Was that free?'],
    harmed: [
      'You still owe me for last game, {n}.',
      'You cost me a lot last time, {n}. It’s in the book.',
      'Your debt from last time is still open, {n}.',
    ],
    helped: [
      'You have credit with me since last time, {n}.',
      'You saved me money last game, {n}.',
      'I owe you from last time, {n}. A little.',
    ],
    beaten: [
      'You took it all last time, {n}.',
      'I’m here to get last game’s stake back, {n}.',
      'I wrote off your last win as a loss, {n}.',
    ],
    ahead: [
      'I made a profit last time, {n}. Again, please.',
      'Last game paid well, {n}.',
      'You lost last time, {n}. Recovered?',
    ],
  },
  hothead: {
    again: ['You again, {n}!', 'Twice, {n}! There won’t be a third!', 'Looking for trouble, {n}?'],
    served: ['Serves you right, {n}!', 'Ha! That one’s for me, {n}!', 'Down with you, {n}!'],
    owed: ['Good old {n}!', 'I’ll fight for you, {n}!', 'A friend at last! Thanks, {n}!'],
    harmed: [
      'You came for me last time, {n}! En garde!',
      'I’m still angry about last game, {n}!',
      'You, {n}! I’ve waited for this!',
    ],
    helped: [
      'You got me out of it last time, {n}! Well done!',
      'You were on my side last time, {n}! Stay there!',
      'After last game, whoever touches {n} answers to me!',
    ],
    beaten: [
      'You won last time, {n}! I want my revenge!',
      'Enjoy your last win, {n}. It was your last!',
      'Once more, {n}! This time I win!',
    ],
    ahead: [
      'Beaten last time, {n}, and back again? I like it!',
      'I won last time, {n}! And I’m still hungry!',
      'Want some more, {n}?',
    ],
  },
  diplomat: {
    again: [
      'Twice, {n}. Should we talk?',
      'Again, {n}? I understood the first time.',
      'Our relations are getting tense, {n}.',
    ],
    served: ['My sympathies, {n}. Brief ones.', 'My condolences, {n}.', 'Justice is a slow negotiation, {n}.'],
    owed: ['I shall remember that, {n}.', 'Most kind, {n}.', 'I call that an understanding, {n}.'],
    harmed: [
      'Let’s forget last game, {n}. You first.',
      'Last time got a little heated, {n}. Peace?',
      'You hunted me last time, {n}. Elegantly.',
    ],
    helped: [
      'Does our understanding of last time still hold, {n}?',
      'You were charming last time, {n}. I haven’t forgotten.',
      'To our agreements of last game, {n}.',
    ],
    beaten: [
      'Congratulations again on last time, {n}.',
      'A fine win last time, {n}. Let’s share the next.',
      'You won last game, {n}. I’ve come to negotiate.',
    ],
    ahead: [
      'Luck was with me last time, {n}. No hard feelings?',
      'You lost gracefully last time, {n}.',
      'The honour was mine last time, {n}. Your turn, perhaps.',
    ],
  },
  quiet: {
    again: ['Again, {n}.', 'Two, {n}.', 'Always me.'],
    served: ['There, {n}.', 'Fair.', 'Your turn, {n}.'],
    owed: ['Thanks, {n}.', 'Noted, {n}.', 'Kind of you, {n}.'],
    harmed: ['I remember, {n}.', 'Last game, {n}. Hm.', '{n}. You again.'],
    helped: ['Good to see you, {n}.', 'Last time, {n}: thanks.', 'A friend. {n}.'],
    beaten: ['You won, last time.', 'Revenge, {n}.', 'Last time: {n}. Fine.'],
    ahead: ['Last time: me.', 'Back again, {n}.', 'I won, {n}.'],
  },
};
