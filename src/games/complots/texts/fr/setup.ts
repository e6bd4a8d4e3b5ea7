import { french } from '../../../../words/french.ts';

/** The words of the set-up of Complots, in French. */
export const fr = french({
  presetHints: {
    base: 'Les cinq du premier jeu : le plus simple pour commencer.',
    'base-inquisitor': 'Comme le classique ; l’Inquisiteur échange une carte, ou regarde celle d’un autre.',
    'novice-2': 'Cinq nouveaux venus aux pouvoirs simples.',
    'expert-2': 'Les plus retors : on partage, on fait chanter, on enterre.',
    'mix-novice': 'Deux nouveaux parmi les anciens.',
    'mix-expert': 'Un mélange pour joueurs aguerris.',
    finance: 'L’argent circule : impôts, chantage, dîmes.',
    brotherhood: 'Prendre, et donner un peu.',
    rewards: 'On est payé pour les malheurs des autres.',
  },
  presetOwn: 'Ton propre choix.',
  presetByLot: 'Tirés au sort quand la partie commence ; chacun les voit.',
  lineupPick: 'D’autres choix, personnages, doutes',
  doubtsFairSaid: 'Doutes équitables',
  presetRandom: { random: 'Au hasard', 'random-1': 'Au hasard, 1re boîte', 'random-2': 'Au hasard, 2e boîte' },
  lineupHint: 'Un personnage de chaque clan.',
  religionsHint: 'Catholiques et Protestants : on n’attaque pas son camp tant que l’autre est en jeu.',
  doubtsFirst: 'Au plus rapide',
  doubtsFair: 'Équitable',
  doubtsHint: 'Équitable : chacun répond en secret, puis le premier dans le sens horaire l’emporte.',
});
export type SetupText = typeof fr;
