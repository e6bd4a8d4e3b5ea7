import type { Book } from '../../words/book.ts';
import { asked } from './asked.ts';
import { because } from './because.ts';
import { printed } from './cards.ts';
import { court, facts } from './facts.ts';
import { statements } from './statements.ts';

export const en: Book = {
  ...asked,
  ...printed,
  ...because,
  statements,
  facts,
  court,
  you: 'you',
  pledge: (name) => `I’ll vote against ${name ?? 'myself'}.`,
  quote: (text) => `“${text}”`,
  and: (one, other) => `${one} and ${other}`,
  mine: {
    accuse: 'accusation against yourself',
    protect: 'protection for yourself',
    plot: 'plot against yourself',
  },
  vote: { day: (n) => `day ${n}`, night: (n) => `night ${n}` },
  plotted: ['no plot succeeded', (name) => `a plot against ${name} succeeded`, 'a plot against you succeeded'],
  protection: ['nobody is protected', (name) => `${name} is protected`, 'you are protected'],
  night: (plot, protect) => `${plot}; ${protect}.`,
  honest: (truth) => (truth ? 'this is the truth' : 'a lie: you lose 1 life if someone objects'),
  place: {
    lives: (n) => (n === 1 ? '1 life' : `${n} lives`),
    blames: (n) => (n === 1 ? '1 reprimand' : `${n} reprimands`),
    status: { informer: 'informer', out: 'out' },
    clerk: 'clerk',
    floor: 'has the floor',
    antiMafia: (n) => `${n} Anti-Mafia`,
    openVote: (card) => `open vote: ${card}`,
    barred: 'cannot accuse',
    identity: { judge: 'judge', mafia: 'mafioso' },
  },
  speech: {
    all: 'Everyone may speak.',
    mine: 'You have the floor.',
    offence: 'It’s not your turn: 1 reprimand if you are reported.',
    gagged: 'You must keep silent: a Sentence if you are reported.',
    laconic: 'Stock phrases only, or a Sentence if you are reported.',
  },
};
