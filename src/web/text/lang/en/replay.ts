import type { ReplayText, Went } from '../fr/replay.ts';

const went = ([won, length]: Went): string => `${won ? 'won' : 'lost'}${length === '' ? '' : ` (${length})`}`;

export const replay: ReplayText = {
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
};
