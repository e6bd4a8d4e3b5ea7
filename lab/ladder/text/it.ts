import type { PageText } from '../page-text.ts';

export const it: PageText = {
  title: 'Classifica dei bot',
  head: ['bot', 'punteggio', '95 %', 'partite', 'vinte', 'bugie', 'dubbi', 'dubbi giusti', 'calibrazione', 'errori'],
  summary: (game, seats, games) => `${game}, ${seats} giocatori, ${games} partite`,
  seed: 'seme',
  left: (name) => `${name} ha lasciato la classifica:`,
  of: 'su',
  notes: [
    'Punteggio: un solo adattamento di Plackett–Luce su tutte le partite. La media è 1000; dieci volte la forza vale 400 punti in più. Intervalli: bootstrap sulle partite. La classifica dei giocatori non c’entra.',
    'Bugie: quota dei suoi annunci. Dubbi: per partita. Dubbi giusti: quota dei suoi dubbi che hanno scoperto una bugia. Calibrazione: distanza media tra ciò che credeva degli annunci e la quota di bugie; più è bassa, meglio è.',
    'Errori: risposte non ammesse, illeggibili o in ritardo. Al loro posto è stata giocata la risposta predefinita.',
  ],
  download: 'Scarica:',
  figures: 'i dati',
  records: 'tutte le partite',
};
