/** The six tempers: what each does more or less often than its level would. */
export const TEMPERS = ['liar', 'sceptic', 'miser', 'hothead', 'diplomat', 'quiet'] as const;
export type Temper = (typeof TEMPERS)[number];
export const isTemper = (word: string): word is Temper => TEMPERS.some((temper) => temper === word);

/** What a move is: a claim, a lie, a challenge, a block, an attack, coins spent or saved, cards exchanged, silence. */
export type Trait = 'claim' | 'lie' | 'doubt' | 'block' | 'strike' | 'spend' | 'save' | 'swap' | 'silence';

/** Added to the log odds of moves with each trait. `heat` multiplies the temperature. */
export type Leans = Readonly<Record<Temper, Readonly<Partial<Record<Trait | 'heat', number>>>>>;

/** Measured: none costs more than 5 % of games. */
export const SLIGHT_LEANS: Leans = {
  liar: { lie: 0.7 },
  sceptic: { doubt: 0.7 },
  miser: { save: 0.6, spend: -0.6 },
  hothead: { strike: 0.7, doubt: 0.3 },
  diplomat: { strike: -0.4, doubt: -0.4 },
  quiet: { silence: 0.4, lie: -0.4 },
};

export const leaning = (leans: Leans, temper: Temper, traits: readonly Trait[]): number =>
  traits.reduce((sum, trait) => sum + (leans[temper][trait] ?? 0), 0);
