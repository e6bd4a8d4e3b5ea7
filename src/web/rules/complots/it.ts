import type { ComplotsRules } from './fr.ts';

export const it: ComplotsRules = {
  about: [
    'Ognuno ha due personaggi, coperti, e può dire di essere qualsiasi personaggio, avendolo o no. Tutto sta nel capire chi mente.',
    'Chi perde i suoi due personaggi è eliminato. Vince l’ultimo in vita.',
  ],
  brief: {
    title: 'In breve',
    lines: [
      'Al tuo turno, un’azione: prendere monete, pagare un assassinio, o dichiarare un personaggio e il suo potere.',
      'Chiunque può dubitare di ciò che dichiari. Mentivi: perdi un personaggio. Dicevi il vero: lo perde chi dubitava.',
      'Se nessuno dubita, chi hai preso di mira può bloccare dicendo di essere il personaggio giusto. Si può dubitare anche di questo.',
    ],
  },
  setUp: {
    title: 'Preparazione',
    lines: [
      'Cinque personaggi sono in gioco, uno per clan, ciascuno in tre copie.',
      'Ognuno riceve due carte, che guarda da solo, e 2 monete. Le altre carte formano la corte, coperte.',
      'Il primo giocatore è estratto a sorte; nella rivincita è il vincitore. Si gioca in senso orario.',
      'Le monete sono 54 in tutto. Se il tesoro non ne ha abbastanza, si prende ciò che resta.',
    ],
  },
  two: {
    name: 'In due',
    text: 'Ognuno riceve una carta a caso, poi sceglie l’altra in segreto fra i cinque personaggi. Le carte lasciate da parte sono fuori gioco; la corte ha solo tre carte. Il primo giocatore ha una sola moneta.',
  },
  eight: { name: 'In sette o in otto', text: 'Quattro copie di ogni personaggio invece di tre: venti carte.' },
  turn: {
    title: 'Al tuo turno, un’azione',
    lines: [
      'Un’azione e una sola; non si passa.',
      'Con 10 monete o più all’inizio del turno l’assassinio è obbligatorio.',
    ],
  },
  actions: {
    income: 'Prendi 1 moneta. Nessuno può opporsi.',
    aid: 'Prendi 2 monete. Non se ne può dubitare, ma qualsiasi avversario può bloccarli con un’Esattrice.',
    coup: 'Paghi 7 monete, e l’avversario che scegli perde un personaggio. Né dubbio né blocco.',
  },
  power: {
    name: 'Un personaggio',
    text: 'Dichiari un personaggio, vero o falso, e il suo bersaglio se ne vuole uno. Devi avere le monete che il suo potere costa: si mettono da parte subito.',
  },
  doubt: {
    title: 'Dubitare',
    lines: [
      'Ogni dichiarazione di un personaggio può essere messa in dubbio da qualsiasi altro giocatore in vita. Dubita uno solo: il primo.',
      'Era una bugia: il bugiardo perde un personaggio a sua scelta, ciò che dichiarava non ha luogo, e le sue monete gli tornano.',
      'Era vero: mostra la carta, la mescola alla corte e ne pesca un’altra; chi dubitava perde un personaggio a sua scelta. Poi l’azione continua.',
      'Un dubbio si risolve sempre prima del resto: prima il dubbio, poi il blocco.',
    ],
  },
  counter: {
    title: 'Bloccare',
    lines: [
      'Passati i dubbi, chi è preso di mira può bloccare dicendo di essere il personaggio giusto; gli aiuti stranieri, chiunque.',
      'Un blocco è una dichiarazione: se ne può dubitare. Se regge, l’azione fallisce e il suo costo resta speso. Se cade, l’azione ha luogo. C’è un solo blocco per azione.',
      'Le Esattrici bloccano gli aiuti stranieri, gli Intoccabili gli Assassini, i Negoziatori i Ladri tranne il Papa; un Ladro blocca lo stesso Ladro. Nulla blocca un’Esattrice o un Negoziatore.',
    ],
  },
  losing: {
    title: 'Perdere un personaggio',
    lines: [
      'Scegli quale dei tuoi personaggi scoprire. Resta scoperto e non ha più potere.',
      'Senza personaggi coperti sei eliminato, e le tue monete vanno al tesoro, a meno che non ci sia di mezzo una Becchina.',
      'Si possono perdere entrambi i personaggi nello stesso turno: dubitare a torto di un Assassino e poi subirlo, o bloccarlo con un bluff che cade.',
    ],
  },
  clans: {
    collector: 'Portano monete, e bloccano gli aiuti stranieri.',
    assassin: 'Per 3 monete fanno perdere un personaggio. Gli Intoccabili li bloccano.',
    untouchable: 'Non hanno un’azione propria, ma bloccano gli Assassini che ti prendono di mira.',
    thief: 'Prendono monete agli altri. Li blocca lo stesso Ladro, e anche i Negoziatori, tranne contro il Papa.',
    negotiator: 'Cambiano le carte, e bloccano i Ladri che ti prendono di mira, tranne il Papa. Nulla li blocca.',
  },
  details: {
    duchess: [],
    ursuline: ['Se l’avversario indicato è eliminato nel frattempo, non dà nulla.'],
    illusionist: [
      'Di ogni «anch’io» si può dubitare. Se reggono quattro avversari o più, ricevono una parte i primi tre in senso orario.',
    ],
    assassin: [],
    executioner: ['Il bersaglio è pagato prima di perdere il personaggio.'],
    blackmailer: [
      'Per dichiararlo servono 3 monete; tornano se il bersaglio paga. Se bloccato, le perde a favore del bersaglio.',
    ],
    countess: [],
    witch: [
      'Se se ne dubita a torto: la carta si mostra, si prendono le 5 monete, e chi dubitava perde un personaggio. Se se ne dubita a ragione: niente monete, e si perde un altro personaggio.',
      'La carta morta si scopre quando il suo proprietario è eliminato.',
    ],
    undertaker: [
      'Parti uguali, arrotondate per difetto; il resto va al tesoro. Di ogni dichiarazione si può dubitare.',
    ],
    captain: ['Si può prendere di mira chi non ha nulla.'],
    justiciar: [
      'Il più povero si conta dopo aver tenuto la moneta: può essere il Giustiziere stesso, o la sua vittima. Fra pari sceglie il Giustiziere, per prendere come per dare.',
    ],
    pope: ['A chi non ha nulla non si chiede. Di ogni blocco si può dubitare.'],
    ambassador: ['Sceglie fra tutte queste carte: può tenere le sue, o cambiare tutto.'],
    inquisitor: ['È l’avversario che sceglie la carta da mostrare, e la mostra al solo Inquisitore.'],
    spy: [],
  },
  religions: {
    title: 'San Bartolomeo',
    lines: [
      'Un’opzione da 3 giocatori in su, con qualsiasi personaggio. Il primo giocatore sceglie se essere Cattolico o Protestante; poi le parti si alternano. Sono pubbliche.',
      'Finché le due parti hanno qualcuno in vita non puoi prendere di mira uno della tua con un assassinio, un Assassino o un Ladro, né bloccare i suoi aiuti stranieri. Dubitare resta libero. Quando tutti sono della stessa parte non c’è più limite.',
      'Il Papa non prende nulla a quelli della tua parte; il Giustiziere indica il più ricco di quelli che può colpire; l’Inquisitore e l’Orsolina prendono di mira chi vogliono.',
      'Ci sono due azioni in più, e l’ospizio, dove vanno le monete delle conversioni. Con 10 monete o più sono vietate: assassinio obbligatorio.',
    ],
  },
  faith: {
    convert: 'Paghi 1 moneta all’ospizio e cambi parte. Né dubbio né blocco.',
    convertOther: 'Paghi 2 monete all’ospizio e un altro giocatore cambia parte. Né dubbio né blocco.',
    embezzle:
      'Dici di non avere Esattrici e prendi tutte le monete dell’ospizio. Se ne può dubitare: allora mostri tutte le tue carte coperte. Nessuna Esattrice: le cambi, prendi le monete, e chi dubitava perde un personaggio. Altrimenti ne perdi uno tu, e non prendi nulla.',
  },
  options: { title: 'Opzioni', lines: ['Si scelgono quando si prepara il tavolo.'] },
  choices: {
    lineup: 'Cinque, uno per clan: una di queste liste, la tua scelta, o il caso.',
    doubts:
      'Il più rapido, di norma: vale chi dubita o blocca per primo. Alla pari: ognuno risponde in segreto, e vale il primo in senso orario.',
    religions: 'Due parti, e due azioni in più: vedi San Bartolomeo. Da 3 giocatori in su.',
    clock: {
      name: 'Orologio',
      text: 'Ogni domanda ha il suo tempo. In ritardo non dubiti e non blocchi, e al tuo turno prendi un Reddito.',
    },
  },
  questions: {
    title: 'Domande frequenti',
    asked: [
      {
        ask: 'Dubitano di me e ho la carta. Posso non mostrarla?',
        answer: 'No, la prova è data d’ufficio: non si perde apposta.',
      },
      {
        ask: 'Ho dubitato a torto dell’Assassino che mi prendeva di mira. Posso ancora bloccare?',
        answer: 'Sì, se ti resta un personaggio: puoi dire di essere un Intoccabile, e se ne potrà dubitare.',
      },
      {
        ask: 'Il mio Assassino è bloccato. Le mie 3 monete tornano?',
        answer: 'No. Tornano solo a chi è scoperto a mentire, o al Ricattatore che il bersaglio paga.',
      },
      {
        ask: 'Chi può dubitare di un blocco?',
        answer: 'Tutti i vivi tranne chi blocca, anche chi ha già dubitato in questo turno.',
      },
      {
        ask: 'Si può bloccare con due personaggi diversi?',
        answer: 'No: se ne dichiara uno, ed è quello che bisogna avere se qualcuno dubita.',
      },
      {
        ask: 'Il bersaglio è eliminato prima che l’azione abbia luogo. E il costo?',
        answer: 'Si paga lo stesso, al tesoro se doveva andare al bersaglio. Un Ladro non trova nulla.',
      },
      {
        ask: 'In più d’uno si dicono Illusionista, Papa o Becchina insieme. In che ordine?',
        answer: 'Tutti rispondono in segreto; poi si dubita e si risolve uno per uno, in senso orario.',
      },
    ],
  },
};
