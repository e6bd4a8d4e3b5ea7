import type { DareWords } from '../../dare.ts';

export const en: DareWords = {
  title: 'Dare a friend',
  about: 'Send one of your claims, cards hidden. Your friend believes it or doubts it, and you are told.',
  lie: 'A lie of yours',
  truth: 'The truth, for once',
  link: 'Link to your dare',
  message: 'Would you have believed me?',
  keeps:
    'The link shows this claim and what lay on the table, nothing else. It ends after 30 days, or when you take it back in Your games.',
  dares: (name) => `${name} dares you`,
  tells: (name) => `${name} will see what you chose, and the name you give, if any.`,
  yourName: 'Your name, if you like',
  table: 'The table at that moment',
  own: 'This is your own dare. Send its link to a friend.',
  sit: (name) => `Sit down against ${name}`,
  sitHint: 'they are invited; bots may take the other chairs',
  toTable: 'Back to the table',
  first: 'You have answered already. Your first answer counts.',
  others: (people, believed, lie) =>
    lie ? `${believed} of ${people} fell for it` : `${believed} of ${people} believed it`,
  answered: (name = 'Somebody', lie, doubted) =>
    lie
      ? doubted
        ? `${name} caught you`
        : `${name} fell for it`
      : doubted
        ? `${name} doubted the truth`
        : `${name} rightly believed you`,
  waits: (name = 'Somebody') => `${name} is waiting for you at a table`,
  mine: 'Your dares',
  noAnswer: 'No answer yet',
  takeBack: 'Take it back',
  again: 'Try again',
  cut: 'This link is incomplete. Ask for it again.',
  over: 'This dare is over: it was taken back, its time is up, or its game was deleted.',
  offline: 'This needs the network. Check the connection.',
  notSent: 'Your answer was not sent. Check the connection, then answer again.',
  notMade: 'The link could not be made. Check the connection, then try again.',
  tooLong: 'This game is too long for a dare.',
  tooFast: 'Too many at once. Wait a little, then try again.',
  preview: (name) => `Would you have believed ${name}?`,
  cameOut: (name, lie, doubted) =>
    lie
      ? doubted
        ? `You caught ${name}.`
        : 'You fell for it.'
      : doubted
        ? `${name} told the truth.`
        : 'Rightly believed.',
};
