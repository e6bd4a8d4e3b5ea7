import type { RecalledText } from './fr.ts';

export const it: RecalledText = {
  liar: {
    again: [
      'Ancora, {n}? Ti avevo quasi perdonato.',
      'Due volte, {n}. Io non conto. Anzi, sì.',
      'Nessun rancore, {n}. Credimi.',
    ],
    served: ['Che sfortuna, {n}. Ho sorriso appena.', 'Io non c’entro, {n}.', 'Che pena, {n}. Davvero.'],
    owed: [
      'Ti ricambierò, {n}. Parola d’onore.',
      'Non dimentico mai, {n}. Salvo eccezioni.',
      'Per te, {n}, solo mezza bugia.',
    ],
    harmed: [
      'L’altra volta ce l’avevi con me, {n}. Tutto dimenticato. Certo.',
      'Io, rancore per l’altra partita, {n}? Quale partita?',
      'Ho detto a tutti che giochi con garbo, {n}. Mentivo.',
    ],
    helped: [
      'L’altra volta mi hai fatto un favore, {n}. Ti devo una verità.',
      'L’ultima partita eri dalla mia, {n}. Quasi un’amicizia.',
      'Dall’altra volta parlo bene di te, {n}. Ogni tanto.',
    ],
    beaten: [
      'L’altra volta ho lasciato vincere te, {n}.',
      'Hai vinto tu, {n}? Io la ricordo diversa.',
      'La tua ultima vittoria, {n}? Non guardavo. Diciamo.',
    ],
    ahead: [
      'L’altra volta ho vinto io, {n}. Lealmente. Insomma.',
      'L’ultima volta mi hai creduto, {n}. Rifacciamo?',
      'La mia ultima vittoria, {n}: quasi tutto vero.',
    ],
  },
  sceptic: {
    again: [
      'Due volte, {n}. Non è più un caso.',
      'Ancora io, {n}? Prendo nota.',
      'Stessa mossa, {n}, stesso bersaglio. Curioso.',
    ],
    served: ['Come volevasi dimostrare, {n}.', 'Me l’aspettavo, {n}.', '{n}? Ipotesi confermata.'],
    owed: ['Grazie, {n}. Ma perché?', 'Un regalo, {n}? Controllo.', 'Un punto a tuo favore, {n}.'],
    harmed: [
      'L’altra volta miravi a me, {n}. Ti osservo.',
      'Ho riletto gli appunti, {n}: l’altra partita, sempre tu.',
      'Stesso tavolo, {n}. Stesse intenzioni?',
    ],
    helped: [
      'L’altra volta mi hai dato una mano, {n}. Mi chiedo ancora perché.',
      'Un favore, {n}, l’ultima volta. Per una prova ne servono due.',
      'L’altra volta giocavi pulito, {n}. Da confermare.',
    ],
    beaten: [
      'L’altra volta hai vinto tu, {n}. Una volta non prova nulla.',
      'Sulla tua ultima vittoria, {n}, ho dei dubbi.',
      'L’altra partita era tua, {n}. Ripeti l’esperimento.',
    ],
    ahead: [
      'L’altra volta ho vinto io, {n}. Ancora non ci credo.',
      'Ultimo risultato, {n}: io. Vediamo se si ripete.',
      'L’ultima partita dava ragione a me, {n}.',
    ],
  },
  miser: {
    again: ['E sono due, {n}. Tengo i conti.', 'Ancora, {n}? Il conto sale.', 'Mi costi caro, {n}.'],
    served: ['Un debito saldato, {n}.', 'Tutto si paga, {n}.', 'Alla cassa, {n}.'],
    owed: ['Ti devo qualcosa, {n}. Senza interessi.', 'Accreditato, {n}.', 'Grazie, {n}. Era gratis?'],
    harmed: [
      'Mi devi ancora l’ultima partita, {n}.',
      'L’altra volta mi hai fatto spendere, {n}. È tutto segnato.',
      'Il tuo debito dell’altra volta è ancora aperto, {n}.',
    ],
    helped: [
      'Dall’altra volta hai credito da me, {n}.',
      'L’ultima partita mi hai fatto risparmiare, {n}.',
      'Ti devo qualcosa dall’altra volta, {n}. Poco.',
    ],
    beaten: [
      'L’altra volta hai preso tutto, {n}.',
      'Vengo a riprendermi la posta dell’altra volta, {n}.',
      'La tua ultima vittoria, {n}, l’ho messa fra le perdite.',
    ],
    ahead: [
      'L’altra volta in attivo, {n}. Ripetiamo.',
      'L’ultima partita ha reso bene, {n}.',
      'Avevi perso, {n}. Hai recuperato?',
    ],
  },
  hothead: {
    again: ['Ancora tu, {n}!', 'Due volte, {n}! La terza no!', 'Cerchi guai, {n}?'],
    served: ['Ben ti sta, {n}!', 'Ah! Questa è per me, {n}!', 'Giù, {n}, giù!'],
    owed: ['Sei grande, {n}!', 'Mi batterò per te, {n}!', 'Un’amicizia, finalmente! Grazie, {n}!'],
    harmed: [
      'L’altra volta mi hai fatto la pelle, {n}! In guardia!',
      'L’ultima partita non l’ho digerita, {n}!',
      'Tu, {n}! Aspettavo questo giorno!',
    ],
    helped: [
      'L’altra volta mi hai tirato fuori dai guai, {n}! Così si fa!',
      'L’ultima volta eri dalla mia, {n}! Restaci!',
      'Dopo l’altra partita, chi tocca {n} tocca me!',
    ],
    beaten: [
      'L’altra volta hai vinto tu, {n}! Voglio la rivincita!',
      'Goditi l’ultima vittoria, {n}: era l’ultima!',
      'Di nuovo, {n}! Stavolta vinco io!',
    ],
    ahead: [
      'Hai perso e ritorni, {n}? Mi piace!',
      'L’altra volta ho vinto io, {n}! E ho ancora fame!',
      'Ne vuoi ancora, {n}?',
    ],
  },
  diplomat: {
    again: [
      'Due volte, {n}: dobbiamo parlarne?',
      'Ancora, {n}? Avevo capito la prima volta.',
      'I nostri rapporti si fanno tesi, {n}.',
    ],
    served: [
      'La mia solidarietà, {n}. Breve.',
      'Le mie condoglianze, {n}.',
      'La giustizia è una lenta trattativa, {n}.',
    ],
    owed: ['Me ne ricorderò, {n}.', 'Troppo gentile, {n}.', 'Questo sì che è un accordo, {n}.'],
    harmed: [
      'Dimentichiamo l’altra partita, {n}. Prima tu.',
      'L’altra volta fu un po’ accesa, {n}. Pace?',
      'L’ultima volta mi davi la caccia, {n}. Con eleganza.',
    ],
    helped: [
      'Il nostro accordo dell’altra volta vale ancora, {n}?',
      'Un incanto, l’ultima volta, {n}. Non dimentico.',
      'Ai patti dell’altra partita, {n}.',
    ],
    beaten: [
      'Ancora complimenti per l’altra volta, {n}.',
      'Bella vittoria, l’ultima, {n}. Dividiamo la prossima.',
      'Hai vinto l’altra partita, {n}. Vengo a trattare.',
    ],
    ahead: [
      'L’ultima volta mi ha sorriso, {n}. Senza rancore?',
      'L’altra volta hai perso con grazia, {n}.',
      'L’onore fu mio, {n}. Adesso, forse, è il tuo turno.',
    ],
  },
  quiet: {
    again: ['Ancora, {n}.', 'Due, {n}.', 'Sempre io.'],
    served: ['Ecco, {n}.', 'Giusto.', 'Tocca a {n}.'],
    owed: ['Grazie, {n}.', 'Segnato, {n}.', 'Gentile, {n}.'],
    harmed: ['Mi ricordo, {n}.', 'L’altra partita, {n}. Mah.', '{n}. Ancora tu.'],
    helped: ['Bello rivederti, {n}.', 'Per l’altra volta, {n}: grazie.', 'Buona gente. {n}.'],
    beaten: ['Avevi vinto tu, {n}.', 'Rivincita, {n}.', 'L’altra volta: {n}. Bene.'],
    ahead: ['L’altra volta: io.', 'Eccoti, {n}.', 'Avevo vinto io, {n}.'],
  },
};
