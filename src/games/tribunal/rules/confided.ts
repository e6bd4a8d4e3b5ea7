/** Parses free text that claims something or plans the night. Unclear text is no claim. */
import { isSeat, SEATS, type Seat } from '../../../engine/seats.ts';
import { EARS } from '../texts/ears.ts';
import { isCard } from './decks.ts';
import type { Confided } from './ear.ts';
import { type NameOf, namedText, plain } from './names-in-text.ts';
import type { Statement } from './stock.ts';

const at = (source: string): RegExp => new RegExp(`(?<!\\w)(?:${source.replaceAll(/\bN\b/g, '[A-H]')})(?!\\w)`);

const hearing = (one: Confided) => ({
  unless: at(one.unless),
  hold: at(one.hold),
  cards: Object.entries(one.cards).flatMap(([card, name]) => (isCard(card) ? [[card, at(name)] as const] : [])),
  guarded: at(one.guarded),
  saw: at(one.saw),
  mafia: at(one.mafia),
  judge: at(one.judge),
  plan: at(one.plan),
  me: at(one.me),
});
const HEARINGS = EARS.map(({ confided }) => hearing(confided));

const readBy = (ear: (typeof HEARINGS)[number], text: string, by: Seat): Statement | undefined => {
  if (ear.unless.test(text)) return undefined;
  const named = new Set([...text.matchAll(/(?<!\w)[A-H](?!\w)/g)].map(([seat]) => seat).filter(isSeat));
  const [one] = named;
  const about = named.size === 1 ? one : undefined;
  const mine = named.size === 0 && ear.me.test(text) ? by : about;
  if (ear.saw.test(text) && about !== undefined && about !== by) {
    const [mafia, judge] = [ear.mafia.test(text), ear.judge.test(text)];
    return mafia === judge ? undefined : ['saw', about, mafia ? 'mafia' : 'judge'];
  }
  if (ear.plan.test(text) && mine !== undefined) return ['plan', mine];
  if (ear.guarded.test(text) && mine !== undefined) return ['guarded', mine];
  const held = ear.hold.test(text) && named.size === 0 ? ear.cards.filter(([, name]) => name.test(text)) : [];
  const [card] = held;
  return card !== undefined && held.length === 1 ? ['hold', card[0]] : undefined;
};

/** The claim that a text comes to, in whichever language it is. */
export const confidedIn = (by: Seat, text: string, nameOf: NameOf): Statement | undefined => {
  if (text.includes('?')) return undefined;
  const named = namedText(
    plain(text),
    SEATS.filter((seat) => nameOf(seat) !== ''),
    nameOf,
  );
  return HEARINGS.map((ear) => readBy(ear, named, by)).find((one) => one !== undefined);
};
