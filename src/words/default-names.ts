/** Default names for seats without one: characters of Molière's Misanthrope. */
export const DEFAULT_NAMES: readonly string[] = [
  'Célimène',
  'Alceste',
  'Éliante',
  'Philinte',
  'Arsinoé',
  'Oronte',
  'Clitandre',
  'Acaste',
];
