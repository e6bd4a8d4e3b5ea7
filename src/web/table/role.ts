/** The roles a screen can have at a table. */

/**
 * `own`: a device of one's own, also of a person who watches. `shared`: one device lies between several people; `taken`: one of
 * them has it in hand. `passed`: it goes from hand to hand. `wall`: the room's big screen. `hand`: a phone beside that.
 * `covered`: a device of one's own that others see too. On the last two, cards are covered until they are held.
 */
export type Role = 'own' | 'shared' | 'taken' | 'passed' | 'wall' | 'hand' | 'covered' | 'replay' | 'lesson';

/** The room's big screen, and the phones beside it. */
export const inRoom = (role: Role): boolean => role === 'wall' || role === 'hand';

/** Others see this screen: cards lie face down on it until they are held. */
export const coversCards = (role: Role): boolean => role === 'hand' || role === 'covered';
