import type { CourseWords } from '../fr/course.ts';

export const en: CourseWords = {
  title: 'Reading lies',
  about:
    'Ten moments of games among experts, one at a time. Say how likely a lie is, then decide: points are for the decision, and your estimate is shown beside it.',
  chapters: {
    reading: {
      title: 'Reading claims',
      about: 'What somebody said before, and what the others let pass.',
      advice:
        'Compare with the cards alone: the gap is what the claims tell. Whoever repeats a character unchallenged usually has it; whoever names more of them than they have cards lies at least once.',
    },
    counting: {
      title: 'Counting cards',
      about: 'Three copies of each: how many do you see?',
      advice:
        'Count first: your own, and those that lie face up. Each copy in sight makes the claim more doubtful, and nobody else knows about the one you hold.',
    },
    bluff: {
      title: 'When to bluff',
      about: 'Well-chosen lies: why nobody should challenge them.',
      advice:
        'A good bluff looks like a habit: it comes early, gains little for whoever calls it, and nobody holds what would refute it. Lie when a challenge would cost the others more than letting you go on.',
    },
    endgame: {
      title: 'The end, with one card',
      about: 'One character left: be wrong and you are out.',
      advice:
        'With one card a challenge that fails puts you out. Ask what letting it pass costs: if the next blow ends you anyway, challenge; if not, survive.',
    },
  },
};
