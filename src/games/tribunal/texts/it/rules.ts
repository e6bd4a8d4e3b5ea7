import type { Numbers } from '../../rules/numbers.ts';
import type { TribunalRules } from '../fr/rules.ts';

export const it = (n: Numbers): TribunalRules => ({
  about: [
    'Fra i giudici si sono infiltrati dei mafiosi. Di giorno si accusa, di notte la mafia complotta, finché una delle due fazioni non sparisce.',
    'Essere eliminati costa una vita, e a ogni manche le identità cambiano. Vince, da solo, l’ultimo che ha ancora vite.',
  ],
  brief: {
    title: 'In breve',
    lines: [
      'A ogni manche una carta segreta fa di te un giudice o un mafioso. I mafiosi si riconoscono fra loro; i giudici non sanno nulla.',
      'Di giorno si discute, poi ciascuno accusa in segreto. Il più accusato è condannato e pesca una carta Condanna. Alla seconda condanna nella stessa manche è eliminato.',
      'Di notte ciascuno protegge qualcuno in segreto; un mafioso può invece complottare. Se tutti i mafiosi prendono di mira lo stesso giocatore, quello pesca una carta Mafia. Se ne aveva già una, è eliminato.',
      'Il giocatore più protetto pesca una carta Antimafia e la tiene per sé.',
      'Solo il cancelliere vede le carte della notte, e quando le annuncia può mentire. Si può obiettare.',
      'Quando sei eliminato perdi una vita, mostri la tua identità e fai l’informatore fino alla fine della manche.',
      'Barare fa parte del gioco. Farsi scoprire costa caro.',
    ],
  },
  setUp: {
    title: 'Preparazione',
    lines: [
      `Da ${n.least} a ${n.most} giocatori. In ogni manche, fra chi ha ancora vite ci sono dei mafiosi; gli altri sono giudici.`,
      'Il primo cancelliere è estratto a sorte.',
      `Ci sono ${n.piles} mazzi di ${n.pile} carte: Condanna, Mafia e Antimafia. Le carte restituite vanno sotto il loro mazzo; un mazzo vuoto non dà nulla. Queste carte sono nostre†: quelle del gioco stampato non sono pubbliche.`,
    ],
  },
  before: {
    title: 'Prima del primo giorno',
    lines: ['Ogni manche comincia così; poi si susseguono giorni e notti.'],
  },
  day: { title: 'Il giorno', lines: ['Le fasi, nell’ordine.'] },
  night: { title: 'La notte', lines: ['Altre fasi; poi comincia un nuovo giorno, con un nuovo cancelliere.'] },
  steps: {
    discovery:
      'A turno, cominciando dal cancelliere, ciascuno guarda la sua carta e dice «Sono giudice». Lo dicono anche i mafiosi.',
    recognition:
      'Solo se i mafiosi sono due o più. I giudici tengono gli occhi chiusi. I mafiosi vedono chi sono e possono proporsi un ordine in cui eliminare i giudici: utile per prendere di mira lo stesso, di notte. Ciascuno di loro tiene anche d’occhio un giocatore†, estratto a sorte finché non ne sceglie un altro: se quello apre gli occhi, lo vede. Chiude il cancelliere.',
    deliberation:
      'Ciascuno parla quando vuole, a tutti o sottovoce a uno solo: gli altri vedono chi sussurra a chi, ma non sentono nulla. Quel che si dice di un giocatore può avere una ragione: una che la manche conferma davanti a tutti (una promessa non mantenuta, il martelletto la notte scorsa, nemmeno una parola…), o un’impressione. A chiunque si può chiedere perché. Il cancelliere chiude quando vuole. Chi non ha nulla da aggiungere può farlo sapere; non impegna a nulla.',
    pleas:
      'A turno, cominciando dal cancelliere, ciascuno ha la parola, e può annunciare chi accuserà. Non è vincolante. Se più della metà dei giocatori non eliminati alza la mano, il discorso è interrotto.',
    accusation:
      'In silenzio e in segreto, ciascuno accusa un giocatore non eliminato, anche sé stesso. Non si cambia più idea. Si vede chi ha giocato, non che cosa.',
    'day-verdict':
      'Le carte si mescolano e si scoprono, senza il nome di chi le ha giocate. Il più accusato è condannato; a parità, nessuno. Prima condanna della manche: una carta Condanna, letta ad alta voce. Seconda: eliminato.',
    'night-vote':
      'In segreto, ciascuno gioca una carta Protezione per un giocatore non eliminato, anche sé stesso, o una carta Complotto contro uno di loro. Per un giudice, giocare un Complotto è barare.',
    count:
      'Il cancelliere vede le carte, mescolate; solo le carte Informatore si mostrano a tutti. Annuncia, vero o falso, se un complotto è riuscito e contro chi, poi chi è protetto.',
    contest:
      'Qualsiasi giocatore non eliminato, tranne il cancelliere, può obiettare: uno solo per notte, il primo che parla. Vede tutte le carte. Se il cancelliere ha mentito, è eliminato (se è informatore, perde solo una vita†), e la verità sostituisce il suo annuncio. Se ha detto il vero, chi obietta pesca una carta Condanna. Se nessuno obietta, l’annuncio vale, anche falso. L’obiezione riguarda i due annunci insieme†; nel libretto ne riguarda uno solo.',
    'night-verdict':
      'La vittima del complotto pesca una carta Mafia, letta ad alta voce; se ne aveva già una, è eliminata. Poi il giocatore protetto pesca una carta Antimafia, senza mostrarla.',
    'duel-vote': 'I giocatori fuori gioco votano chi comincia. A parità decide la sorte.',
    duel: 'Il primo guarda la sua carta e dice «Sono giudice». L’altro gli crede o no, e la carta si mostra. Se ha visto giusto, perde una vita chi parlava; se no, la perde lui. Poi ci si scambiano i ruoli.',
  },
  truth: {
    title: 'Che cosa dicono davvero le carte della notte',
    lines: [
      'Un complotto riesce se le carte Complotto sono tante quanti i mafiosi non eliminati, né più né meno, e tutte contro lo stesso giocatore.',
      'È protetto chi ha più carte Protezione. A parità, nessuno.',
      'La vittima può essere anche il protetto: prima subisce il complotto, poi pesca la sua Antimafia, troppo tardi per questa notte.',
    ],
  },
  clerk: {
    title: 'Il cancelliere',
    lines: [
      'Il suo martelletto chiude il riconoscimento della mafia, il dibattito, il verdetto e l’alba. Le altre fasi si chiudono quando ciascuno ha risposto†; nel libretto il martelletto apre e chiude ogni fase e ogni discorso.',
      'Annuncia il conteggio e ammonisce chi è stato denunciato a ragione. Se l’infrazione è sua, lo ammonisce il giocatore successivo†.',
      'Dopo ogni notte, e quando finisce una manche, l’incarico passa al giocatore successivo che ha ancora una vita, anche se informatore†.',
      'Se lascia scadere il tempo del conteggio, il tribunale annuncia la verità e il cancelliere pesca una carta Condanna. Ne pesca una anche per ogni ammonizione non data quando la fase si chiude.',
    ],
  },
  informers: {
    title: 'Gli informatori',
    lines: [
      'Quando sei eliminato dalla manche perdi una vita, mostri la tua identità, restituisci le carte Condanna e Mafia, tieni le Antimafia e diventi informatore.',
      'Un informatore parla nel dibattito, ha il suo discorso, e può essere cancelliere se gli resta una vita.',
      'A ogni voto, di giorno o di notte, può giocare una carta Informatore: un certo giocatore è innocente, o colpevole. Vera o falsa, si mostra a tutti senza dire di chi è.',
      'Non può accusare, proteggere, complottare, obiettare, alzare la mano† né giocare Antimafia. Nessuno può accusarlo, proteggerlo o complottare contro di lui.',
    ],
  },
  cheating: {
    title: 'Parola e trucchi',
    lines: [
      'Chi può parlare: tutti nel dibattito e nel duello; chi è di turno nelle identità e nei discorsi; il cancelliere nel verdetto, nel conteggio, nell’obiezione e all’alba; nessuno mentre la mafia si riconosce, nel voto e di notte.',
      'Barare fa parte del gioco, e a volte conviene: nessun trucco è punito d’ufficio. Paga solo chi viene denunciato in tempo.',
    ],
  },
  cheats: {
    blame: {
      name: 'Un’ammonizione',
      text: `Parlare fuori turno, o guardare la propria carta prima del turno. Chiunque può denunciarlo prima che la fase si chiuda, e il cancelliere deve ammonirti. Quando ne hai ${n.blames} le restituisci tutte†, e la prossima volta non accusi.`,
    },
    expose: {
      name: 'Una carta Condanna',
      text: 'Nel dibattito, e solo lì†, mostrare una carta che hai giocato in un voto passato della manche (un informatore non può: ha restituito le sue); nel libretto anche dirlo è barare, qui si può†; durante un voto, mostrare quella che stai giocando; per il cancelliere, mostrare le carte della notte. Se ti denunciano prima che la fase si chiuda, peschi una Condanna.',
    },
    disobey: {
      name: 'Una carta Condanna: disobbedire',
      text: `Parlare, accusare o giocare una carta di notte quando una carta, o ${n.blames} ammonizioni, te lo vieta. Ciò che è detto è detto, e la carta conta. Una parola si denuncia finché la fase è aperta, un’accusa durante il verdetto; una carta di notte la denuncia solo chi ha visto le carte, finché la notte non finisce.`,
    },
    peek: {
      name: 'Una vita: aprire gli occhi',
      text: 'Da giudice guardi durante il riconoscimento: sai chi sono i mafiosi. Ti vede solo chi ti tiene d’occhio, ma ogni mafioso, e nessun altro†, può denunciarti prima che la fase si chiuda, anche a caso: allora perdi una vita e la manche ricomincia.',
    },
    plot: {
      name: 'Una vita: complottare da giudice',
      text: 'La tua carta conta come quella di un mafioso. Se qualcuno che ha visto le carte della notte ti denuncia prima che la notte finisca, perdi una vita e la manche ricomincia.',
    },
    report: {
      name: 'Denunciare',
      text: 'In qualsiasi momento della manche, ma attenzione: se hai torto, l’ammonizione è per te†. La denuncia riguarda il suo trucco più grave, se nessuno l’ha ancora denunciato. Al riconoscimento e di notte puoi denunciare un solo giocatore per fase†: una carta della notte non porta nome, scegli bene. Non si dice chi ha denunciato a ragione.',
    },
    restart: {
      name: 'La manche ricomincia',
      text: 'Nuove identità, primo giorno, carte Condanna e Mafia restituite. Gli informatori rientrano, senza riavere la vita persa; chi non ne ha più è fuori gioco.',
    },
  },
  decks: {
    condemnation: {
      title: 'Carte Condanna†',
      lines: [
        'Le pescano i condannati, chi obietta a torto, un cancelliere che manca al suo dovere e chi bara in certi modi. Si leggono ad alta voce.',
        '«Il giorno dopo» o «la notte dopo» è quello che non è ancora cominciato.',
      ],
    },
    mafia: {
      title: 'Carte Mafia†',
      lines: ['Le pesca la vittima di un complotto. Si leggono ad alta voce e restano davanti a lei.'],
    },
    'anti-mafia': {
      title: 'Carte Antimafia†',
      lines: [
        'Le pesca il giocatore protetto, le tiene segrete e le gioca scoperte al momento indicato. Restano da una manche all’altra.',
        'Nel dibattito e all’alba se ne può mostrare una a tutti, e tenerla†.',
      ],
    },
  },
  end: {
    title: 'Fine della manche, fine della partita',
    lines: [
      'La manche finisce quando non restano più giudici, o più mafiosi. Prima si conclude la fase in corso†.',
      'Ammonizioni e carte Antimafia restano†. Le carte Condanna e Mafia si restituiscono, e i loro effetti finiscono.',
      'Chi non ha più vite è fuori gioco. Gli altri ricevono una nuova identità.',
      'L’ultimo giocatore che ha ancora vite vince la partita. Quando ne restano solo due, si affrontano in duello.',
    ],
  },
  duel: {
    title: 'Il duello',
    lines: [
      'Si mescolano due carte Giudice e due carte Mafioso; ciascuno dei due giocatori ne prende una senza vederla.',
      'Quando hanno parlato entrambi si rimescola tutto e comincia l’altro, fino all’ultima vita. Tutti possono parlare.',
    ],
  },
  advice: {
    title: 'Consigli',
    lines: [
      'Giudici: interrogate, stringete alleanze. Chi non dà mai una ragione forse non ne ha.',
      'Mafiosi: conquistate la fiducia. Date ragioni che tutti possono verificare; solo la conclusione deve mentire.',
      'Osserva i volti quando si guarda la carta, e quando si risponde.',
      'Accordatevi su un ordine al riconoscimento: basta una carta fuori posto e il complotto fallisce.',
      'A volte conviene barare. La carta Complotto di un giudice fa fallire un complotto, ma chi vede le carte può indovinare di chi è.',
    ],
  },
  clock:
    'Allo scadere del tempo non giochi carte, passi o credi; una fase che doveva chiudere il cancelliere si chiude da sola.',
  examples: {
    title: 'Esempi',
    told: {
      'T40 T41 T43 a night is counted': {
        name: 'Il conteggio di una notte',
        text: 'I mafiosi sono due, e due sono le carte Complotto, entrambe contro Carla: il complotto riesce. Dario ha due carte Protezione, Carla una sola: il protetto è lui. Con una carta Complotto in più o in meno, o contro un altro giocatore, il complotto falliva.',
      },
      'T41 two names, and a tie': {
        name: 'Due nomi, e una parità',
        text: 'Le due carte Complotto sono contro due giocatori: nessun complotto riesce. Carla, Dario ed Elsa hanno una Protezione ciascuno: a parità, nessuno è protetto. Elsa ha quindi detto il vero, e a pagare è Carla.',
      },
      'T42 a clerk who lies': {
        name: 'Un cancelliere che mente',
        text: 'Le carte dicevano: un complotto contro Carla, e due protezioni per lei. Rischiare è valso la pena: se Bruno avesse detto il vero, la carta Condanna l’avrebbe pescata Dario. Se nessuno avesse obiettato, il complotto avrebbe colpito Anna.',
      },
      'T21 T74 T75 open eyes': {
        name: 'Occhi aperti',
        text: 'Carla ha denunciato a caso, e ha sbagliato giocatore. Bruno teneva d’occhio Dario e l’ha visto: la denuncia vale subito. Se nessuno avesse detto nulla prima del colpo di martelletto, Dario avrebbe saputo per tutta la manche chi sono i mafiosi.',
      },
    },
  },
  questions: {
    title: 'Domande frequenti',
    asked: [
      {
        ask: 'Un mafioso può proteggere invece di complottare?',
        answer:
          'Sì, ma allora manca una carta e il complotto fallisce. Può anche complottare contro un altro mafioso, o contro sé stesso.',
      },
      {
        ask: 'Due condanne, ma alla prima ho giocato la Grazia: sono fuori?',
        answer:
          'No. Non contano né una condanna annullata dalla Grazia, né una carta Condanna pescata per un trucco o per aver obiettato a torto: solo i verdetti.',
      },
      {
        ask: 'Sono eliminato, poi la manche finisce: recupero la vita?',
        answer: 'No, è persa. Se te ne resta una, torni nella manche successiva con una nuova identità.',
      },
      {
        ask: 'Perché mi si chiede se gioco una carta Antimafia quando la mia qui non serve?',
        answer:
          'Si chiede a chiunque ne abbia una, quando viene condannato o colpito: così la domanda non rivela quale.',
      },
      {
        ask: 'Si può obiettare a un annuncio del tribunale?',
        answer: 'Sì, ma è sempre vero: chi obietta pesca una carta Condanna.',
      },
      {
        ask: 'E se la manche non finisce mai?',
        answer: `Quando sono passate ${n.lastNight} notti con le due fazioni in gioco, la manche finisce e ogni giocatore non eliminato perde una vita†.`,
      },
      {
        ask: 'E se nessuno ha più vite?',
        answer: `Quelli che hanno perso la loro per ultimi, nella stessa fase, continuano con una vita ciascuno†; se è uno solo, vince. Succede al massimo ${n.revivals} volte: la volta dopo vincono insieme.`,
      },
      {
        ask: 'I giudici possono condannare un giudice?',
        answer: 'Certo. Nessuno vede le identità, e alla fine non c’è squadra: uno solo vince la partita.',
      },
      {
        ask: 'Che fare se il cancelliere dimentica di chiudere una fase?',
        answer: 'La chiude il timer. Senza timer, tocca chiederglielo.',
      },
    ],
  },
});
