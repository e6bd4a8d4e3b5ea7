import type { ForecastText } from './fr.ts';

export const it: ForecastText = {
  title: 'Il tuo pronostico, sigillato fino alla fine',
  lie: 'Una bugia?',
  wins: 'Chi vincerà?',
  truth: 'verità',
  lieEnd: 'bugia',
  sealed: 'Sigillato',
  share: (percent) => `${percent}%`,
  leans: (percent) =>
    percent < 20
      ? 'sicuramente vero'
      : percent < 45
        ? 'probabilmente vero'
        : percent < 55
          ? 'incerto'
          : percent < 80
            ? 'probabilmente una bugia'
            : 'sicuramente una bugia',
  saidWins: (name) => `Vincerà ${name}`,
  gallery: 'La galleria',
  look: 'I pronostici della galleria',
  nose: (name, points) =>
    `Il miglior fiuto della serata: ${name}, ${points} ${points === 1 ? 'punto' : 'punti'} su 100`,
  noseMe: (points) => `Il miglior fiuto della serata è il tuo: ${points} ${points === 1 ? 'punto' : 'punti'} su 100`,
  scores: (name, points, count) =>
    `${name}: ${points} ${points === 1 ? 'punto' : 'punti'}, ${count} pronostic${count === 1 ? 'o' : 'i'}`,
  expertScore: (points) => `L’esperto al tuo posto: ${points} ${points === 1 ? 'punto' : 'punti'}`,
  wasLie: 'Era una bugia',
  wasTrue: 'Era vero',
  won: (name) => `Ha vinto ${name}`,
  lost: (name) => `${name} non ha vinto`,
  you: 'Tu',
  room: 'La sala',
  expert: 'L’esperto',
  how: 'Un pronostico vale 100 punti meno il quadrato dell’errore; dire 50% ne vale sempre 75. L’esperto vede solo ciò che vedeva la galleria, e crede tutti esperti.',
};
