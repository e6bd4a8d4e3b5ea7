/** The colours of the clans' cards, for pictures that leave the page: those of the tables (css/card.css). */
import type { Clan } from '../rules/characters.ts';

const dye = (c: string, m: string, l: string, k: string, h: string) => ({ c, m, l, k, h }) as const;

export const DYES: Readonly<Record<Clan, ReturnType<typeof dye>>> = {
  collector: dye('#a12a63', '#d987ab', '#f6dbe5', '#531a32', '#6b213e'),
  assassin: dye('#2a6238', '#86b28d', '#dbe9d8', '#1e331f', '#2a4026'),
  untouchable: dye('#7a5800', '#dfb53c', '#fbedbf', '#422f06', '#563b07'),
  thief: dye('#1f5a94', '#82add8', '#d9e7f4', '#193048', '#243c59'),
  negotiator: dye('#a8261c', '#dd8a7c', '#f8ddd5', '#571812', '#6f1f17'),
};
