/**
 * Something asked for that cannot be: a code for programs, a sentence for people, and which field of a form it is about;
 * or from which move on a record is no longer played as it was.
 */
export type Fault = Error & { readonly code: string; readonly field?: string; readonly move?: number };

const mark = Symbol('fault');

export const fault = (code: string, message: string, field?: string): Fault =>
  Object.assign(new Error(message), { code, ...(field === undefined ? {} : { field }), [mark]: true as const });

/** The fault, with the number of the move in a record. */
export const atMove = (move: number, error: Fault): Fault => Object.assign(error, { move });

export const isFault = (error: unknown): error is Fault => error instanceof Error && mark in error;

/** "a, b or c" */
export const either = (list: readonly (string | number)[], or = 'or'): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${or} ${list.at(-1)}`;
