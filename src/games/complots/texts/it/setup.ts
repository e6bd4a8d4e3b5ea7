import type { SetupText } from '../fr/setup.ts';

export const it: SetupText = {
  presetHints: {
    base: 'I cinque del primo gioco: il modo più semplice per cominciare.',
    'base-inquisitor': 'Come il classico; l’Inquisitore scambia una carta, o guarda quella di un altro.',
    'novice-2': 'Cinque nuovi personaggi dai poteri semplici.',
    'expert-2': 'I più insidiosi: si spartisce, si ricatta, si seppellisce.',
    'mix-novice': 'Due nuovi tra i vecchi.',
    'mix-expert': 'Un misto per giocatori esperti.',
    finance: 'Il denaro gira: tasse, ricatti, decime.',
    brotherhood: 'Chi prende dà anche un po’.',
    rewards: 'Si guadagna sulle disgrazie altrui.',
  },
  presetOwn: 'Una scelta tutta tua.',
  presetByLot: 'Estratti a sorte quando si comincia; li vedono tutti.',
  lineupPick: 'Altre scelte, personaggi, dubbi',
  doubtsFairSaid: 'Dubbi equi',
  presetRandom: { random: 'A caso', 'random-1': 'A caso, prima scatola', 'random-2': 'A caso, seconda scatola' },
  lineupHint: 'Un personaggio per clan.',
  religionsHint: 'Cattolici e Protestanti: non si attacca la propria fazione finché l’altra è in gioco.',
  doubtsFirst: 'Al più rapido',
  doubtsFair: 'Equo',
  doubtsHint: 'Equo: ognuno risponde in segreto, poi vale il primo in senso orario.',
};
