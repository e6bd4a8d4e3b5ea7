/** Assassin X on one device. */
import { test } from 'node:test';
import { handing } from '../../../src/web/assassin-x/handing.ts';
import { passAround } from '../passed.ts';

test('in whole games nobody sees with another’s eyes', () => passAround('assassin-x', handing));
