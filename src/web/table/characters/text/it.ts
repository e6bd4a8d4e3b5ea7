import type { CharacterText } from './fr.ts';

export const it: CharacterText = {
  characters: {
    liar: {
      is: 'Mente e nasconde più degli altri',
      says: 'Credetemi sulla parola.',
      caught: ['Pazienza, una in più.', 'Era una bella storia.', 'Non dovevate guardare.'],
      escaped: ['Per una volta…', 'E dire che era vero.', 'Visto? Niente da nascondere.'],
      won: ['Tutto vero. Quasi.', 'Grazie della fiducia.', 'La prossima volta credetemi.'],
    },
    sceptic: {
      is: 'Dubita più degli altri',
      says: 'Credo solo a quello che vedo.',
      caught: ['Ben visto…', 'Prova corretta.', 'Dovevo dubitare di me.'],
      escaped: ['Dubiti anche tu?', 'Verificato, confermato.', 'I fatti erano chiari.'],
      won: ['Non ci credo.', 'Come previsto, con riserva.', 'Chiedo di ricontare.'],
    },
    miser: {
      is: 'Tiene tutto, spende poco',
      says: 'Un soldo è un soldo.',
      caught: ['Mi costerà caro.', 'È una rapina.', 'Lo metto in conto.'],
      escaped: ['Mi tengo tutto.', 'Neanche un soldo perso.', 'Un buon investimento.'],
      won: ['Nulla di perso!', 'Interessi compresi.', 'In spiccioli, grazie.'],
    },
    hothead: {
      is: 'Colpisce subito',
      says: 'Basta chiacchiere!',
      caught: ['Accidenti!', 'Non ero in guardia!', 'Riprovaci!'],
      escaped: ['Ah! Mancato!', 'Tutto qui?', 'Fatti sotto!'],
      won: ['Vittoria!', 'Avanti un altro!', 'Ecco come si fa!'],
    },
    diplomat: {
      is: 'Preferisce la pace',
      says: 'Ci si può sempre intendere.',
      caught: ['Un malinteso.', 'Mi inchino.', 'Toccato, con piacere.'],
      escaped: ['Senza rancore.', 'L’avevo detto con garbo.', 'Restiamo amici.'],
      won: ['Bella partita.', 'L’onore è di tutti.', 'Firmiamo la pace?'],
    },
    quiet: {
      is: 'Dice il meno possibile',
      says: 'Mah.',
      caught: ['Mah.', 'Visto.', 'Ah, sì.'],
      escaped: ['Ecco.', 'Vero.', 'Sì, sì.'],
      won: ['Grazie.', 'Bene.', 'Ben giocato.'],
    },
  },
  short: {
    liar: 'mente spesso',
    sceptic: 'dubita spesso',
    miser: 'risparmia',
    hothead: 'testa calda',
    diplomat: 'tratta',
    quiet: 'sta zitto',
  },
  character: 'Carattere',
  strength: 'Forza',
  quoted: (says) => `«${says}»`,
};
