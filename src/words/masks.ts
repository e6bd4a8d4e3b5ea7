/** Masks at a table: one of 24 forms in one of six finishes, `fox/ivory`. The cloth behind is the seat's. */
import { SEATS, type Seat } from '../engine/seats.ts';
import { calledAt, type Sitter, sittersThen } from './display-names.ts';

export const FINISHES = ['ivory', 'gold', 'ebony', 'wine', 'jade', 'azure'] as const;
export type Finish = (typeof FINISHES)[number];

/** Four per temper of the bots; people may wear any. */
const FORMS_OF = {
  liar: ['fox', 'colombina', 'jester', 'moth'],
  sceptic: ['owl', 'volto', 'medico', 'raven'],
  miser: ['pantalone', 'zanni', 'pulcinella', 'ram'],
  hothead: ['lion', 'capitano', 'arlecchino', 'knight'],
  diplomat: ['bauta', 'queen', 'sun', 'stag'],
  quiet: ['moretta', 'domino', 'cat', 'moon'],
} as const;
export type Form = (typeof FORMS_OF)[keyof typeof FORMS_OF][number];
export const FORMS: readonly Form[] = Object.values(FORMS_OF).flat();

/** All others are ivory. */
const USUAL: Readonly<Partial<Record<Form, Finish>>> = {
  fox: 'wine',
  colombina: 'wine',
  moth: 'azure',
  raven: 'azure',
  pantalone: 'wine',
  zanni: 'wine',
  pulcinella: 'ebony',
  capitano: 'ebony',
  arlecchino: 'ebony',
  knight: 'gold',
  moretta: 'ebony',
  domino: 'ebony',
  cat: 'ebony',
};
export const usualFinish = (form: Form): Finish => USUAL[form] ?? 'ivory';

const WORN: Readonly<Record<string, Form>> = {
  Milady: 'colombina',
  Bonacieux: 'jester',
  Constance: 'volto',
  Tréville: 'owl',
  Mazarin: 'pantalone',
  Planchet: 'zanni',
  Rochefort: 'capitano',
  Porthos: 'lion',
  Aramis: 'bauta',
  Buckingham: 'stag',
  Athos: 'domino',
  Winter: 'moon',
};

export type Mask = { readonly form: Form; readonly finish: Finish };

export const writeMask = ({ form, finish }: Mask): string => `${form}/${finish}`;

const WRITTEN = new Map(
  FORMS.flatMap((form) => FINISHES.map((finish): [string, Mask] => [writeMask({ form, finish }), { form, finish }])),
);
export const readMask = (text: string | undefined): Mask | undefined =>
  text === undefined ? undefined : WRITTEN.get(text);

/** A stable choice by text (FNV-1a); it decides nothing in a game. */
const lotOf = (text: string, forms: readonly Form[]): Form => {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return forms[(sum >>> 0) % forms.length] ?? 'volto';
};

/** For people who chose none; stable by device number or name. */
export const drawnMask = (lot: string): Mask => {
  const form = lotOf(lot, FORMS);
  return { form, finish: usualFinish(form) };
};

const isTemper = (word: string | undefined): word is keyof typeof FORMS_OF =>
  word !== undefined && Object.hasOwn(FORMS_OF, word);

const formsOf = (manner: string | undefined): readonly Form[] => (isTemper(manner) ? FORMS_OF[manner] : FORMS);

/** By name, among the masks of its temper. */
export const botMask = (name: string, manner?: string): Mask => {
  const own = Object.hasOwn(WORN, name) ? WORN[name] : undefined;
  const forms = formsOf(manner);
  const form = own !== undefined && forms.includes(own) ? own : lotOf(name, forms);
  return { form, finish: usualFinish(form) };
};

/** Each form once per table: the second person with it gets the next free one, of the `first` ones if possible. */
export const freeMask = (wanted: Mask, taken: readonly Form[], first: readonly Form[] = []): Mask => {
  if (!taken.includes(wanted.form)) return wanted;
  const at = FORMS.indexOf(wanted.form);
  const form = [...first, ...FORMS.slice(at), ...FORMS.slice(0, at)].find((one) => !taken.includes(one));
  if (form === undefined) return wanted;
  return { form, finish: first.length > 0 ? usualFinish(form) : wanted.finish };
};

type Masked = Sitter & { readonly mask?: string | undefined };
type Wish = { readonly mask: Mask; readonly first?: readonly Form[] };

/** Deals masks: wishes before lots, and people before bots. */
const wornBy = (wishes: readonly (readonly [Seat, rank: number, Wish])[]): Partial<Record<Seat, Mask>> => {
  const worn: Partial<Record<Seat, Mask>> = {};
  for (const [seat, , { mask, first }] of wishes.toSorted(([, a], [, b]) => a - b)) {
    const taken = Object.values(worn).map(({ form }) => form);
    worn[seat] = freeMask(mask, taken, first);
  }
  return worn;
};

/** Equal for every viewer. */
export const masksAt = (sitters: readonly Masked[]): Partial<Record<Seat, Mask>> => {
  const called = calledAt(sitters);
  return wornBy(
    sitters.map(({ seat, name, bot, manner, mask: text }) => {
      const mask = readMask(text);
      if (mask !== undefined) return [seat, 0, { mask }];
      if (bot === undefined) return [seat, 1, { mask: drawnMask(name || seat) }];
      return [seat, 2, { mask: botMask(called[seat] ?? seat, manner), first: formsOf(manner) }];
    }),
  );
};

/** In the list of a finished game: bots by name, people as recorded, older ones drawn. */
export const masksThen = (
  names: Readonly<Record<string, string>>,
  written: Readonly<Record<string, string | undefined>> = {},
): Partial<Record<Seat, Mask>> => masksAt(sittersThen(names).map((one) => ({ ...one, mask: written[one.seat] })));

/** A game's masks as recorded; drawn for older games. */
export const masksOf = (names: readonly string[], written: readonly string[] = []): readonly Mask[] => {
  const seats = SEATS.slice(0, names.length);
  const worn = wornBy(
    seats.map((seat, i) => {
      const [name = '', mask] = [names[i], readMask(written[i])];
      if (mask !== undefined) return [seat, 0, { mask }];
      return [seat, 1, { mask: Object.hasOwn(WORN, name) ? botMask(name) : drawnMask(name || seat) }];
    }),
  );
  return seats.flatMap((seat) => worn[seat] ?? []);
};
