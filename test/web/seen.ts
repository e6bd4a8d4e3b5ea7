/** Selectors for what people see: roles, and the texts of the catalogue in the language of the page. */
import { TEXT } from './said.ts';

type Texts = typeof TEXT.fr;
/** Keys of the catalogue that stand for one text. */
type Key = { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts];

/** Names are compared with plain spaces, whichever a text has. */
const pattern = (says: string): string => says.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s/g, '\\s');

/** Something of a role, by a part of its name. */
const named =
  (role: string) =>
  (says: string): string =>
    `role=${role}[name*=${JSON.stringify(says)} i]`;
/** Something of a role whose name begins with this text, in any language. */
const called =
  (role: string) =>
  (key: Key): string =>
    `role=${role}[name=/^(?:${Object.values(TEXT)
      .map((texts): string => pattern(texts[key]))
      .join('|')})/]`;

export const button = named('button');
export const buttonOf = called('button');

export const SHEET = 'role=dialog';
export const CLOSE = `${SHEET} >> ${buttonOf('close')}`;
export const DOCK = called('region')('yourChoices');

// what no role says
export const TOAST = '.toast';
/** The table asks me something. */
export const ASKED = '.dock.asked';
/** The dock takes touches. */
export const SETTLED = '.dock[data-settled]';
