import type { DealText } from './fr.ts';

export const it: DealText = {
  title: 'Controlla le carte',
  working: 'Rifacciamo tutta la partita…',
  fair: 'La mano è onesta',
  unfair: 'Questa partita non è quella promessa',
  unproven: 'Nulla prova che la mano sia onesta',
  impossible: 'Questa mano non si può controllare qui',
  commitment: {
    holds: 'Il server ha svelato il segreto promesso prima della partita',
    fails: 'Il segreto svelato non è quello promesso',
  },
  promise: {
    holds: 'È la promessa che questo dispositivo ha visto prima di giocare',
    fails: 'La promessa non è più quella che questo dispositivo ha visto prima di giocare',
    unknown: 'Questo dispositivo non ha visto la promessa prima della partita',
  },
  entropy: {
    holds: 'La tua quota di casualità c’è',
    fails: 'La tua quota di casualità non c’è. Eri offline, o hai detto «pronto» da un altro dispositivo?',
  },
  sealed: {
    holds: 'Le parti degli altri erano fissate prima che si conoscesse la tua',
    fails: 'Una quota di casualità è cambiata dopo essere stata fissata',
  },
  withheld: { fails: 'Una quota di casualità era fissata e non è mai arrivata' },
  seed: {
    holds: (names: string) =>
      names === '' ? 'Il caso viene solo dal server' : `Il caso viene dal server e da: ${names}`,
    fails: 'Il caso della partita non viene da lì',
  },
  laid: { fails: 'Le carte sono state disposte a mano' },
  moves: {
    holds: (n: number) => `Rigiocato tutto: mescolate, pescate e ${n} ${n === 1 ? 'mossa permessa' : 'mosse permesse'}`,
    fails: 'Una mossa non era permessa con queste carte',
  },
  unfinished: { fails: 'La partita si ferma prima della fine' },
  told: { holds: 'È la partita che hai visto', fails: 'Non è la partita che hai visto' },
  limits:
    'Se questo dispositivo ha dato la sua parte, nessuno ha scelto le carte, neanche il server con tutti gli altri. Se qualcuno le ha viste, nessuna verifica può dirlo.',
  save: 'Salva la partita',
};
