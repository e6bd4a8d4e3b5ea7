import type { PlayNowText } from './fr.ts';

export const it: PlayNowText = {
  title: 'Gioca subito',
  looking: 'Ti cerchiamo un posto…',
  free: 'Libero',
  you: 'Tu',
  bot: 'bot',
  seconds: 's',
  chairs: (n) => (n === 1 ? '1 posto' : `${n} posti`),
  seated: 'Sei al tavolo. La partita comincia tra sei secondi.',
  before: 'Se devi andare, un bot continua. Dopo due partite lasciate in un giorno, aspetti dieci minuti.',
  startNow: (bots) => (bots === 1 ? 'Comincia con un bot' : `Comincia con ${bots} bot`),
  startsIn: (seconds) => `Si comincia tra ${seconds} s`,
  company: (others, bots) =>
    bots === 0 ? `con ${others}` : `con ${others} e ${bots === 1 ? 'un bot' : `${bots} bot`}`,
  home: 'Inizio',
  again: 'Gioca subito',
  taken: 'Prendi un posto a partita in corso',
  stands: (playing, of) => `${playing} su ${of} sono ancora in gioco.`,
  own: 'Il tuo posto:',
  shown: 'Rivelato:',
  nothingDone: 'Il tuo posto non ha ancora fatto nulla.',
  nothingShown: 'Nulla è stato ancora rivelato.',
  noPart: 'Le carte erano già date; vedi solo ciò che questo posto ha visto.',
  play: 'Continua',
  playsOn: (name, before) => `${name} continua per ${before}`,
  hasLeft: (name, bot) => `${name} ha lasciato il tavolo. ${bot} continua; il posto è libero.`,
};
