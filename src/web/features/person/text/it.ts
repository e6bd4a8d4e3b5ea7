import type { PersonText } from './fr.ts';

export const it: PersonText = {
  title: 'Che cosa sa di te questo server',
  hint: 'I dispositivi su cui giochi con il tuo nome. Ne hai perso uno? Disconnettilo.',
  here: 'questo dispositivo',
  unknown: 'dispositivo sconosciuto',
  seen: (date) => `visto il ${date}`,
  end: 'Disconnetti',
  endOthers: 'Disconnetti tutti gli altri',
  save: 'Scarica tutto',
  remove: 'Elimina tutto',
  removeHint:
    'Il tuo nome, i tuoi messaggi e i tuoi dispositivi spariscono, i bot prendono i tuoi posti. Non si torna indietro.',
  become: (name) => `Diventare ${name} su questo dispositivo?`,
  loses: (own) => `Qui sei ${own}: i suoi posti e le sue partite non saranno più tuoi.`,
  moves: 'Il nome, i posti e le partite arrivano qui; gli altri dispositivi vengono disconnessi.',
  yes: (name) => `Sì, sono ${name}`,
  no: 'No, non cambia nulla',
  blocked: 'Persone bloccate',
  blockedHint: 'Non vi incontrate a nessun tavolo. Lo sai solo tu.',
  blockedNobody: 'Non blocchi più nessuno.',
  since: (date) => `dal ${date}`,
  nameless: 'qualcuno che ha cancellato il suo nome',
  unblock: 'Sblocca',
  unblockWho: (name) => `Sblocca ${name}`,
};
