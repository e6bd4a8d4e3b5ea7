/** Lets everything on the table be touched for an explanation. */
import { createContext } from 'preact';
import type { Seat } from '../../../engine/seats.ts';
import type { Character } from '../rules/characters.ts';

export type Subject =
  | { readonly card: Character }
  | { readonly seat: Seat }
  | { readonly pile: 'court' | 'treasury' | 'almshouse' };

export const Asking = createContext<(about: Subject) => void>(() => undefined);
