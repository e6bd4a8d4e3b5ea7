import type { MomentText } from '../fr/moment.ts';

export const it: MomentText = {
  out: 'fuori dalla manche',
  cards: (n) => (n === 1 ? 'una carta' : `${n} carte`),
  inPlay: (pile) => `Due Assassini; nel mazzo: ${pile}.`,
  held: (who) => `Lo sai: ${who} ha avuto un Assassino.`,
  left: (who) => `${who} aveva un Assassino; è uscita una carta coperta.`,
  clean: (who) => `${who} non aveva Assassini, e non ha ricevuto nulla.`,
  unfit: (who, joker) => `${who} ha scartato un jolly da assassino: ${joker}.`,
  police: (who, n) =>
    n === 1 ? `${who} ha offerto un Intervento scoperto.` : `${who} ha mostrato un Intervento ${n} volte.`,
  without: (who, n) => `${who}: ${n === 1 ? 'un’offerta' : `${n} offerte`}, mai un Intervento scoperto.`,
  hidden: (who, n) => `${who} ha preso ${n === 1 ? 'una carta coperta' : `${n} carte coperte`}.`,
  cleared: (who) => `Qualcosa parla a favore di ciascuno degli altri, nulla a favore di ${who}.`,
  fits: (who) => `Le carte coperte sono passate soprattutto da ${who}.`,
  played: (who, joker) => `${who} ha giocato un jolly: ${joker}.`,
};
