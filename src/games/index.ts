/** The games, in the order in which they are offered. */
import { assassinX } from './assassin-x/index.ts';
import { complots } from './complots/index.ts';
import type { Manifest } from './manifest.ts';
import { tribunal } from './tribunal/index.ts';

export const MANIFESTS: readonly Manifest[] = [complots, tribunal, assassinX];
