import { ad } from '../../../../words/elide.ts';
import type { Because, Statements } from '../../words/book.ts';

/** What is said of a player, and why: in several ways, so that not all speak alike. */
export const because: Because = {
  claims: {
    suspect: [
      (name, reason) => `Sospetto di ${name}${reason}.`,
      (name, reason) => `Io dico ${name}${reason}.`,
      (name, reason) => `Per me è ${name}${reason}.`,
      (name, reason) => `Non mi fido di ${name}${reason}.`,
      (name, reason) => `Io terrei d’occhio ${name}${reason}.`,
      (name, reason) => `Se volete il mio parere, è ${name}${reason}.`,
      (name, reason) => `Ho dei dubbi su ${name}${reason}.`,
    ],
    trust: [
      (name, reason) => `Mi fido di ${name}${reason}.`,
      (name, reason) => `Credo ${ad(name)}${reason}.`,
      (name, reason) => `Garantisco per ${name}${reason}.`,
      (name, reason) => `Sono dalla parte di ${name}${reason}.`,
      (name, reason) => `Io sto con ${name}${reason}.`,
    ],
    liar: [
      (name, reason) => `Non credo a una parola di ${name}${reason}!`,
      (name, reason) => `Non date retta ${ad(name)}${reason}!`,
      (name, reason) => `Non fidatevi di ${name}${reason}!`,
    ],
    protect: [
      (name, reason) => `Proteggiamo ${name}${reason}.`,
      (name, reason) => `Stanotte proteggiamo ${name}${reason}.`,
      (name, reason) => `Vegliamo su ${name}${reason}.`,
    ],
  },
  reasons: {
    promised: [', che ha promesso un voto e ne ha dato un altro', ', che dice una cosa e vota tutt’altro'],
    turned: [', che oggi ha cambiato idea', ', che oggi cambia bandiera'],
    silent: [', che non ha detto una parola', ', che oggi fa scena muta', ', che lascia parlare gli altri'],
    clerk: [', che la notte scorsa aveva il martelletto', ', che la notte scorsa ha contato le carte'],
    lied: [', che ha mentito col martelletto in mano', ', che ha mentito a tutta la corte'],
    caught: [', che abbiamo visto barare', ', che bara e si fa scoprire'],
    condemned: [', che ha già una condanna', ', che la corte ha già condannato una volta'],
    struck: [', che la mafia ha colpito', ', che la mafia voleva eliminare'],
    named: [', di cui un informatore ha fatto il nome', ', che un informatore ha nominato'],
    overruled: [
      ', che ha fatto obiezione a un conteggio giusto',
      ', con un’obiezione finita in nulla',
      ', che ha dubitato di un cancelliere onesto',
    ],
    proven: [', la cui parola si è rivelata vera', ', che diceva il vero, lo abbiamo visto'],
    belied: [', la cui parola si è rivelata falsa', ', che affermava una cosa falsa'],
    hunch: [
      ': è solo un’impressione',
      ', anche se non posso provarlo',
      ': lo sento, tutto qui',
      ', e non saprei dire perché',
      ': così, a naso',
    ],
  },
  reasonsOf: {
    trusts: {
      against: [(name) => `, che si fida di ${name}`, (name) => `, che crede ${ad(name)}`],
      for: [
        (name) => `, che si fida di ${name}`,
        (name) => `, che sta con ${name}`,
        (name) => `, che crede ${ad(name)}`,
      ],
      themselves: [', che non si fida di nessun altro'],
    },
    accuses: {
      against: [
        (name) => `, che ce l’ha con ${name}`,
        (name) => `, che punta il dito contro ${name}`,
        (name) => `, che se la prende con ${name}`,
      ],
      for: [
        (name) => `, che su ${name} ha ragione`,
        (name) => `, che ha capito il gioco di ${name}`,
        (name) => `, che su ${name} ci vede chiaro`,
      ],
      themselves: [', che chiede un voto contro di sé'],
    },
    strayed: {
      against: [
        (name) => `, che doveva proteggere ${name} e a quanto pare non l’ha fatto`,
        (name) => `, che era nel piano per ${name}, ed è fallito`,
      ],
      for: [
        (name) => `, anche se il piano per ${name} è fallito`,
        (name) => `: il piano per ${name} può essere fallito per colpa di altri`,
      ],
      themselves: [', che doveva proteggersi e, pare, non l’ha fatto'],
    },
    voted: {
      against: [
        (name) => `, che ha promesso un nome e votato contro ${name}`,
        (name) => `, con una carta contro ${name} al posto del nome promesso`,
      ],
      for: [
        (name) => `, nonostante quel voto a sorpresa contro ${name}`,
        (name) => `, anche se il voto era contro ${name}`,
      ],
      themselves: [', che promette un nome e vota contro di sé'],
    },
    wronged: {
      against: [
        (name) => `, che accusava ${name}, un giudice`,
        (name) => `, che ce l’aveva con ${name}, ed era un giudice`,
      ],
      for: [(name) => `, nonostante l’errore su ${name}`, (name) => `: su ${name} poteva sbagliare chiunque`],
      themselves: [', che chiedeva la propria rovina'],
    },
  },
  ringsFalse: [': suona falso', ': qualcosa non torna', ', che non la racconta giusta'],
  despite: {
    promised: [
      ', nonostante la promessa non mantenuta',
      ', promessa o non promessa',
      ': una volta si può mancare di parola',
    ],
    turned: [', nonostante il cambio di idea', ': cambiare idea si può', ', banderuola o no'],
    silent: [', nonostante il silenzio', ': tacere non è un delitto', ', con o senza discorsi'],
    lied: [', nonostante la bugia da cancelliere', ', conteggio falso o no', ': un cancelliere può sbagliare'],
    caught: [', nonostante il trucco scoperto', ', trucco o non trucco', ': barare non è complottare'],
    condemned: [', nonostante la condanna', ', dica quel che vuole la corte', ': un verdetto può sbagliare'],
    overruled: [
      ', nonostante l’obiezione sbagliata',
      ', obiezione sbagliata o no',
      ': di un cancelliere si può dubitare',
    ],
    belied: [', nonostante una parola falsa', ': una parola falsa non è un complotto', ', vero o falso che sia'],
    proven: [', nonostante una parola vera', ': una verità può nascondere una bugia'],
    struck: [', nonostante il complotto', ', vittima o no', ': un complotto si può combinare'],
  },
  ofMe: {
    accuses: {
      suspect: [
        (name) => `${name} accusa me; io dico che è ${name}.`,
        (name) => `${name} punta il dito contro di me: guardate chi parla.`,
        (name) => `È la parola di ${name} contro la mia, e io so qual è quella vera.`,
        (name) => `${name} se la prende con me per farsi dimenticare.`,
        (name) => `Accusare è facile: io sospetto di ${name}.`,
        (name) => `${name} punta la persona sbagliata, e forse apposta.`,
        (name) => `Se ${name} accusa me, è perché guardiate altrove.`,
      ],
      liar: [(name) => `${name} mi accusa, ed è falso!`, (name) => `Quello che ${name} dice di me è falso!`],
      trust: [
        (name) => `${name} mi accusa in buona fede: nessun rancore.`,
        (name) => `${name} si sbaglia su di me, ma in buona fede.`,
      ],
      protect: [(name) => `${name} mi accusa; proteggiamo ${name} lo stesso.`],
    },
    trusts: {
      suspect: [
        (name) => `${name} mi crede un po’ troppo in fretta: non mi fido.`,
        (name) => `${name} si fida di me? Mi puzza.`,
      ],
      liar: [(name) => `${name} dice di credermi? Non ci credo!`],
      trust: [
        (name) => `${name} mi crede, e io credo ${ad(name)}.`,
        (name) => `${name} si fida di me, e io di ${name}.`,
        (name) => `Ricambio la fiducia di ${name}.`,
      ],
      protect: [(name) => `${name} si fida di me: proteggiamo ${name}.`],
    },
    strayed: {
      suspect: [
        (name) => `${name} doveva proteggermi e mi ha lasciato allo scoperto: sospetto di ${name}.`,
        (name) => `${name} aveva un piano per proteggermi. Non è successo. Me ne ricordo.`,
      ],
      liar: [(name) => `${name} doveva proteggermi? Nessuno mi ha protetto: non credete a una parola!`],
      trust: [(name) => `Il piano per proteggermi è fallito, ma non ce l’ho con ${name}.`],
      protect: [(name) => `${name} voleva proteggermi: proteggiamo ${name} a nostra volta.`],
    },
    voted: {
      suspect: [
        (name) => `${name} promette un nome e vota contro di me: sospetto di ${name}.`,
        (name) => `${name} ha votato contro di me senza avvisare. Me lo ricordo.`,
      ],
      liar: [(name) => `${name} annuncia un voto e lo gioca contro di me: non credeteci!`],
      trust: [(name) => `${name} ha votato contro di me senza avvisare. Nessun rancore.`],
      protect: [(name) => `${name} ha votato contro di me; proteggiamo ${name} lo stesso.`],
    },
    wronged: {
      suspect: [
        (name) => `${name} mi accusava, e avete visto la mia carta: giudice.`,
        (name) => `Ero un giudice, e ${name} mi accusava: pensateci.`,
      ],
      liar: [(name) => `${name} mi accusava, e io ero un giudice: non credete a una parola!`],
      trust: [(name) => `${name} mi accusava in buona fede: mi fido di ${name}.`],
      protect: [(name) => `${name} si sbagliava su di me; proteggiamo ${name} lo stesso.`],
    },
  },
};

/** What is claimed, true or false, and planned for the night. */
export const statements: Statements = {
  hold: [
    (card) => `Ho in mano una carta: ${card}.`,
    (card) => `Sappiatelo: ho la carta ${card}.`,
    (card) => `Credetemi o no, in mano ho questa: ${card}.`,
  ],
  guarded: [
    (name) => (name === undefined ? 'Stanotte ho giocato la protezione per me.' : `Stanotte ho protetto ${name}.`),
    (name) => `La mia carta di stanotte era per ${name ?? 'me'}.`,
  ],
  saw: {
    judge: [
      (name) => `Ho visto l’identità di ${name}: giudice.`,
      (name) => `So chi è ${name}: giudice. L’ho visto con i miei occhi.`,
    ],
    mafia: [
      (name) => `Ho visto l’identità di ${name}: mafia!`,
      (name) => `So chi è ${name}: mafia. L’ho visto con i miei occhi.`,
    ],
  },
  plan: [
    (name) =>
      name === undefined
        ? 'Questa notte proteggete tutti me, poi contiamo.'
        : `Questa notte proteggiamo tutti ${name}, poi contiamo.`,
    (name) => `Ho un piano: questa notte tutte le protezioni per ${name ?? 'me'}, e vedremo chi manca.`,
  ],
  join: [
    (name) => `Ci sto: questa notte ${name === undefined ? 'mi proteggo' : `proteggo ${name}`}.`,
    (name) => (name === undefined ? 'Allora la mia carta la tengo per me.' : `D’accordo, la mia carta va ${ad(name)}.`),
    (name) => (name === undefined ? 'Anch’io mi proteggo.' : `Anch’io proteggo ${name}.`),
    (name) => `Buona idea: gioco la mia protezione per ${name ?? 'me'}.`,
    (name) =>
      name === undefined ? 'Grazie! Mi proteggo con voi.' : `Contate su di me: ${name} avrà la mia protezione.`,
    (name) => (name === undefined ? 'Mi va bene: la mia carta è per me.' : `Mi va bene. ${name}, hai la mia carta.`),
  ],
};
