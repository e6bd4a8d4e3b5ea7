/** What one is called who gave no name, a seat each: people at court, those of Molière's Misanthrope. */
export const COURTIERS: readonly string[] = [
  'Célimène',
  'Alceste',
  'Éliante',
  'Philinte',
  'Arsinoé',
  'Oronte',
  'Clitandre',
  'Acaste',
];
