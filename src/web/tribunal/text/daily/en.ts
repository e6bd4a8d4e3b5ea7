import type { MomentText } from './fr.ts';

export const en: MomentText = {
  judge: 'Judge',
  clerk: 'clerk',
  fallen: 'out of the round',
  lives: (n) => (n === 1 ? '1 life' : `${n} lives`),
  mafiosi: (n) => (n === 1 ? 'One of you is mafia.' : `${n} of you are mafia.`),
  learned: (who, mafia) => `You know: ${who} is ${mafia ? 'mafia' : 'a judge'}.`,
  unmasked: (who, mafia) => `${who} fell, and was ${mafia ? 'mafia' : 'a judge'}.`,
  struck: (who) => `The mafia struck ${who}.`,
  lied: (who) => `${who} lied about the count.`,
  turned: (who) => `${who} changed sides today.`,
  trapped: (who) => `Your trap points to ${who}.`,
  contested: (who, whom) => `${who} contested the count of ${whom}.`,
  accused: (who, whom) => `A card that was shown: ${who} accused ${whom}.`,
  broken: (who, whom) => `${who} pleaded against ${whom}; no card did.`,
  named: (who, guilty) => `An informer: ${who} is ${guilty ? 'guilty' : 'innocent'}.`,
  pleads: (who, whom) => `${who} suspects ${whom}.`,
  trusts: (who, whom) => `${who} trusts ${whom}.`,
};
