/** Muted people. The list stays on this device. */
import { effect, signal } from '@preact/signals';
import { cut } from '../../engine/phrases.ts';
import { OPERATOR } from '../../protocol/lists.ts';
import { chatShown } from '../base/settings.ts';
import { recall, remember } from '../base/storage.ts';

const KEY = 'muted';

const stored = (): readonly string[] => cut(recall(KEY) ?? '').filter((person) => person !== '');

export const muted = signal(stored());
effect(() => remember(KEY, muted.value.join(' ')));

export const isHeard = ({ person }: { person?: string | undefined }): boolean =>
  person === OPERATOR || (chatShown.value === 'on' && (person === undefined || !muted.value.includes(person)));

export const mute = (person: string): void => {
  muted.value = [...muted.value.filter((one) => one !== person), person];
};
export const hear = (person: string): void => {
  muted.value = muted.value.filter((one) => one !== person);
};
export const hearAll = (): void => {
  muted.value = [];
};
