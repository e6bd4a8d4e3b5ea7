import type { TroublesText } from '../fr/troubles.ts';

export const troubles: TroublesText = {
  tryAgain: 'Riprova',
  playHere: 'Gioca qui',
  olderFrom: (move) => `Questa partita segue regole precedenti e cambia dalla mossa ${move} in poi.`,
  troubles: {
    malformed: {
      title: 'Richiesta non capita',
      what: 'Il server non ha capito questa pagina, forse troppo vecchia. Ricaricala.',
    },
    'too-large': { title: 'Troppo lungo', what: 'Il testo o il file supera il limite. Accorcialo.' },
    'too-fast': { title: 'Più piano', what: 'Troppe richieste insieme. Aspetta un attimo, poi riprova.' },
    'too-many': { title: 'È il massimo', what: 'Hai raggiunto il numero consentito. Prima eliminane.' },
    'passkeys-full': { title: 'Dieci passkey', what: 'Se ne possono avere dieci. Prima eliminane una.' },
    'passkey-known': { title: 'Passkey già nota', what: 'Questa passkey è già salvata qui. Usala per accedere.' },
    'debate-full': {
      title: 'Dibattito chiuso',
      what: 'In questa partita si è parlato tanto che ormai contano solo le risposte.',
    },
    'no-session': {
      title: 'Non ti riconosciamo',
      what: 'I cookie sembrano bloccati. Permettili per questo sito, poi riprova.',
    },
    'no-table': {
      title: 'Questo tavolo non esiste',
      what: 'Forse il link è incompleto, o il tavolo è stato chiuso. Chiedilo di nuovo a chi ti ha invitato.',
    },
    damaged: {
      title: 'Questo tavolo è danneggiato',
      what: 'Non si può più aprire. Avvisa chi gestisce il server, o apri un altro tavolo.',
    },
    'not-here': {
      title: 'Non sei a questo tavolo',
      what: 'Torna al tavolo prima di giocare: il link è nella pagina iniziale.',
    },
    left: { title: 'Non c’è più', what: 'Questa persona ha lasciato il tavolo. Scegli qualcun altro.' },
    'not-invited': { title: 'Tavolo privato', what: 'Serve un invito per entrare. Chiedi il link o il codice.' },
    banned: {
      title: 'Non sei più a questo tavolo',
      what: 'L’host ti ha fatto uscire. Apri un tavolo tuo, o chiedi un nuovo invito.',
    },
    'not-host': { title: 'Solo per l’host', what: 'Può farlo solo l’host del tavolo. Chiedi a lui o a lei.' },
    'hand-over': { title: 'L’host sei tu', what: 'Prima affida il tavolo a qualcun altro.' },
    'not-seated': {
      title: 'Qui non hai un posto',
      what: 'Per farlo bisogna sedere al tavolo. Prendi un posto libero.',
    },
    seated: { title: 'Ha già un posto', what: 'Questa persona ha già un posto al tavolo: uno solo per partita.' },
    taken: { title: 'Posto occupato', what: 'Qualcuno siede lì. Scegli un altro posto.' },
    'back-soon': {
      title: 'Non ancora',
      what: 'Può tornare da un momento all’altro. Il posto si potrà cedere se l’assenza dura.',
    },
    full: {
      title: 'Il tavolo è pieno',
      what: 'Tutti i posti sono occupati. Aspetta che se ne liberi uno, o apri un tavolo tuo.',
    },
    'name-taken': { title: 'Nome già preso', what: 'Qualcuno al tavolo ha già questo nome. Scegline un altro.' },
    name: { title: 'Nome non valido', what: 'Un nome ha da 1 a 24 caratteri visibili.' },
    'no-watchers': {
      title: 'La partita è cominciata',
      what: 'Questo tavolo gioca senza spettatori. Riprova a partita finita, o apri un tavolo tuo.',
    },
    'host-asked': {
      title: 'Si aspetta l’host',
      what: 'Questa partita si gioca senza spettatori. L’host decide se prendi il posto rimasto vuoto. Questa pagina aspetta.',
    },
    'no-chair': {
      title: 'Posto occupato',
      what: 'Questo posto non è più libero. Tocca Gioca subito per trovarne un altro.',
    },
    'same-home': {
      title: 'Un posto per casa',
      what: 'Tra sconosciuti ogni indirizzo e ogni browser ha un solo posto. Giocate insieme a un tavolo privato.',
    },
    insider: {
      title: 'Conosci già questa partita',
      what: 'Tu, o qualcuno al tuo indirizzo, avete giocato o guardato questa partita. Prendi un posto nella prossima.',
    },
    elsewhere: {
      title: 'Stai giocando altrove',
      what: 'Stai giocando a un altro tavolo, che trovi nella pagina iniziale. Finisci quella partita o lasciala prima.',
    },
    'no-place': {
      title: 'Nessun posto qui',
      what: 'Non c’è posto per te a questo tavolo. Tocca Gioca subito per trovarne un altro.',
    },
    'not-met': {
      title: 'Non vi siete ancora incontrati',
      what: 'Ultimamente non avete finito nessuna partita insieme.',
    },
    'no-play-now': {
      title: 'Gioca subito chiuso',
      what: 'Un operatore di questo server ti ha chiuso «Gioca subito» per un po’. I tavoli degli amici restano aperti.',
    },
    silenced: { title: 'Non puoi parlare', what: 'Un operatore di questo server ti ha tolto la parola per un po’.' },
    suspended: {
      title: 'Sospensione',
      what: 'Un operatore di questo server ha sospeso il tuo accesso per un po’. Puoi giocare contro i bot o su un solo dispositivo.',
    },
    'no-operator': { title: 'Chiave sconosciuta', what: 'Non è la chiave di un operatore. Controllala e riprova.' },
    'no-report': { title: 'Già chiusa', what: 'Questa segnalazione è già chiusa. Ricarica l’elenco.' },
    paused: {
      title: 'In pausa',
      what: 'Hai lasciato due partite in un giorno. Gioca subito riapre tra poco; i tavoli tra amici restano aperti.',
    },
    'not-now': {
      title: 'Non adesso',
      what: 'Il tavolo non è a quel punto: certe cose si fanno prima della partita, altre durante o dopo.',
    },
    'not-ready': { title: 'Non ancora', what: 'Qualcuno non è pronto. Aspetta, o libera il suo posto.' },
    'free-seats': {
      title: 'Ci sono posti liberi',
      what: 'Un posto è ancora libero. Mettici un bot, o aspetta un giocatore.',
    },
    'no-bot': { title: 'Nessun bot', what: 'Quel bot non esiste, o a quel posto non c’è. Scegli dall’elenco.' },
    'no-chat': { title: 'Chat chiusa', what: 'Qui parlare è giocare: la chat riapre a fine partita.' },
    'only-phrases': { title: 'Solo frasi pronte', what: 'Tra sconosciuti si parla solo con frasi pronte.' },
    muted: { title: 'Non puoi parlare', what: 'L’host ti ha tolto la parola.' },
    'no-bot-accounts': {
      title: 'Niente bot di altri',
      what: 'I bot di altre persone non possono sedersi a questo tavolo.',
    },
    'bots-play': {
      title: 'Qui possono giocare dei bot',
      what: 'A questo tavolo possono giocare bot di altre persone. Siediti solo se sei d’accordo.',
    },
    replaced: {
      title: 'Connesso altrove',
      what: 'Una connessione più recente ha preso il posto di questa.',
    },
    'no-more-time': {
      title: 'Niente più tempo',
      what: 'Il tempo di questa domanda è già stato allungato, o il tavolo non lo permette. Rispondi prima che scada.',
    },
    expired: { title: 'Link scaduto', what: 'Il tavolo è chiuso o il codice non vale più. Chiedine uno nuovo.' },
    renewed: { title: 'L’invito è stato sostituito', what: 'Chiedi il nuovo link a chi ti ha invitato.' },
    option: {
      title: 'Impostazione impossibile',
      what: 'Un’opzione non va con questo gioco. Scegli uno dei valori proposti.',
    },
    players: {
      title: 'Numero di giocatori impossibile',
      what: 'Questo gioco non si gioca in tanti, o qualcuno occupa un posto da togliere. Cambia il numero di posti.',
    },
    game: { title: 'Gioco sconosciuto', what: 'Questo server non ha quel gioco. Scegline un altro.' },
    stale: { title: 'Troppo tardi', what: 'La domanda è già chiusa. Guarda quella aperta adesso.' },
    id: {
      title: 'Mossa inviata due volte',
      what: 'Un’altra mossa è partita con lo stesso numero. Ricarica la pagina.',
    },
    illegal: {
      title: 'Mossa impossibile',
      what: 'Le regole non permettono questa mossa adesso. Scegline una tra quelle proposte.',
    },
    'not-asked': { title: 'Non tocca a te', what: 'Si aspetta qualcun altro. Arriverà il tuo turno.' },
    answered: { title: 'Già risposto', what: 'La tua risposta è data e non cambia più. Si aspettano gli altri.' },
    over: {
      title: 'La partita è finita',
      what: 'Non ci si può più giocare. Comincia una rivincita o torna alla home.',
    },
    seat: { title: 'Posto sconosciuto', what: 'Il tavolo non ha quel posto. Scegline uno del tavolo.' },
    move: {
      title: 'Mossa illeggibile',
      what: 'Non è stato possibile leggere la mossa. Ricarica la pagina e giocala di nuovo.',
    },
    closing: {
      title: 'Il server si riavvia',
      what: 'Il tuo posto resta tuo, e tra un attimo la pagina si ricollega da sola.',
    },
    internal: {
      title: 'Errore del server',
      what: 'Non è cambiato nulla: il tavolo è come prima. Riprova; se succede ancora, avvisa chi gestisce il server.',
    },
    'older-rules': { title: 'Le regole sono cambiate', what: 'Non si può più mostrare com’è stata giocata.' },
    'no-code': {
      title: 'Nessun tavolo ha questo codice',
      what: 'Un codice ha otto lettere, come KOMUTADI. Verificalo con chi ti ha invitato: l’invito potrebbe essere stato sostituito.',
    },
    'old-dare': {
      title: 'Le sfide sono finite',
      what: 'Questo link chiedeva se credevi a un annuncio. Ora si condivide la partita stessa: si apre sull’annuncio e fa la domanda.',
    },
    'old-replay': {
      title: 'La partita non si apre',
      what: 'Il link è incompleto, o la partita non è più conservata. Chiedilo di nuovo, intero.',
    },
    unreachable: {
      title: 'Il server non risponde',
      what: 'Controlla la connessione. Se eri a un tavolo, il tuo posto resta tuo. Contro i bot si gioca anche senza rete.',
    },
    'other-tab': {
      title: 'Giochi in un’altra scheda',
      what: 'Un posto, una scheda: continua là, o riprendi la partita qui.',
    },
    'no-socket': {
      title: 'Connessione bloccata',
      what: 'La tua rete impedisce il gioco in tempo reale (WebSocket). Prova un’altra rete, o senza proxy.',
    },
    lost: { title: 'Pagina introvabile', what: 'Questo indirizzo non porta da nessuna parte. Torna alla home.' },
  },
};
