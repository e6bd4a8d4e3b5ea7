/** A code as it is spoken: KO·MU·TA·DI. */
export const syllables = (code: string): string => code.match(/.{1,2}/g)?.join('·') ?? code;
