/** The roles a screen can have at a table. */

/**
 * `own`: a player's or spectator's device. `shared`: one device between several people; `taken`: one of them has it.
 * `passed`: it goes from hand to hand. `wall`: the big screen. `hand`: a phone beside it. `covered`: an own device that
 * others see too.
 */
export type Role = 'own' | 'shared' | 'taken' | 'passed' | 'wall' | 'hand' | 'covered' | 'replay' | 'lesson';

/** The big screen, and the phones beside it. */
export const inRoom = (role: Role): boolean => role === 'wall' || role === 'hand';

/** Others see this screen all the time. */
export const isOverlooked = (role: Role): boolean => role === 'hand' || role === 'covered';

/** Others may see this screen: cards are covered until the seal is pressed. */
export const coversCards = (role: Role): boolean => isOverlooked(role) || role === 'taken' || role === 'passed';
