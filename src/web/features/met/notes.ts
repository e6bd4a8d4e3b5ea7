/** Private notes about people, kept on this device only. */
import { forget, recall, remember } from '../../base/storage.ts';

export const LONGEST_NOTE = 200;

const keyOf = (person: string): string => `note.${person}`;

export const noteOn = (person: string): string => recall(keyOf(person)) ?? '';

export const keepNote = (person: string, note: string): void =>
  note.trim() === '' ? forget(keyOf(person)) : remember(keyOf(person), note.slice(0, LONGEST_NOTE));
