import type { PlayFromHereText } from './fr.ts';

export const it: PlayFromHereText = {
  title: 'Da qui in poi giochi tu',
  hint: 'La partita riprende da questo momento, contro i bot. Non conta nei tuoi numeri.',
  seat: 'Al posto di',
  cards: 'Le carte',
  were: 'com’erano',
  anew: 'ridistribuite',
  wereHint: 'Ognuno ha le carte che aveva.',
  anewHint: 'Ciò che questo posto non poteva sapere è ridistribuito.',
  opponents: 'Contro',
  play: 'Gioca',
  fromTurn: (turn, whose) => `E se… dal turno ${turn} di ${whose}`,
  fromGame: (whose) => `E se… la partita di ${whose}`,
  whatIf: 'E se…',
  won: 'Vittoria!',
  lost: (who) => `Vince ${who}`,
  wonThen: (who) => `La prima volta ha vinto ${who}`,
  lasted: (left, all) => `Hai resistito fino agli ultimi ${left}, su ${all}.`,
  experts: (won, of) =>
    `Esperti al tuo posto: ${won} ${won === 1 ? 'vittoria' : 'vittorie'} su ${of} ${of === 1 ? 'partita' : 'partite'} da qui`,
  again: 'Ancora una volta da qui',
  more: 'Altri momenti',
  back: 'Indietro',
};
