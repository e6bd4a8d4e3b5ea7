/** Parts of Tribunal's screens that no role or text tells apart. */
export const ANSWERS = '.answer-card';
export const COMPOSER = '.composer';
export const TRIBUNAL_STAGE = '.tribunal-stage';
export const FACES = '.faces';
export const IDENTITY = '.identity';
export const LATE_WORD = '.late-word';
export const LIFT = '.lift';
export const PLACARD = '.placard';
export const SOMEBODY = '.somebody';
export const SPEAK = '.speak';
export const STATEMENT_FALSE = '.statement.false';
export const STATEMENT_TRUE = '.statement.true';
export const SURE_HOLD = '.hold.sure';
export const TRANSCRIPT = '.transcript';
