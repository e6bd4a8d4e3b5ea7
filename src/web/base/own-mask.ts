/** The mask of this device: chosen, or drawn at random. */
import { effect, signal } from '@preact/signals';
import { drawnMask, type Mask, readMask, writeMask } from '../../words/masks.ts';
import { recall, remember } from './storage.ts';

export const mask = signal<Mask>(readMask(recall('mask')) ?? drawnMask(String(Math.random())));
effect(() => remember('mask', writeMask(mask.value)));
