/** How free text is heard in each language. */
import type { Ear } from '../rules/ear.ts';
import { en } from './en/ear.ts';
import { fr } from './fr/ear.ts';
import { it } from './it/ear.ts';

export const EARS: readonly Ear[] = [fr, it, en];
