import type { TroublesText } from '../fr/troubles.ts';

export const troubles: TroublesText = {
  tryAgain: 'Riprova',
  playHere: 'Gioca qui',
  olderFrom: (move) => `Questa partita segue regole precedenti e cambia dalla mossa ${move} in poi.`,
  troubles: {
    noTable: {
      title: 'Questo tavolo non esiste',
      what: 'Forse il link è incompleto, o il tavolo è stato chiuso. Chiedilo di nuovo a chi ti ha invitato.',
    },
    full: {
      title: 'Il tavolo è pieno',
      what: 'Tutti i posti sono occupati. Aspetta che se ne liberi uno, o apri un tavolo tuo.',
    },
    backSoon: {
      title: 'Non ancora',
      what: 'Può tornare da un momento all’altro. Il posto si potrà cedere se l’assenza dura.',
    },
    kicked: {
      title: 'Non sei più a questo tavolo',
      what: 'L’host ti ha fatto uscire. Apri un tavolo tuo, o chiedi un nuovo invito.',
    },
    notInvited: { title: 'Tavolo privato', what: 'Serve un invito per entrare. Chiedi il link o il codice.' },
    noWatchers: {
      title: 'La partita è cominciata',
      what: 'Questo tavolo gioca senza spettatori. Riprova a partita finita, o apri un tavolo tuo.',
    },
    hostAsked: {
      title: 'Si chiede per te',
      what: 'Questa partita si gioca senza spettatori. L’host decide se prendi il posto di chi è andato via. Questa pagina aspetta.',
    },
    oldLink: { title: 'Link scaduto', what: 'Il tavolo è chiuso o il codice non vale più. Chiedine uno nuovo.' },
    renewed: { title: 'L’invito è stato rinnovato', what: 'Chiedi quello nuovo a chi ti ha invitato.' },
    noCode: {
      title: 'Nessun tavolo ha questo codice',
      what: 'Un codice ha otto lettere, come KOMUTADI. Verificalo con chi ti ha invitato: l’invito potrebbe essere stato rinnovato.',
    },
    oldReplay: {
      title: 'La partita non si apre',
      what: 'Il link è incompleto, o la partita non è più conservata. Chiedilo di nuovo, intero.',
    },
    olderRules: { title: 'Le regole sono cambiate', what: 'Non si può più mostrare com’è stata giocata.' },
    serverGone: {
      title: 'Il server non risponde',
      what: 'Il tuo posto resta tuo, e continuiamo a riprovare. Controlla la connessione; contro i bot si gioca anche senza rete.',
    },
    otherTab: {
      title: 'Giochi in un’altra scheda',
      what: 'Un posto, una scheda: continua là, o riprendi la partita qui.',
    },
    noSocket: {
      title: 'Connessione bloccata',
      what: 'La tua rete impedisce il gioco in tempo reale (WebSocket). Prova un’altra rete, o senza proxy.',
    },
    noSession: {
      title: 'Non ti riconosciamo',
      what: 'I cookie sembrano bloccati. Permettili per questo sito, poi riprova.',
    },
    nameTaken: { title: 'Nome già preso', what: 'Qualcuno al tavolo ha già questo nome. Scegline un altro.' },
    badName: { title: 'Nome non valido', what: 'Un nome ha da 1 a 24 caratteri visibili.' },
    tooFast: { title: 'Più piano', what: 'Troppe richieste insieme. Aspetta un attimo, poi riprova.' },
    notReady: { title: 'Non ancora', what: 'C’è ancora un posto libero, o qualcuno non ha ancora confermato.' },
    noChat: { title: 'Chat chiusa', what: 'Qui parlare è giocare: la chat riapre a fine partita.' },
    muted: { title: 'Non puoi parlare', what: 'L’host ti ha tolto la parola.' },
    lost: { title: 'Pagina introvabile', what: 'Questo indirizzo non porta da nessuna parte. Torna alla home.' },
    other: { title: 'Qualcosa è andato storto', what: 'Non ha funzionato. Riprova.' },
  },
};
