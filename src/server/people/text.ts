/** Cleans and limits what people write. Clients show it as plain text, so only deceptive characters are refused. */
import { fault } from '../../engine/fault.ts';
import { LONGEST_NAME } from '../../protocol/lists.ts';
import { lookAlike } from './lookalike.ts';

// control, direction, invisible and separating characters; joiners and emoji selectors are allowed
const DECEIVING =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Bidi_Control}|\p{Noncharacter_Code_Point}|[\u2800\ufff9-\ufffc]/u;
/** Stacked marks, more than any language has: they would cover other lines. */
const TOWER = /(\p{M}{3})\p{M}+/u;
/** Created with the first name, since it loads a large table. */
let graphemes: Intl.Segmenter | undefined;
const length = (text: string): number => {
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return [...graphemes.segment(text)].length;
};

/** The name under which the owner speaks at tables. */
export const HOUSE = 'Cabale';

const wrong = (why: string) => fault('name', `name: ${why}`, 'name');

/** The first word of every bot account's name, forbidden to others. */
const BOT = 'BOT';
const firstWord = (name: string): string => name.split(/[^\p{L}\p{N}]/u, 1)[0] ?? '';

export const checkName = (raw: string): string => {
  const name = tidyName(raw);
  if (sameName(firstWord(name), BOT)) throw wrong('names that begin with BOT are those of bot accounts');
  return name;
};

/** Adds the bot mark to the owner's name for it. */
export const checkBotName = (raw: string): string => tidyName(`${BOT} ${checkName(raw)}`);

/** 1 to 24 visible characters, no control or direction characters, blanks tidied. */
const tidyName = (raw: string): string => {
  const name = raw.normalize('NFC').trim().replace(/ +/g, ' ');
  if (DECEIVING.test(name)) throw wrong('control, invisible and direction characters are not allowed');
  if (TOWER.test(name)) throw wrong('too many marks on one letter');
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) throw wrong('at least one visible character');
  if (/\s/u.test(name.replaceAll(' ', ''))) throw wrong('only plain blanks');
  if (sameName(name, HOUSE)) throw wrong('so the server itself is called');
  if (length(name) > LONGEST_NAME || name.length > 4 * LONGEST_NAME) throw wrong(`at most ${LONGEST_NAME} characters`);
  return name;
};

/** Invisible: they join letters in emoji and some scripts. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Names that look alike count as the same. */
export const sameName = (one: string, other: string): boolean => {
  const [a, b] = [one.replace(UNSEEN, ''), other.replace(UNSEEN, '')];
  return fold(a) === fold(b) || lookAlike(a, b);
};
const fold = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(' ', '');

/** One line without anything that could rewrite a screen or terminal. */
export const cleanLine = (raw: string): string => {
  const plain = raw.normalize('NFC').replace(/\s+/gu, ' ').replace(new RegExp(DECEIVING, 'gu'), '');
  return plain.replace(new RegExp(TOWER, 'gu'), '$1').trim();
};

export const cleanChat = (raw: string): string => {
  const text = cleanLine(raw);
  if (text === '') throw fault('malformed', 'text: nothing to say', 'text');
  return text;
};

/** An escaped zero or half surrogate pair: databases cannot store these. */
const UNKEEPABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;
/** Whether every store can keep its text. */
export const isKeepable = (value: unknown): boolean => !UNKEEPABLE.test(JSON.stringify(value) ?? '');
