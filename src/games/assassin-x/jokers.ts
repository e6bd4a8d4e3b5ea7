/** X42 The jokers, as rows: when one is played, by whom, at whom, and what it does; and what is printed on it. */
export const JOKERS = [
  'transfer',
  'alibi',
  'vest',
  'silencer',
  'jammer',
  'informer',
  'pickpocket',
  'tail',
  'forensics',
  'diversion',
] as const;

export type Joker = (typeof JOKERS)[number];

/** In the order in which a joker does them: `steal` a card at random, `slip` him an assassin card, `strip` him of his joker. */
export type Effect =
  | 'steal'
  | 'slip'
  | 'give'
  | 'look'
  | 'strip'
  | 'swap'
  | 'turn'
  | 'excuse'
  | 'crime'
  | 'survival'
  | 'jam';

type Row = {
  /** In the action phase, in a lay of attack or defence, or named by an intervention. */
  readonly when: readonly ('action' | 'attack' | 'defence' | 'police')[];
  /** Of use to an assassin alone. */
  readonly assassin?: true;
  /** At another player, or at one who has a joker before him. */
  readonly at?: 'player' | 'joker';
  readonly does: readonly Effect[];
};

export const JOKER: Readonly<Record<Joker, Row>> = {
  transfer: { when: ['action'], assassin: true, at: 'player', does: ['steal', 'slip'] },
  alibi: { when: ['police'], does: ['excuse'] },
  vest: { when: ['defence'], does: ['survival'] },
  silencer: { when: ['attack'], does: ['crime'] },
  jammer: { when: ['attack', 'defence'], does: ['jam'] },
  informer: { when: ['action'], at: 'player', does: ['look'] },
  pickpocket: { when: ['action'], at: 'player', does: ['steal', 'give'] },
  tail: { when: ['action'], at: 'joker', does: ['strip'] },
  forensics: { when: ['action'], does: ['swap'] },
  diversion: { when: ['action'], does: ['turn'] },
};

/** What people read: French, Italian, English. */
export type Print = { readonly fr: string; readonly it: string; readonly en: string };

/** X42 what each joker does, as printed on it. */
export const TEXTS: Readonly<Record<Joker, Print>> = {
  transfer: {
    fr: 'Si tu es assassin : prends une carte au hasard à un joueur et donne-lui une carte Assassin.',
    it: 'Se sei assassino: prendi una carta a caso da un giocatore e dagli una carta Assassino.',
    en: 'If you are an assassin: take a random card from a player and give them an Assassin card.',
  },
  alibi: {
    fr: 'Si une intervention te vise : tu ne montres rien, et c’est l’accusateur qui sort de la manche.',
    it: 'Se un intervento prende di mira te: non mostri nulla, ed è l’accusatore a uscire dalla manche.',
    en: 'If an intervention names you: you show nothing, and the accuser is out of the round.',
  },
  vest: { fr: 'En défense : +3.', it: 'In difesa: +3.', en: 'Defending: +3.' },
  silencer: { fr: 'En attaque : +3.', it: 'In attacco: +3.', en: 'Attacking: +3.' },
  jammer: {
    fr: 'Les maîtrises de l’adversaire ne comptent pas, ni leur bonus.',
    it: 'Le maestrie dell’avversario non contano, né il loro bonus.',
    en: 'The other side’s masteries and their bonus do not count.',
  },
  informer: {
    fr: 'Regarde la main d’un joueur.',
    it: 'Guarda le carte in mano a un giocatore.',
    en: 'See a player’s hand.',
  },
  pickpocket: {
    fr: 'Prends une carte au hasard à un joueur, puis donne-lui une des tiennes.',
    it: 'Prendi una carta a caso da un giocatore, poi dagliene una delle tue.',
    en: 'Take a random card from a player, then give them one of yours.',
  },
  tail: {
    fr: 'Le joker d’un joueur est défaussé face visible.',
    it: 'Il jolly di un giocatore viene scartato scoperto.',
    en: 'A player’s joker is discarded face up.',
  },
  forensics: {
    fr: 'Fouille la défausse ; tu peux y échanger une de tes cartes.',
    it: 'Guarda gli scarti; puoi scambiare una tua carta con una di quelle.',
    en: 'Look through the discards; you may swap one card there.',
  },
  diversion: {
    fr: 'Le sens du jeu est inversé et la phase d’action est finie : plus personne n’agit à ce tour.',
    it: 'Il senso di gioco si inverte e la fase d’azione è finita: nessuno agisce più in questo turno.',
    en: 'The direction of play is reversed and the action phase is over: nobody acts any more this turn.',
  },
};

const ALL: ReadonlySet<unknown> = new Set(JOKERS);
export const isJoker = (word: unknown): word is Joker => ALL.has(word);
