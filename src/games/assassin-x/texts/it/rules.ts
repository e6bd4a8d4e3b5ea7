import type { Numbers } from '../../rules/numbers.ts';
import type { AssassinXRules } from '../fr/rules.ts';

export const it = (n: Numbers): AssassinXRules => ({
  about: [
    `${n.hand} carte in mano, che passano di vicino in vicino. Girano ${n.assassins} carte Assassino: chi ne ha una può colpire, e nessuno sa chi, né quando.`,
    `Porta a termine un assassinio, sopravvivi, o manda la polizia nel posto giusto. Vince il primo a ${n.goal} punti.`,
  ],
  brief: {
    title: 'In breve',
    lines: [
      `Al tuo turno proponi ${n.offered} delle tue carte al vicino, che ne prende una. Poi chiunque può agire.`,
      'Se hai una carta Assassino e un’arma, puoi tentare di assassinare un giocatore. Lui si difende con quel che ha.',
      `Più attacco che difesa: l’assassinio riesce, ${n.assassination} punti per te. Altrimenti la vittima sopravvive: ${n.survived} punto per lei.`,
      `Con una carta Intervento di polizia mandi la polizia da un giocatore. È un assassino: ${n.arrest} punto per te. Non lo è: esci dalla manche.`,
      `Il mazzo è vuoto: ${n.pile} punto a ogni giocatore ancora nella manche che non ha una carta Assassino.`,
      `Un jolly si posa coperto davanti a sé, oltre alle ${n.hand} carte. Se ne tiene uno solo.`,
    ],
  },
  setUp: {
    title: 'Preparazione',
    lines: [
      `Da ${n.fewest} a ${n.most} giocatori, ${n.cards} carte. Si mescola, ciascuno riceve ${n.hand} carte, il resto forma il mazzo.`,
      `Ciascuno posa i suoi jolly e pesca fino ad avere ${n.hand} carte in mano.`,
      'Il primo giocatore è estratto a sorte. A ogni manche il senso di gioco si inverte; ma comincia sempre il posto successivo, in senso orario†.',
    ],
  },
  turn: {
    title: 'Un turno',
    lines: [`Alla fine di ogni fase ciascuno ha ${n.hand} carte in mano e al massimo un jolly davanti a sé.`],
  },
  steps: {
    exchange: {
      name: 'Prima, lo scambio',
      text: `Posi ${n.offered} delle tue ${n.hand} carte davanti al vicino, nel senso di gioco: una scoperta, una coperta, l’altra come vuoi. Lui ne prende una; tu riprendi le altre e peschi fino a ${n.hand}. Lui ne ha una di troppo: ne scarta una coperta, ma mai una carta Assassino.`,
    },
    action: {
      name: 'Poi, le azioni',
      text: 'Ciascuno può assassinare, mandare la polizia o giocare il suo jolly. Agisce il primo che posa la carta, e non succede altro finché non ha finito. Poi ciascuno può di nuovo agire. Quando nessuno vuole più fare nulla, tocca al vicino.',
    },
  },
  attack: {
    title: 'Assassinare e difendersi',
    lines: [
      'L’assassino indica la vittima e posa esattamente un’arma, al massimo un approccio, vantaggi tutti diversi e, se vuole, un jolly d’attacco.',
      'La vittima posa al massimo un riflesso, al massimo un indizio, vantaggi tutti diversi e un jolly di difesa, oppure nulla. Anche un assassino può essere vittima.',
      'Si confronta: con più attacco che difesa, l’assassinio riesce. A parità, la vittima sopravvive.',
      `I vantaggi tutti insieme: ${n.allEdges} punti in più†. Una coppia vale ${n.pair} meno il numero dell’arma o del riflesso†.`,
    ],
  },
  pairs: {
    title: 'Le coppie†',
    lines: [
      `Un’arma e un approccio i cui numeri fanno ${n.match} formano una coppia, come un riflesso e un indizio. Ogni coppia ha un nome, scritto sulle sue due carte.`,
      `Più l’arma o il riflesso è debole, più la coppia è forte: l’arma ${n.least} e l’approccio ${n.strongest} fanno ${n.bestPair}, quanto le due carte più forti.`,
    ],
  },
  police: {
    title: 'La polizia',
    lines: [
      `Posi una carta Intervento di polizia e indichi un giocatore. Se ha una carta Assassino, è arrestato: ${n.arrest} punto per te, e la manche è finita.`,
      'Se no, mostra le sue carte e il suo jolly solo a te, e tu esci dalla manche, con le tue carte.',
      'Se ha un jolly davanti a sé, gli si chiede prima se presenta un alibi: allora non mostra nulla, e tu esci dalla manche.',
      'Se una carta Assassino è passata da te a un altro, data o presa†, non puoi mandargli la polizia prima della fase d’azione del turno successivo.',
    ],
  },
  cards: {
    title: 'Le carte',
    lines: [
      `${n.cards} carte. Ciascuna porta scritti il nome, il tipo e il valore. Il libretto ne dà il numero e i valori; i nomi sono nostri†, come tutti i jolly tranne Trasferimento.`,
    ],
  },
  held: {
    assassin: 'Chi ce l’ha è un assassino, finché ce l’ha. Non si scarta mai: può solo passare a un altro.',
    intervention: 'Manda la polizia da un giocatore, nella fase d’azione. Una volta giocata, è persa.',
  },
  kinds: {
    weapon: {
      name: 'Armi',
      text: `Da ${n.least} a ${n.strongest} punti attacco. Per assassinare ne serve una, e una sola.`,
    },
    approach: { name: 'Approcci', text: `Da ${n.least} a ${n.strongest} punti attacco. Uno al massimo, con l’arma.` },
    reflex: { name: 'Riflessi', text: `Da ${n.least} a ${n.strongest} punti difesa. Uno al massimo in difesa.` },
    clue: { name: 'Indizi', text: `Da ${n.least} a ${n.strongest} punti difesa. Uno al massimo in difesa.` },
    mastery: {
      name: 'Vantaggi',
      text: `Per attaccare o difendersi, tutti diversi. Tutti insieme valgono ${n.allEdges} punti in più†.`,
    },
  },
  jokerRules: {
    title: 'I jolly†',
    lines: [
      'Un jolly ricevuto o pescato si posa coperto davanti a te, e peschi un’altra carta. Se ne hai già uno scegli quale tenere; l’altro si scarta scoperto.',
      'Si gioca nella fase d’azione, o nel momento indicato, poi si scarta. Non si scambia mai.',
    ],
  },
  jokers: {
    transfer:
      'Se sei assassino: prendi una carta a caso da un giocatore, poi gli dai una carta Assassino. Se non sei assassino quando lo ricevi, si scarta subito.',
    alibi:
      'Se la polizia viene da te: non mostri nulla, non sei arrestato, e l’accusatore esce dalla manche come se si fosse sbagliato. Innocente o assassino, puoi giocarlo.',
    vest: `In difesa: ${n.vest} punti difesa in più.`,
    silencer: `In attacco: ${n.silencer} punti attacco in più.`,
    jammer: 'In attacco o in difesa: i vantaggi dell’altro non contano, né il loro bonus. La sua coppia conta.',
    informer: 'Guardi le carte in mano a un giocatore, ma non il suo jolly.',
    pickpocket: 'Prendi una carta a caso da un giocatore, poi gliene dai una delle tue, anche la stessa.',
    tail: 'Il jolly di un giocatore si scarta scoperto. Deve averne uno.',
    forensics: 'Guardi gli scarti e puoi scambiare una tua carta con una di quelle, ma non Assassino né jolly.',
    diversion:
      'Il senso di gioco si inverte subito e la fase d’azione è finita: nessuno agisce più in questo turno. Il prossimo turno va all’altro vicino di chi era di turno.',
  },
  end: {
    title: 'Segnare e vincere',
    lines: [
      `Assassinio riuscito: ${n.assassination} punti all’assassino. Assassinio a cui si sopravvive: ${n.survived} punto alla vittima. Arresto: ${n.arrest} punto all’accusatore. Mazzo vuoto quando bisogna pescare: ${n.pile} punto a ogni giocatore ancora nella manche† senza carta Assassino.`,
      'Ciascuno di questi casi chiude la manche. Si rimescola tutto e si ricomincia.',
      `Se nella manche resta un solo giocatore, finisce anche così: ${n.alone} punto a lui, assassino o no†.`,
      `Vince il primo a ${n.goal} punti. Se più giocatori ci arrivano insieme, vince chi ne ha di più; a parità, un’altra manche per tutti†.`,
    ],
  },
  advice: {
    title: 'Consigli',
    lines: [
      'Colpisci appena sei in grado di farlo: al turno dopo l’Assassino può aver cambiato mano.',
      'Se hai fiuto, tieni un Intervento di polizia: indovinare vale un punto e chiude la manche.',
      'Non disprezzare le carte d’attacco: al prossimo turno l’assassino potresti essere tu.',
      'Raccogli comunque di che difenderti: nessuno avverte.',
    ],
  },
  clock:
    'Allo scadere del tempo non agisci, tieni il vecchio jolly e non presenti alibi; in difesa si posa per te il meglio che hai.',
  examples: {
    title: 'Esempi',
    told: {
      'X10 X11 one card up, two down': {
        name: 'Uno scambio',
        text: 'Anna ha ripreso le altre due carte e ha pescato. Bruno, che ne aveva una di troppo, ha dovuto scartarne una: anche la stessa, se voleva, ma mai una carta Assassino.',
      },
      'X21 X22 twelve against eleven': {
        name: 'Un assassinio, contato',
        text: 'L’arma 1 e l’approccio 6 formano una coppia: 13 − 1 = 12 punti attacco. Bruno non ha coppie: 6 + 4 + 1 = 11 punti difesa. Con 12 contro 12 sarebbe sopravvissuto.',
      },
      'X30 X42 the police meet an alibi': {
        name: 'Un alibi',
        text: 'L’assassino è proprio Anna, ma con l’alibi non deve mostrare nulla, ed è Bruno a uscire dalla manche. Da innocente avrebbe potuto giocarlo lo stesso.',
      },
      'X12 X42 a diversion ends the actions': {
        name: 'Un diversivo',
        text: 'Né l’assassino né la polizia hanno potuto agire: la fase d’azione era finita. Il senso di gioco è cambiato: dopo Anna viene l’altro suo vicino, Dario, che propone le sue carte a Carla.',
      },
    },
  },
  questions: {
    title: 'Domande frequenti',
    asked: [
      {
        ask: 'Posso proporre la mia carta Assassino nello scambio?',
        answer: 'Sì, scoperta o coperta: è il modo abituale di liberarsene. Chi la prende diventa assassino.',
      },
      {
        ask: 'E se ho tutte e due le carte Assassino?',
        answer: 'Per assassinare ne basta una. Non puoi scartarne nessuna.',
      },
      {
        ask: 'Un assassinio fallito mi fa perdere punti?',
        answer: `No. La vittima segna ${n.survived} punto e la manche finisce.`,
      },
      {
        ask: 'Trasferimento mi salva dalla polizia?',
        answer: 'No. Solo Alibi risponde alla polizia.',
      },
      {
        ask: 'Ho tenuto Trasferimento, poi ho perso la carta Assassino. Che ne è?',
        answer: 'Lo tieni, ma non puoi giocarlo finché non sei assassino†. Il libretto lo fa scartare.',
      },
      {
        ask: 'Perché mi si chiede un alibi se non ce l’ho?',
        answer: 'Si chiede a ogni accusato che ha un jolly davanti a sé, così la domanda non rivela nulla.',
      },
      {
        ask: 'Non ho voluto agire. Posso ancora farlo?',
        answer:
          'Sì, se nel frattempo qualcuno agisce: dopo ogni azione si chiede di nuovo a tutti. Tranne dopo Diversivo, che chiude le azioni del turno.',
      },
      {
        ask: 'Un jolly ha spostato delle carte: quante ne ho?',
        answer: `Sempre ${n.hand} in mano: chi prende una carta ne dà una.`,
      },
      {
        ask: 'Perché presentare un alibi se sono innocente?',
        answer:
          'Per non mostrare nulla. L’accusatore esce dalla manche in ogni caso, ma con l’alibi nessuno sa se hai l’Assassino.',
      },
      {
        ask: 'Che ne è delle carte di chi esce dalla manche?',
        answer:
          'Sono fuori gioco, jolly compreso, e non fra gli scarti. I suoi vicini scambiano fra loro scavalcandolo.',
      },
      {
        ask: 'E se nessuno segna mai?',
        answer: `Dopo ${n.barrenRounds} manche di fila senza punti, la prossima manche senza punti ne dà ${n.barren} a chi ne ha di meno†.`,
      },
    ],
  },
});
