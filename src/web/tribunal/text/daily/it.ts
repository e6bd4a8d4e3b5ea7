import type { MomentText } from './fr.ts';

export const it: MomentText = {
  judge: 'Giudice',
  clerk: 'cancelliere',
  fallen: 'fuori dal turno',
  lives: (n) => (n === 1 ? '1 vita' : `${n} vite`),
  mafiosi: (n) => (n === 1 ? 'Uno di voi è della mafia.' : `${n} di voi sono della mafia.`),
  learned: (who, mafia) => `Lo sai: ${who}, ${mafia ? 'mafia' : 'giudice'}.`,
  unmasked: (who, mafia) => `Fuori dal turno: ${who}, ${mafia ? 'mafia' : 'giudice'}.`,
  struck: (who) => `La mafia ha colpito ${who}.`,
  lied: (who) => `${who} ha mentito sul conteggio.`,
  turned: (who) => `${who} oggi ha cambiato idea.`,
  trapped: (who) => `La tua trappola indica ${who}.`,
  contested: (who, whom) => `${who} ha contestato il conteggio di ${whom}.`,
  accused: (who, whom) => `Carta mostrata: ${who} accusava ${whom}.`,
  broken: (who, whom) => `${who} parlava contro ${whom}; nessuna carta.`,
  named: (who, guilty) => `Un informatore: ${who}, ${guilty ? 'colpevole' : 'estraneo ai fatti'}.`,
  pleads: (who, whom) => `${who} sospetta di ${whom}.`,
  trusts: (who, whom) => `${who} si fida di ${whom}.`,
};
