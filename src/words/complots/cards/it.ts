import type { Cards } from '../book.ts';

export const it: Cards = {
  duchess: {
    name: 'Duchessa',
    the: 'la Duchessa',
    power: 'Prende 3 monete dal tesoro. Nulla la blocca.',
  },
  ursuline: {
    name: 'Orsolina',
    the: 'l’Orsolina',
    power: 'Prende 3 monete dal tesoro, poi ne dà 1 all’avversario che ha indicato. Nulla la blocca.',
  },
  illusionist: {
    name: 'Illusionista',
    the: 'l’Illusionista',
    power:
      'Prende 4 monete. Poi ogni avversario può dire di essere anche lui l’Illusionista: chi resiste ai dubbi riceve 1 delle 4 monete (al massimo tre parti).',
  },
  assassin: {
    name: 'Assassino',
    the: 'l’Assassino',
    power:
      'Per 3 monete al tesoro, il suo bersaglio perde un personaggio. Se viene bloccato, le 3 monete sono perse lo stesso.',
  },
  executioner: {
    name: 'Boia',
    the: 'il Boia',
    power:
      'Paga 3 monete al suo bersaglio, che perde un personaggio. Se viene bloccato, il bersaglio tiene le 3 monete.',
  },
  blackmailer: {
    name: 'Ricattatore',
    the: 'il Ricattatore',
    power:
      'Il bersaglio sceglie: dargli 3 monete, oppure riceverne 3 e perdere un personaggio. Con meno di 3 monete non c’è scelta.',
  },
  countess: {
    name: 'Contessa',
    the: 'la Contessa',
    power: 'Blocca il clan degli Assassini quando prende di mira te. Non ha un’azione propria.',
  },
  witch: {
    name: 'Strega',
    the: 'la Strega',
    power:
      'Blocca gli Assassini. Quando si perde un personaggio che non è l’ultimo, si può dire che era la Strega: la carta resta coperta e si prendono 5 monete, a meno che qualcuno non ne dubiti a ragione.',
  },
  undertaker: {
    name: 'Becchina',
    the: 'la Becchina',
    power:
      'Blocca gli Assassini. A ogni eliminazione, chi la dichiara e resiste ai dubbi si divide le monete del morto.',
  },
  captain: {
    name: 'Capitano',
    the: 'il Capitano',
    power: 'Ruba 2 monete a un avversario (1 se ne ha una sola).',
  },
  justiciar: {
    name: 'Giustiziere',
    the: 'il Giustiziere',
    power: 'Ruba fino a 3 monete al più ricco degli avversari, ne tiene 1 e dà il resto al più povero.',
  },
  pope: {
    name: 'Papa',
    the: 'il Papa',
    power:
      'Ruba 1 moneta a ogni avversario che ne ha. Si evita di pagare solo dicendo di essere il Papa; nient’altro lo blocca.',
  },
  ambassador: {
    name: 'Ambasciatore',
    the: 'l’Ambasciatore',
    power:
      'Pesca 2 personaggi dalla corte, tiene tante carte quante ne aveva e rimette le altre nella corte. Blocca i Ladri, tranne il Papa.',
  },
  inquisitor: {
    name: 'Inquisitore',
    the: 'l’Inquisitore',
    power:
      'Pesca 1 carta e ne rimette 1 nella corte, oppure si fa mostrare una carta da un avversario e decide se lasciargliela o fargliela sostituire. Blocca i Ladri, tranne il Papa.',
  },
  spy: {
    name: 'Spia',
    the: 'la Spia',
    power:
      'Pesca 1 carta e ne rimette 1 nella corte; poi, per 1 moneta ogni volta, può ricominciare. Blocca i Ladri, tranne il Papa.',
  },
};
