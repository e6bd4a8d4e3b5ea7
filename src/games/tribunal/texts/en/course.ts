import type { CourseWords } from '../fr/course.ts';

export const en: CourseWords = {
  title: 'Finding the mafia',
  about: 'Ten moments of games among good players: you are a judge. Who do you accuse? And is the clerk lying?',
  chapters: {
    certain: {
      title: 'What is certain',
      about: 'An identity shown to all, or known to you alone.',
      advice:
        'Begin with what is certain: leave out the judges you know, then count how many mafiosi are left, and among how many players. Only then weigh the words.',
    },
    struck: {
      title: 'Who the mafia strikes',
      about: 'A victim of the night tells a lot.',
      advice:
        'The mafia aims at judges: unless the clerk lied, a victim is innocent. So listen to who they suspected, and share the suspicion among the others.',
    },
    count: {
      title: 'The clerk and the count',
      about: 'What is announced, and who it helps.',
      advice:
        'Ask who it helps: a clerk who claims protection, or denies a plot. Then count: a wrong objection costs a Sentence card, and a clerk who lies may be a judge.',
    },
    words: {
      title: 'Words',
      about: 'Nothing certain: only what each says of the others.',
      advice:
        'Two who accuse each other are rarely accomplices; two who trust each other more often are. A suspicion without a reason you can check weighs little: look for who goes with whom.',
    },
  },
};
