import type { Book } from '../../words/book.ts';
import { asked } from './asked.ts';
import { because } from './because.ts';
import { printed } from './cards.ts';
import { court, facts } from './facts.ts';
import { statements } from './statements.ts';

export const fr: Book = {
  ...asked,
  ...printed,
  ...because,
  statements,
  facts,
  court,
  you: 'toi',
  pledge: (name) => `Je voterai contre ${name ?? 'moi-même'}.`,
  quote: (text) => `« ${text} »`,
  and: (one, other) => `${one} et ${other}`,
  mine: {
    accuse: 'accusation contre toi-même',
    protect: 'protection pour toi-même',
    plot: 'complot contre toi-même',
  },
  vote: { day: (n) => `du jour ${n}`, night: (n) => `de la nuit ${n}` },
  plotted: [
    'aucun complot n’a réussi',
    (name) => `un complot a réussi contre ${name}`,
    'un complot a réussi contre toi',
  ],
  protection: ['aucune protection', (name) => `protection pour ${name}`, 'protection pour toi'],
  night: (plot, protect) => `${plot} ; ${protect}.`,
  honest: (truth) => (truth ? 'c’est la vérité' : 'mensonge : tu perds 1 vie en cas d’objection'),
  place: {
    lives: (n) => (n < 2 ? `${n} vie` : `${n} vies`),
    blames: (n) => (n < 2 ? `${n} blâme` : `${n} blâmes`),
    status: { informer: 'indic', out: 'hors jeu' },
    clerk: 'greffier',
    floor: 'a la parole',
    antiMafia: (n) => `${n} Anti-Mafia`,
    openVote: (card) => `vote public : ${card}`,
    barred: 'n’accusera pas',
    identity: { judge: 'juge', mafia: 'mafia' },
  },
  speech: {
    all: 'Tout le monde peut parler.',
    mine: 'Tu as la parole.',
    offence: 'Ce n’est pas ton tour : 1 blâme si on te dénonce.',
    gagged: 'Tu dois te taire : une Condamnation si on te dénonce.',
    laconic: 'Phrases toutes prêtes, ou une Condamnation si on te dénonce.',
  },
};
