import type { Confided } from '../../rules/confided-ear.ts';

/** How claims and plans are heard. */
export const it: Confided = {
  unless: 'non|mai|se|salvo|avrei|potrei|supponiamo|chi ha|forse|perche',
  hold: 'ho|tengo|possiedo|ce l ho|avevo|in mano',
  cards: {
    pardon: 'grazia',
    bulletproof: 'giubbotto(?: antiproiettile)?|antiproiettile',
    trap: 'trappola',
    'clean-record': 'fedina(?: pulita)?',
    'double-voice': 'voto doppio|doppio voto',
    wiretap: 'intercettazione',
    'inside-man': 'infiltrato',
    witness: 'testimone',
  },
  guarded:
    'ho (?:protetto|difeso)|la mia carta (?:di (?:stanotte|questa notte|notte) )?(?:era|e andata) (?:per|a)|la mia protezione (?:era|e andata) (?:per|a)',
  saw: 'ho (?:visto|guardato|scoperto)|so chi esse',
  mafia: 'mafia|mafioso|mafiosa|colpevole',
  judge: 'giudice|innocente',
  plan: 'proteggiamo tutti|proteggiamo N (?:tutti|stanotte|questa notte)|(?:stanotte|questa notte) (?:tutti|proteggiamo)|tutti (?:proteggono|proteggete|proteggiamo|a proteggere)|proteggete(?:mi tutti| tutti me)|proteggetemi',
  me: 'me|mi|proteggetemi',
};
