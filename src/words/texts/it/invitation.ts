import { ad } from '../../elide.ts';
import type { InvitationWords } from '../../invitation.ts';

export const it: InvitationWords = {
  about: 'Giochi di bluff e identità nascoste, tra amici o contro i bot.',
  invites: (host, game) =>
    host === undefined ? `Un tavolo di ${game} ti aspetta` : `${host} ti invita a una partita di ${game}`,
  playing: (game) => `Si sta giocando ${ad(game)}`,
  places: (free, seats) => (free === 1 ? `Resta 1 posto su ${seats}.` : `Restano ${free} posti su ${seats}.`),
  full: 'Tutti i posti sono occupati.',
  watch: 'Vieni a guardare.',
  gone: 'Questo tavolo non c’è più',
  dare: 'Questa sfida è finita',
  lost: 'Pagina non trovata',
  played: (names, game) => `${names}: una partita a ${game}`,
  replay: 'Rivedi la partita a carte scoperte.',
};
