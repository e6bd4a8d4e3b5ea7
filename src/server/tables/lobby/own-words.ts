/** Decides who may use words of their own at a table, and whose reach whom. Set phrases are open to everybody. */
import type { Fact } from '../../../engine/facts.ts';
import { type Fault, fault } from '../../../engine/fault.ts';
import type { Game } from '../../../engine/game.ts';
import { LEFT_OUT } from '../../../engine/phrases.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { Hush } from '../../../protocol/lists.ts';
import type { Apart, Signed } from '../../people/people.ts';
import { type Held, sanctionOf } from '../../people/sanctions.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { seatOf } from './seats.ts';

type Writer = Pick<Signed, 'id' | 'sanctions'>;
type Hushed = { readonly why: Hush; readonly refusal: Held };

/** Why a person may use set phrases only. */
export const hushOf = (doc: TableDoc, person: Writer, now: number): Hushed | undefined => {
  const silenced = sanctionOf(person, 'mute', now);
  if (silenced !== undefined) return { why: 'silenced', refusal: silenced };
  if (doc.muted.includes(person.id))
    return { why: 'muted', refusal: fault('muted', 'the host has muted you at this table') };
  if (sharesWords(doc, person.id)) return undefined;
  return { why: 'strangers', refusal: fault('no-chat', 'text: at tables of Play now people talk in signs', 'text') };
};

/** Among strangers words are shared by consent, after a game they finished together. */
export const sharesWords = (doc: TableDoc, person: string | undefined): boolean =>
  doc.strangers === undefined ||
  (person !== undefined && doc.strangers.writers?.includes(person) === true && seatOf(doc, person) !== undefined);

export const hasOwnWords = ({ patterns = [] }: Game): boolean => patterns.some(({ own }) => own === true);

/** A move in words of one's own, or the pattern that offers it. */
export const isOwnWords = ({ patterns = [] }: Game, move: string): boolean =>
  patterns.some(({ own, pattern }) => own === true && move.startsWith(pattern.slice(0, pattern.indexOf('…'))));

export const refuseMove = (game: Game, doc: TableDoc, person: Writer, move: string, now: number): Fault | undefined => {
  const hush = isOwnWords(game, move) ? hushOf(doc, person, now) : undefined;
  if (hush === undefined) return undefined;
  const { until } = hush.refusal;
  const said = fault('only-phrases', 'move: only set phrases are open to you here', 'move');
  return until === undefined ? said : Object.assign(said, { until });
};

/** Facts as a person hears them: without the words of people they block. */
export const hearing = (game: Game, doc: TableDoc, reader: Apart | undefined): ((fact: Fact) => Fact) | undefined => {
  const blocked = SEATS.filter((_, i) => reader?.blocks.includes(doc.seats[i]?.person ?? '') === true);
  return blocked.length === 0 || game.quoted === undefined ? undefined : (fact) => without(game, blocked, fact);
};

const without = (game: Game, blocked: readonly Seat[], fact: Fact): Fact => {
  const quote = game.quoted?.(fact.said);
  if (quote?.own !== true || !blocked.includes(quote.by)) return fact;
  return { ...fact, said: fact.said.map((word) => (word === quote.words ? LEFT_OUT : word)) };
};
