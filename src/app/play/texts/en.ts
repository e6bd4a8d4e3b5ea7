import type { Texts } from '../texts.ts';

export const en: Texts = {
  welcome: (title, players) => `${title}, with ${players}.`,
  you: (name) => `You play ${name}.`,
  keys: 'Answer with the number of your choice; ? shows the table and the rules, q leaves.',
  choice: 'Your choice: ',
  pick: (most) =>
    most === 1
      ? 'There is one choice here: type 1. (? shows the table, q leaves)'
      : `Choose a number from 1 to ${most}. (? shows the table, q leaves)`,
  listen: 'Say nothing (Enter)',
  more: (moves) => `Speak, report… (${moves} choices)`,
  yourWords: (choice) => `${choice}  Your words: `,
  refused: 'That is not allowed here. This is:',
  winners: (names, many) => (many ? `${names} win!` : `${names} wins!`),
  won: (together) => (together ? 'You win together!' : 'You win!'),
  nobody: 'Nobody wins.',
  score: (rows) => `Games won: ${rows}`,
  another: 'Another game? (y/n) ',
  yes: ['y', 'yes'],
  no: ['n', 'no', 'q'],
  yesOrNo: 'Answer y (yes) or n (no).',
  bye: 'See you!',
};
