/** How free words that claim or plan something are heard in each language. */
import type { Confided } from '../rules/confided.ts';
import { confided as en } from './en/confided.ts';
import { confided as fr } from './fr/confided.ts';
import { confided as it } from './it/confided.ts';

export const CONFIDED: readonly Confided[] = [fr, it, en];
