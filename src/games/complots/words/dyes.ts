/** Colours and middle tones of the clans, as at the tables, for pictures outside a page. */
import type { Figure } from '../../../words/words.ts';
import { type Character, type Clan, clanOf } from '../rules/characters.ts';

const DYES: Readonly<Record<Clan, Readonly<Record<'c' | 'm', string>>>> = {
  collector: { c: '#a12a63', m: '#d987ab' },
  assassin: { c: '#2a6238', m: '#86b28d' },
  untouchable: { c: '#7a5800', m: '#dfb53c' },
  thief: { c: '#1f5a94', m: '#82add8' },
  negotiator: { c: '#a8261c', m: '#dd8a7c' },
};

export const figureOf = (of: Character): Figure => ({ sheet: 'cards-complots', name: of, dye: DYES[clanOf(of)] });
