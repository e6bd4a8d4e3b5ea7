import type { EndedText } from '../fr/ending.ts';

export const it: EndedText = {
  sideWins: { judge: 'Vincono i giudici', mafia: 'Vince la mafia' },
  yourSideWon: 'La tua fazione ha vinto',
  yourSideLost: 'La tua fazione ha perso',
  unsealed: 'I voti svelati',
  rounds: 'Le manche',
  decided: 'Il voto decisivo.',
  decidedBy: [
    ({ day, by, at }) => `Giorno ${day}: la carta di ${by} contro ${at}.`,
    ({ day, at }) => `Giorno ${day}: la tua carta contro ${at}.`,
    ({ day, by }) => `Giorno ${day}: la carta di ${by} contro di te.`,
  ],
  lieFound: (night, name) => `Notte ${night}, ${name}: bugia scoperta.`,
  liePassed: (night, name) => `Notte ${night}, ${name}: ci hanno creduto tutti.`,
  watchIt: 'Rivedi',
  figures: {
    offences: 'Trucchi',
    caught: 'Scoperti',
    counts: 'Conteggi annunciati',
    lies: 'Conteggi falsi',
    right: 'Obiezioni accolte',
    wrong: 'Obiezioni respinte',
  },
};
