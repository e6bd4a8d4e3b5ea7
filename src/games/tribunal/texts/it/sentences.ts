import { ed } from '../../../../words/elide.ts';
import type { Book } from '../../words/book.ts';
import { asked } from './asked.ts';
import { because } from './because.ts';
import { printed } from './cards.ts';
import { court, facts } from './facts.ts';
import { statements } from './statements.ts';

export const it: Book = {
  ...asked,
  ...printed,
  ...because,
  statements,
  facts,
  court,
  you: 'tu',
  and: ed,
  pledge: (name) => `Voterò contro ${name ?? 'di me'}.`,
  quote: (text) => `«${text}»`,
  mine: {
    accuse: 'accusa contro di te',
    protect: 'protezione per te',
    plot: 'complotto contro di te',
  },
  vote: { day: (n) => `del giorno ${n}`, night: (n) => `della notte ${n}` },
  plotted: [
    'nessun complotto è riuscito',
    (name) => `un complotto è riuscito contro ${name}`,
    'un complotto è riuscito contro di te',
  ],
  protection: ['nessuna protezione', (name) => `protezione per ${name}`, 'protezione per te'],
  night: (plot, protect) => `${plot}; ${protect}.`,
  honest: (truth) => (truth ? 'questa è la verità' : 'bugia: perdi 1 vita se qualcuno obietta'),
  place: {
    lives: (n) => (n === 1 ? '1 vita' : `${n} vite`),
    blames: (n) => (n === 1 ? '1 ammonizione' : `${n} ammonizioni`),
    status: { informer: 'informatore', out: 'fuori gioco' },
    clerk: 'cancelliere',
    floor: 'ha la parola',
    antiMafia: (n) => `${n} Antimafia`,
    openVote: (card) => `voto palese: ${card}`,
    barred: 'non accuserà',
    identity: { judge: 'giudice', mafia: 'mafia' },
  },
  speech: {
    all: 'Tutti possono parlare.',
    mine: 'Hai la parola.',
    offence: 'Non è il tuo turno: 1 ammonizione se ti denunciano.',
    gagged: 'Oggi devi tacere: una Condanna se ti denunciano.',
    laconic: 'Solo frasi pronte, o una Condanna se ti denunciano.',
  },
};
