/** The moves of Assassin X as a net says them: a verb with each card, and for a lay what it is worth together. */
import {
  APPROACHES,
  CARDS,
  type Card,
  CLUES,
  isCard,
  MASTERIES,
  REFLEXES,
  WEAPONS,
} from '../../games/assassin-x/cards.ts';
import { isJoker, JOKER, JOKERS } from '../../games/assassin-x/jokers.ts';
import { layOf } from '../../games/assassin-x/lay.ts';
import { reader } from '../net/coder.ts';

export const PLAIN_CARDS: readonly Card[] = CARDS.filter((card) => !isJoker(card));

const LAYS = {
  assassinate: [...WEAPONS, ...APPROACHES, ...MASTERIES, ...JOKERS.filter((one) => JOKER[one].when.includes('attack'))],
  defend: [...REFLEXES, ...CLUES, ...MASTERIES, ...JOKERS.filter((one) => JOKER[one].when.includes('defence'))],
} as const;
const isLay = (verb: string): verb is keyof typeof LAYS => Object.hasOwn(LAYS, verb);
const MOST_WORTH = 24;

const AT_A_SEAT = ['intervene', 'informer', 'pickpocket', 'tail', 'transfer'];

const wordsOf = (form: string): string[] => {
  const [verb = '', ...rest] = form.split(' ');
  const cards = rest.filter(isCard);
  if (isLay(verb)) {
    const { worth, pair } = layOf(cards);
    const sum = `${verb} =${Math.min(MOST_WORTH, worth)}`;
    return [verb, ...cards.map((card) => `${verb} ${card}`), sum, ...(pair === undefined ? [] : [`${verb} pair`])];
  }
  if (verb === 'offer') {
    const down = rest.indexOf('down');
    return [`offer ${down}`, ...rest.filter(isCard).map((card, i) => `offer ${i < down ? 'up' : 'down'} ${card}`)];
  }
  if (verb === 'swap') return ['swap', ...cards.map((card, i) => `swap ${i} ${card}`)];
  const [card] = cards;
  return card === undefined ? [form.replace(' _', '')] : [verb, `${verb} ${card}`];
};

const vocabulary = (): string[] => {
  const words = [
    'pass',
    'take 0',
    'take 1',
    'take 2',
    'alibi',
    'diversion',
    'forensics',
    'swap',
    'keep',
    'discard',
    'give',
  ];
  words.push(...AT_A_SEAT, 'offer 1', 'offer 2');
  for (const joker of JOKERS) words.push(`keep ${joker}`);
  for (const card of PLAIN_CARDS)
    for (const verb of ['discard', 'give', 'offer up', 'offer down', 'swap 0', 'swap 1']) words.push(`${verb} ${card}`);
  for (const [verb, cards] of Object.entries(LAYS)) {
    words.push(verb, `${verb} pair`, ...cards.map((card) => `${verb} ${card}`));
    for (let worth = 0; worth <= MOST_WORTH; worth++) words.push(`${verb} =${worth}`);
  }
  return words.sort();
};

export const WORDS: readonly string[] = vocabulary();
export const AIMED: readonly string[] = WORDS.filter(
  (word) => word.startsWith('assassinate') || AT_A_SEAT.includes(word),
);
export const read = reader(WORDS, wordsOf);
