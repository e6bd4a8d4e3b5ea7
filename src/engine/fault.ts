/**
 * A refused request: a code for programs, a sentence for people, and the form field it is about; or the move from which
 * a record's rules differ.
 */
export type Fault = Error & { readonly code: string; readonly field?: string; readonly move?: number };

const mark = Symbol('fault');

export const fault = (code: string, message: string, field?: string): Fault =>
  Object.assign(new Error(message), { code, ...(field === undefined ? {} : { field }), [mark]: true as const });

export const atMove = (move: number, error: Fault): Fault => Object.assign(error, { move });

export const isFault = (error: unknown): error is Fault => error instanceof Error && mark in error;

export const either = (list: readonly (string | number)[], or = 'or'): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${or} ${list.at(-1)}`;
