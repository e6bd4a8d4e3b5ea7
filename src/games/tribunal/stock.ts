/** T70 stock phrases, an open list: ids that every client shows in its reader's own language. */
export const PLAIN_PHRASES = ['judge', 'agree', 'disagree', 'unsure'] as const;
/** Those that name a player. */
export const AIMED_PHRASES = ['suspect', 'trust', 'liar', 'protect'] as const;
export type PlainPhrase = (typeof PLAIN_PHRASES)[number];
export type AimedPhrase = (typeof AIMED_PHRASES)[number];

/** `say …`, aloud or to one alone. */
export const isWord = (move: string): boolean => move.startsWith('say');
