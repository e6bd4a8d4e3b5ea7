import type { Numbers } from '../../rules/numbers.ts';
import type { ComplotsRules } from '../fr/rules.ts';

export const it = (n: Numbers): ComplotsRules => ({
  about: [
    'Ognuno ha due personaggi coperti, e può dire di essere un personaggio qualsiasi, che ce l’abbia o no. Tutto sta nel capire chi mente.',
    'Chi perde i suoi due personaggi è eliminato. Vince l’ultimo rimasto in gioco.',
    'Altrove si chiama Coup: la Duchessa è il Duke.',
  ],
  brief: {
    title: 'In breve',
    lines: [
      'Al tuo turno, un’azione: prendere monete, pagare un assassinio, o annunciare un personaggio e il suo potere.',
      'Chiunque può dubitare di ciò che annunci. Se mentivi, perdi un personaggio. Se dicevi il vero, lo perde chi ha dubitato.',
      'Se nessuno dubita, chi hai preso di mira, e nessun altro, può bloccare dicendo di essere il personaggio giusto. Si può dubitare anche di questo.',
    ],
  },
  setUp: {
    title: 'Preparazione',
    lines: [
      `${n.clans} personaggi sono in gioco, uno per clan, anche in due†, ciascuno in ${n.copies} copie.`,
      `Ognuno riceve ${n.hand} carte, che guarda senza mostrarle, e ${n.purse} monete, che restano in vista di tutti. Le altre carte formano la corte, coperte.`,
      'Il primo giocatore è estratto a sorte, o scelto quando si prepara il tavolo†; nella rivincita è il vincitore. Si gioca in senso orario.',
      `Le monete sono ${n.coins} in tutto. Se il tesoro non ne ha abbastanza, si prende quel che resta†.`,
    ],
  },
  two: {
    name: 'In due',
    text: `Ognuno riceve una carta a caso, poi sceglie l’altra in segreto fra i ${n.clans} personaggi. Le carte lasciate da parte sono fuori gioco; la corte ha solo ${n.courtOfTwo} carte. Il primo giocatore ha solo ${n.first} moneta.`,
  },
  eight: {
    name: `In ${n.many} o in ${n.most}`,
    text: `${n.moreCopies} copie di ogni personaggio invece di ${n.copies}: ${n.deck} carte.`,
  },
  turn: {
    title: 'Al tuo turno, un’azione',
    lines: [
      'Un’azione, e una sola: non si può passare.',
      `Con ${n.rich} monete o più all’inizio del turno l’assassinio è obbligatorio.`,
    ],
  },
  actions: {
    income: `Prendi ${n.income} moneta. Nessuno può opporsi.`,
    aid: `Prendi ${n.aid} monete. Non se ne può dubitare, ma qualsiasi avversario può bloccarli con un’Esattrice.`,
    coup: `Paghi ${n.coup} monete, e l’avversario che scegli perde un personaggio. Né dubbio né blocco.`,
  },
  power: {
    name: 'Un personaggio',
    text: 'Annunci un personaggio, vero o falso, e il suo bersaglio, se serve. Devi avere le monete che costa il suo potere: le metti da parte subito†.',
  },
  doubt: {
    title: 'Dubitare',
    lines: [
      'Ogni annuncio di un personaggio può essere messo in dubbio da qualsiasi altro giocatore ancora in gioco. Dubita uno solo: il primo.',
      'Era una bugia: il bugiardo perde un personaggio a sua scelta, la sua azione non si fa, e si riprende le sue monete.',
      'Era vero: mostra la carta, la mescola alla corte e ne pesca un’altra; chi ha dubitato perde un personaggio a sua scelta. Poi l’azione continua. Il libretto della seconda scatola sostituisce la carta dopo l’azione; noi sempre prima†.',
      'Un dubbio si risolve sempre prima del resto: prima il dubbio, poi il blocco.',
    ],
  },
  counter: {
    title: 'Bloccare',
    lines: [
      'Passati i dubbi, chi è preso di mira, e nessun altro, può bloccare dicendo di essere il personaggio giusto; gli aiuti stranieri può bloccarli qualsiasi avversario.',
      'Un blocco è un annuncio: se ne può dubitare. Se regge, l’azione fallisce e il suo costo è perso lo stesso. Se cade, l’azione riesce. C’è un solo blocco per azione†.',
      'Le Esattrici bloccano gli aiuti stranieri, gli Intoccabili gli Assassini, i Negoziatori i Ladri tranne il Papa; un Ladro blocca lo stesso Ladro. Nulla blocca un’Esattrice o un Negoziatore†.',
    ],
  },
  losing: {
    title: 'Perdere un personaggio',
    lines: [
      'Scegli quale dei tuoi personaggi scoprire. Resta scoperto e non ha più potere; gli stessi, ancora coperti, ce l’hanno.',
      'Senza personaggi coperti sei eliminato, e le tue monete vanno al tesoro.',
      'Si possono perdere tutti e due i personaggi nello stesso turno: se si dubita a torto di un Assassino e poi lo si subisce, o se lo si blocca con un bluff che cade.',
    ],
  },
  heirs: 'Con la Becchina, le monete di chi è eliminato vanno prima a chi la annuncia e resiste ai dubbi.',
  clans: {
    collector: 'Portano monete, e bloccano gli aiuti stranieri.',
    assassin: `Per ${n.blow} monete fanno perdere un personaggio. Gli Intoccabili li bloccano.`,
    untouchable: 'Non hanno un’azione propria, ma bloccano gli Assassini che ti prendono di mira.',
    thief: 'Rubano monete agli altri. Li bloccano lo stesso Ladro e i Negoziatori; ma il Papa lo blocca solo un Papa.',
    negotiator:
      'Cambiano le carte, e bloccano i Ladri che ti prendono di mira, tranne il Papa. Le carte che restituiscono si mescolano alla corte.',
  },
  details: {
    ursuline: ['Se nel frattempo l’avversario indicato viene eliminato, non dà nulla.'],
    illusionist: [
      `Di ogni «anch’io» si può dubitare. Se reggono ${n.claims} avversari o più, ricevono una parte i primi ${n.shares} in senso orario†.`,
    ],
    executioner: ['Il bersaglio è pagato prima di perdere il personaggio.'],
    blackmailer: [
      `Per annunciarlo servono ${n.blow} monete, che tornano se il bersaglio paga. Se viene bloccato, vanno al bersaglio†.`,
    ],
    witch: [
      `Dubbio sbagliato: la carta si mostra, si prendono le ${n.mourned} monete, e chi ha dubitato perde un personaggio. Dubbio giusto: niente monete, e si perde un altro personaggio.`,
      'La carta persa si scopre quando il suo proprietario viene eliminato.',
    ],
    undertaker: ['Parti uguali, arrotondate per difetto; il resto va al tesoro. Di ogni annuncio si può dubitare.'],
    captain: ['Si può prendere di mira chi non ha nulla†.'],
    justiciar: [
      'Si guarda chi è il più povero dopo aver tenuto la moneta: può essere il Giustiziere stesso, o la sua vittima. A parità sceglie il Giustiziere, per rubare come per dare†.',
    ],
    pope: ['A chi non ha monete non si chiede nulla. Di ogni blocco si può dubitare.'],
    ambassador: ['Sceglie fra tutte queste carte: può tenere le sue, o cambiarle tutte.'],
    inquisitor: ['È l’avversario che sceglie la carta da mostrare, e la mostra solo all’Inquisitore.'],
  },
  religions: {
    title: 'San Bartolomeo',
    lines: [
      'Un’opzione, con qualsiasi personaggio. Il primo giocatore sceglie fra Cattolici e Protestanti; poi le fazioni si alternano: in due, dopo la scelta delle carte, l’altro ha l’altra. Sono pubbliche.',
      'Finché tutte e due le fazioni sono in gioco, non puoi prendere di mira uno della tua con un assassinio, un Assassino o un Ladro, né bloccare i suoi aiuti stranieri. Dubitare si può sempre. Quando resta una sola fazione, non ci sono più limiti.',
      'Il Papa non ruba nulla a quelli della tua fazione†; il Giustiziere sceglie il più ricco fra quelli che può prendere di mira†; l’Inquisitore e l’Orsolina prendono di mira chi vogliono†.',
      `Ci sono azioni in più, e l’ospizio, dove vanno le monete delle conversioni. Con ${n.rich} monete o più non si possono fare: l’assassinio è obbligatorio.`,
    ],
  },
  faith: {
    convert: `Paghi ${n.convert} moneta all’ospizio e cambi fazione. Né dubbio né blocco.`,
    convertOther: `Paghi ${n.convertOther} monete all’ospizio e un altro giocatore cambia fazione. Né dubbio né blocco.`,
    embezzle:
      'Dici di non avere Esattrici e prendi tutte le monete dell’ospizio, se ce ne sono. Se ne può dubitare: allora mostri tutte le tue carte coperte. Se non hai Esattrici, le cambi, prendi le monete, e chi ha dubitato perde un personaggio. Altrimenti ne perdi uno tu, e non prendi nulla.',
  },
  clock: 'Allo scadere del tempo non dubiti e non blocchi, e al tuo turno prendi un Reddito.',
  examples: {
    title: 'Esempi',
    told: {
      'C21 C31 C33 a lie is caught': {
        name: 'Una bugia scoperta',
        text: 'Bruno perde un personaggio, il suo blocco cade, e il furto riesce. Se avesse avuto l’Ambasciatore, il personaggio l’avrebbe perso Anna, e Bruno si sarebbe tenuto le monete.',
      },
      'C22 a truth is doubted': {
        name: 'Un dubbio di troppo',
        text: 'La Duchessa mostrata torna nella corte, e Anna ha pescato un’altra carta al suo posto: nessuno sa più che cosa abbia in mano.',
      },
      'C42 two characters lost in one turn': {
        name: 'Due personaggi in un colpo solo',
        text: 'Il dubbio è costato un personaggio a Bruno, e l’Assassino gli toglie l’altro. Perso il dubbio, poteva ancora bloccare dicendo di essere la Contessa.',
      },
      'C32 a bluff that nobody doubts': {
        name: 'Un bluff che passa',
        text: 'Bruno non ha la Contessa, ma nessuno ne ha dubitato. Le monete di Anna sono perse lo stesso.',
      },
    },
  },
  advice: {
    title: 'Consigli',
    lines: [
      'Per le prime partite prendete l’Ambasciatore come Negoziatore: è il più semplice.',
      'Giocate più partite con gli stessi personaggi prima di cambiarli: si dubita meglio di ciò che si conosce bene.',
      `Guarda le carte scoperte, e le tue: di ogni personaggio ci sono solo ${n.copies} copie, ${n.moreCopies} in ${n.many} o in ${n.most}. Quando le vedi tutte, chi dice di averlo mente.`,
      'Dubitare dell’Assassino che ti prende di mira può costarti tutti e due i personaggi; bloccarlo con un bluff anche. Menti o dubita, ma prima conta che cosa rischi.',
      'Su un solo dispositivo, dopo un annuncio lasciate a tutti il tempo di dubitare.',
    ],
  },
  questions: {
    title: 'Domande frequenti',
    asked: [
      {
        ask: 'Dubitano di me e ho la carta. Posso non mostrarla?',
        answer: 'No, si mostra in ogni caso: non si può perdere apposta†.',
      },
      {
        ask: 'Ho dubitato a torto dell’Assassino che mi prendeva di mira. Posso ancora bloccare?',
        answer: 'Sì, se ti resta un personaggio: puoi dire di essere un Intoccabile, e se ne potrà dubitare.',
      },
      {
        ask: `Il mio Assassino è bloccato. Le mie ${n.blow} monete tornano?`,
        answer: 'No. Tornano solo a chi viene scoperto a mentire, o al Ricattatore se il bersaglio paga.',
      },
      {
        ask: 'Chi può dubitare di un blocco?',
        answer: 'Tutti quelli ancora in gioco tranne chi blocca, anche chi ha già dubitato in questo turno.',
      },
      {
        ask: 'Si può bloccare con due personaggi diversi?',
        answer: 'No: se ne annuncia uno, ed è quello che bisogna avere se qualcuno dubita.',
      },
      {
        ask: 'Il bersaglio viene eliminato prima dell’azione. E il costo?',
        answer: 'Si paga lo stesso, al tesoro se doveva andare al bersaglio. Un Ladro non trova nulla†.',
      },
      {
        ask: 'E se viene eliminato chi sta agendo, per un dubbio sbagliato?',
        answer: 'La sua azione finisce lì. Chi ha rivendicato una parte e ha resistito ai dubbi la riceve†.',
      },
    ],
    together: {
      ask: 'Più giocatori dicono insieme di essere l’Illusionista, il Papa o la Becchina. In che ordine si va?',
      answer: 'Tutti rispondono in segreto; poi dubbi e risultati si risolvono uno per uno, in senso orario.',
    },
  },
});
