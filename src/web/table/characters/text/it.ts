import type { CharacterText } from './fr.ts';

export const it: CharacterText = {
  characters: {
    liar: {
      is: 'Mente e nasconde più degli altri',
      says: 'Credetemi sulla parola.',
      caught: 'Beh, una in più.',
      escaped: 'Per una volta…',
      won: 'Era tutto vero. Quasi.',
    },
    sceptic: {
      is: 'Dubita più degli altri',
      says: 'Credo solo a quello che vedo.',
      caught: 'Bel colpo…',
      escaped: 'Dubiti anche tu?',
      won: 'Non ci credo.',
    },
    miser: {
      is: 'Tiene tutto, spende poco',
      says: 'Un soldo è un soldo.',
      caught: 'Mi costerà caro.',
      escaped: 'Tengo tutto.',
      won: 'Non ho perso nulla!',
    },
    hothead: {
      is: 'Colpisce subito',
      says: 'Basta chiacchiere!',
      caught: 'Perdinci!',
      escaped: 'Ah! Sbagliato!',
      won: 'Vittoria!',
    },
    diplomat: {
      is: 'Preferisce la pace',
      says: 'Ci si può sempre intendere.',
      caught: 'Un malinteso.',
      escaped: 'Senza rancore.',
      won: 'Bella partita.',
    },
    quiet: {
      is: 'Dice il meno possibile',
      says: 'Mah.',
      caught: 'Mah.',
      escaped: 'Ecco.',
      won: 'Grazie.',
    },
  },
  character: 'Carattere',
  characterHint: 'A caso, sono diversi tra loro.',
  byLot: 'A caso',
  oneByOne: 'Uno per uno',
  opponent: (n) => `Avversario ${n}`,
  asOthers: 'Uguale',
  strength: 'Forza',
  quoted: (says) => `«${says}»`,
};
