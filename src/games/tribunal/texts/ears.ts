/** How free text is heard in each language: opinions and questions, claims and plans. */
import type { Confided } from '../rules/confided-ear.ts';
import type { Ear } from '../rules/ear.ts';
import { confided as enConfided } from './en/confided.ts';
import { en } from './en/ear.ts';
import { confided as frConfided } from './fr/confided.ts';
import { fr } from './fr/ear.ts';
import { confided as itConfided } from './it/confided.ts';
import { it } from './it/ear.ts';

export const EARS: readonly Ear[] = [fr, it, en];
export const CONFIDED: readonly Confided[] = [frConfided, itConfided, enConfided];
