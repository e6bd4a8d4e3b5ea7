/** The setting when one is asked, kept on this device. */
import { signal } from '@preact/signals';
import { cut } from '../../../engine/phrases.ts';
import { recall, remember } from '../../../web/base/storage.ts';
import { ALWAYS, type Rule } from './standing.ts';

const read = (kept: string | undefined): Rule => {
  const [attack, police, joker, drops] = cut(kept ?? '');
  return attack === undefined || police === undefined
    ? ALWAYS
    : { attack: Number(attack), police: police === 'yes', joker: joker === 'yes', drops: drops === 'yes' };
};

export const rule = signal<Rule>(read(recall('alley')));
export const setRule = (wish: Rule): void => {
  rule.value = wish;
  remember('alley', [wish.attack, ...[wish.police, wish.joker, wish.drops].map((on) => (on ? 'yes' : 'no'))].join(' '));
};
