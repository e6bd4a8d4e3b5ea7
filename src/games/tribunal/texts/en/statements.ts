import type { Statements } from '../../words/book.ts';

/** What is claimed, true or false, and planned for the night. */
export const statements: Statements = {
  hold: [
    (card) => `In my hand: ${card}.`,
    (card) => `You should know that I hold this card: ${card}.`,
    (card) => `Believe it or not, I hold this: ${card}.`,
  ],
  guarded: [
    (name) => `Last night I protected ${name ?? 'myself'}.`,
    (name) => (name === undefined ? 'My night card was for myself.' : `My night card was for ${name}.`),
  ],
  saw: {
    judge: [
      (name) => `I’ve seen ${name}’s identity: a judge.`,
      (name) => `I know who ${name} is: a judge. I’ve seen it.`,
    ],
    mafia: [
      (name) => `I’ve seen ${name}’s identity: mafia!`,
      (name) => `I know who ${name} is: a mafioso. I’ve seen it.`,
    ],
  },
  plan: [
    (name) => `Tonight let’s all protect ${name ?? 'me'}, then we count.`,
    (name) => `I have a plan: everyone protects ${name ?? 'me'} tonight, and we’ll see who didn’t.`,
  ],
  join: [
    (name) => (name === undefined ? 'I’m in: I’ll protect myself tonight.' : `I’m in: I’ll protect ${name} tonight.`),
    (name) => (name === undefined ? 'Count me in: my card is for me.' : `Count me in: my card tonight is for ${name}.`),
  ],
};
