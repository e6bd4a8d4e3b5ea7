/** X42 The jokers, as rows: when one is played, by whom, at whom, and what it does. */
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

type Row<E = string> = {
  readonly copies?: number;
  readonly points?: number;
  /** In the action phase, in a lay of attack or defence, or named by an intervention. */
  readonly when: readonly ('action' | 'attack' | 'defence' | 'police')[];
  /** Of use to an assassin alone. */
  readonly assassin?: true;
  /** At another player, or at one who has a joker before them. */
  readonly at?: 'player' | 'joker';
  readonly does: readonly E[];
};

const ROWS = {
  transfer: { when: ['action'], assassin: true, at: 'player', does: ['steal', 'slip'] },
  alibi: { copies: 2, when: ['police'], does: ['excuse'] },
  vest: { points: 3, when: ['defence'], does: ['survival'] },
  silencer: { points: 3, when: ['attack'], does: ['crime'] },
  jammer: { when: ['attack', 'defence'], does: ['jam'] },
  informer: { when: ['action'], at: 'player', does: ['look'] },
  pickpocket: { when: ['action'], at: 'player', does: ['steal', 'give'] },
  tail: { when: ['action'], at: 'joker', does: ['strip'] },
  forensics: { when: ['action'], does: ['swap'] },
  diversion: { when: ['action'], does: ['turn'] },
} as const satisfies Readonly<Record<Joker, Row>>;

/** In order: `steal` a card at random, `slip` them an assassin card, `strip` them of their joker. */
export type Effect = (typeof ROWS)[Joker]['does'][number];
export const JOKER: Readonly<Record<Joker, Row<Effect>>> = ROWS;

const ALL: ReadonlySet<unknown> = new Set(JOKERS);
export const isJoker = (word: unknown): word is Joker => ALL.has(word);
