/** Where the alley stands, for one who lets things pass; and what one wants to be asked about. */
import { signal } from '@preact/signals';
import type { Standing } from '../pass/pass.ts';
import { recall, remember } from '../settings.ts';
import { bestAttack, deedOf, mineOf, type Sees } from './choices.ts';

/** When I am asked in the action phase. */
export type Rule = {
  /** From so much crime on; 0 is always. */
  readonly attack: number;
  readonly police: boolean;
  readonly joker: boolean;
};
export const ALWAYS: Rule = { attack: 0, police: true, joker: true };
export const NEVER = 99;

/** Whether a card of mine can do something there that I want to be asked about. */
export const asksMe = (view: Sees, rule: Rule): boolean =>
  mineOf(view).some((card) => {
    const deed = deedOf(view, card);
    if (deed === undefined) return false;
    if (deed.verb === 'assassinate') return bestAttack(view).worth >= rule.attack;
    return deed.verb === 'intervene' ? rule.police : rule.joker;
  });

const PASS = 'pass';

/** `rule`: absent where nobody may answer for me. */
export const standingOf = (view: Sees, rule: Rule | undefined): Standing => {
  const { me, turn, phase, legal = [], toAct, over, players } = view;
  const [only, another] = legal;
  const sole = only !== undefined && another === undefined;
  const window = sole ? { pass: only } : phase === 'action' && legal.includes(PASS) ? { pass: PASS } : undefined;
  const needless = sole ? phase !== 'action' || rule !== undefined : rule !== undefined && !asksMe(view, rule);
  return {
    turn,
    phase,
    legal,
    ...(window === undefined ? {} : { window }),
    ...(window !== undefined && needless ? { needless } : {}),
    stake: '',
    mine: phase === 'offer' && me !== undefined && toAct.includes(me),
    out: me === undefined || over !== null || !players[me].in,
    speakers: [],
  };
};

const read = (kept: string | undefined): Rule => {
  const [attack, police, joker] = (kept ?? '').split(' ');
  return attack === undefined || police === undefined
    ? ALWAYS
    : { attack: Number(attack), police: police === 'yes', joker: joker === 'yes' };
};

/** Kept on this device. */
export const rule = signal<Rule>(read(recall('alley')));
export const setRule = (wish: Rule): void => {
  rule.value = wish;
  remember('alley', [wish.attack, ...[wish.police, wish.joker].map((on) => (on ? 'yes' : 'no'))].join(' '));
};
