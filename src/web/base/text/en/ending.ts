import type { EndingText, Went } from '../fr/ending.ts';

const went = ([won, length]: Went): string => `${won ? 'won' : 'lost'}${length === '' ? '' : ` (${length})`}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const en: EndingText = {
  nextVote: 'Next game:',
  unvote: 'Take my vote back',
  anotherOne: 'Another one?',
  onPhones: 'On your phones',
  wantAnother: (n, of) => `${n} of ${of} ${n === 1 ? 'wants' : 'want'} to play`,
  nextIn: (seconds) => `starts in ${seconds} s`,
  eyesOf: 'Seen by:',
  eyesAll: 'All the cards',
  eyesPublic: 'A spectator',
  moveOf: (at, last) => `Move ${at} of ${last}`,
  playOn: 'Play',
  pause: 'Pause',
  tempo: 'Pace',
  markedMoments: (n: number) => (n === 1 ? '1 moment to see again' : `${n} moments to see again`),
  film: 'The film',
  skipFilm: 'Skip the film',
  watchWhole: 'Watch the whole game',
  sameDeal: 'Play the same deal',
  sameDealHint: (name) => `The same cards, the same bots. Will you do better than ${name}?`,
  sameDealResult: (name, theirs, mine) => `The same deal: ${name} ${went(theirs)}, you ${went(mine)}.`,
  toStart: 'To the start',
  stepBack: 'Previous move',
  stepOn: 'Next move',
  toEnd: 'To the end',
  figures: 'The game in figures',
  hiddenLog: 'Everything that was hidden, in order',
  shareReplay: 'Copy the link',
  youWon: 'You won!',
  changeGame: 'Change the game',
  you: 'You',
  figure: (label, n) => `${label}: ${n}`,
  cameIn: (place, of) => `You came ${ORDINALS[place - 1] ?? place} of ${of}`,
  rematchAsked: (names: string, n: number, of: number) =>
    n === 1 ? `${names} wants a rematch (1 of ${of})` : `${names} want a rematch (${n} of ${of})`,
  nobodyAsks: 'Nobody has asked for a rematch yet',
  believeIt: 'Do you believe it?',
  linkAsks: 'The link opens the game at a claim and asks your friends whether they believe it.',
  cameOut: (lie, doubted) =>
    lie
      ? doubted
        ? 'A lie: you saw through it.'
        : 'A lie: you believed it.'
      : doubted
        ? 'It was true: you doubted for nothing.'
        : 'It was true: you were right to believe it.',
  share: 'Share',
  send: 'Send…',
  replayLink: 'Link to this game',
  review: 'Expert review',
  checkDeal: 'Check the deal',
  savePicture: 'Save the picture',
  playerCount: (n: number) => `${n} players`,
  minutes: (n: number) => `${n} min`,
  replay: 'Replay',
};
