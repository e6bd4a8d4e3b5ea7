/** Parts of Assassin X's screens that no role or text tells apart. */
export const ASSASSIN_X = '.assassin-x';
export const INTO_HAND = '.into-hand';
export const KNOWN = '.known';
export const MY_CARD = '.mycard';
export const PANES = '.panes';
export const PASSES = '.passes';
export const SECRET_BOX = '.secret-box';
export const TARGET = '.target';
export const TURNING = '.turning';
export const TURNS = '.turns';
export const UNTIL = '.until';
