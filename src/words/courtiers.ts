/** Default names for seats without one: characters of Molière's Misanthrope. */
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
