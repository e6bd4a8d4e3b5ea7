/** The emblems of public/emblems.svg. Both are written by `npm run emblems`. */
export const EMBLEMS = ['duchess', 'ursuline', 'illusionist', 'assassin', 'executioner', 'blackmailer', 'countess', 'witch', 'undertaker', 'captain', 'justiciar', 'pope', 'ambassador', 'inquisitor', 'spy', 'income', 'aid', 'coup', 'convert', 'embezzle', 'doubt', 'counter', 'lily', 'bluff', 'masks', 'skull', 'catholic', 'protestant', 'court', 'treasury'] as const;
export type Emblem = (typeof EMBLEMS)[number];
