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
