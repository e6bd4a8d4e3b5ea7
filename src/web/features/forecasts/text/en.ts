import type { ForecastText } from './fr.ts';

export const en: ForecastText = {
  title: 'Your forecast, sealed until the end',
  lie: 'A lie?',
  wins: 'Who will win?',
  truth: 'truth',
  lieEnd: 'lie',
  sealed: 'Sealed',
  share: (percent) => `${percent}%`,
  leans: (percent) =>
    percent < 20
      ? 'surely true'
      : percent < 45
        ? 'probably true'
        : percent < 55
          ? 'hard to say'
          : percent < 80
            ? 'probably a lie'
            : 'surely a lie',
  saidWins: (name) => `${name} will win`,
  gallery: 'The gallery',
  look: 'The gallery’s forecasts',
  nose: (name, points) =>
    `Best nose of the evening: ${name}, ${points} ${points === 1 ? 'point' : 'points'} out of 100`,
  noseMe: (points) => `Best nose of the evening: yours, ${points} ${points === 1 ? 'point' : 'points'} out of 100`,
  scores: (name, points, count) =>
    `${name}: ${points} ${points === 1 ? 'point' : 'points'}, ${count} forecast${count === 1 ? '' : 's'}`,
  expertScore: (points) => `The expert in your place: ${points} ${points === 1 ? 'point' : 'points'}`,
  wasLie: 'It was a lie',
  wasTrue: 'It was true',
  won: (name) => `${name} won`,
  lost: (name) => `${name} did not win`,
  you: 'You',
  room: 'The room',
  expert: 'The expert',
  how: 'A forecast is worth 100 points less the square of its error; saying 50% is always worth 75. The expert sees only what the gallery saw, and takes everybody for an expert.',
};
