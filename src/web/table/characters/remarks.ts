/** Finds a bot's remark on the newest facts, and stores memories after a game. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Lang } from '../../../words/languages.ts';
import { bondsWith, keepBonds } from '../../base/bonds.ts';
import type { People, Snapshot } from '../../link/link.ts';
import { CHARACTERS, RECALLED } from './load.ts';
import { type Reaction, reactionTo } from './reactions.ts';
import { bondsAfter, greetingAt, type Recollection, recollectionAt } from './recalling.ts';
import type { Stirs } from './stirs.ts';

export type Remark = { readonly seat: Seat; says(lang: Lang): Promise<string> };

const reacted = ({ seat, manner, moment, nth }: Reaction): Remark => ({
  seat,
  async says(lang) {
    const ways = (await CHARACTERS.load(lang)).characters[manner][moment];
    return ways[nth % ways.length] ?? '';
  },
});

const recalled = ({ seat, manner, moment, nth, to }: Recollection, people: People): Remark => ({
  seat,
  async says(lang) {
    const line = (await RECALLED.load(lang))[manner][moment][nth] ?? '';
    return line.replaceAll('{n}', people[to]?.name ?? to);
  },
});

/** Public facts: remarks may use nothing else. */
const openFacts = ({ heard, secret = [] }: Snapshot, until = heard.length): Said[] =>
  heard.slice(0, until).filter((_, i) => !secret.includes(i));

/** `bonds`: memories of earlier games, if any. */
export const remarkAt = (
  seen: Snapshot,
  at: number,
  people: People,
  stirs: Stirs,
  bonds: boolean,
): Remark | undefined => {
  const { heard, secret, view } = seen;
  const reaction = reactionTo(heard, at, people, stirs);
  if (reaction !== undefined) return reacted(reaction);
  if (secret?.includes(at) === true) return undefined;
  const open = openFacts(seen, at + 1);
  const last = open.length - 1;
  const found =
    recollectionAt(open, last, people, stirs) ?? (bonds ? greeting(open, last, people, view.me) : undefined);
  return found === undefined ? undefined : recalled(found, people);
};

const greeting = (open: readonly Said[], at: number, people: People, me: Seat | undefined): Recollection | undefined =>
  me === undefined ? undefined : greetingAt(open, at, people, me, bondsWith(people[me]?.name ?? ''));

export const keepGame = (seen: Snapshot, people: People, stirs: Stirs): void => {
  const { me, over } = seen.view;
  if (me === undefined || over === null) return;
  keepBonds(people[me]?.name ?? '', bondsAfter(openFacts(seen), people, me, over, stirs));
};
