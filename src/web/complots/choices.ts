/** What `legal` lets me do, as the choices of the table: built from it alone, each with its cost and its risk. */
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { CONVERT, CONVERT_OTHER, COUP } from '../../games/complots/box.ts';
import { type Character, type Clan, clanOf, isCharacter, TABLE } from '../../games/complots/characters.ts';
import { isTrue } from '../../games/complots/claims.ts';
import type { ComplotsView } from '../../games/complots/view.ts';
import { type Names, tellTo } from '../../words/words.ts';
import type { Emblem } from './emblems.ts';
import type { ComplotsText } from './text/fr.ts';

export type Sees = View & ComplotsView;
export const isComplots = (view: View): view is Sees => view.game === 'complots';

export type Choice = {
  readonly key: string;
  readonly emblem: Emblem;
  readonly clan?: Clan;
  readonly title: string;
  readonly effect: string;
  readonly cost: number;
  /** A claim: whether it is true. */
  readonly risk?: { readonly bluff: boolean; readonly says: string };
  /** One move, or one for each target. */
  readonly moves: readonly { readonly move: string; readonly at?: Seat }[];
  /** It cannot be taken back, and stands where a thumb may slip. */
  readonly grave: boolean;
};

type Row = Omit<Choice, 'key' | 'moves'>;
const row = (emblem: Emblem, title: string, effect: string, more: Partial<Row> = {}): Row => ({
  emblem,
  title,
  effect,
  cost: 0,
  grave: false,
  ...more,
});

export const choicesOf = (view: Sees, text: ComplotsText, names: Names): Choice[] => {
  const groups = new Map<string, { row: Row; moves: { move: string; at?: Seat }[] }>();
  for (const move of view.legal ?? []) {
    const words = move.split(' ');
    const last = words.at(-1);
    const at = words.length > 1 && isSeat(last) ? last : undefined;
    const key = at === undefined ? move : `${words.slice(0, -1).join(' ')} …`;
    const group = groups.get(key) ?? { row: describe(view, text, names, words, at), moves: [] };
    group.moves.push(at === undefined ? { move } : { move, at });
    groups.set(key, group);
  }
  return [...groups].map(([key, { row: about, moves }]) => ({ key, ...about, moves }));
};

const describe = (
  view: Sees,
  text: ComplotsText,
  names: Names,
  words: readonly string[],
  at: Seat | undefined,
): Row => {
  const [verb = '', word] = words;
  const { plain } = text;
  switch (verb) {
    case 'income':
      return row('complots/income', plain.income.name, plain.income.effect);
    case 'aid':
      return row('complots/aid', plain.aid.name, plain.aid.effect);
    case 'coup':
      return row('complots/coup', plain.coup.name, plain.coup.effect, { cost: COUP, grave: true });
    case 'convert':
      return at === undefined
        ? row('complots/convert', plain.convert.name, plain.convert.effect, { cost: CONVERT })
        : row('complots/convert', plain.convertOther.name, plain.convertOther.effect, { cost: CONVERT_OTHER });
    case 'embezzle':
      return row('complots/embezzle', plain.embezzle.name, plain.embezzle.effect, { risk: embezzling(view, text) });
    case 'doubt':
      return row('doubt', text.doubt, text.doubtRisk, { grave: true });
    case 'pass':
      return passing(view, text);
    case 'counter':
      return isCharacter(word)
        ? claiming(view, text, word, text.counterWith(text.characters[word].the), '')
        : other(verb);
    case 'join':
      return isCharacter(word) ? claiming(view, text, word, text.joinWith(text.characters[word].the), '') : other(verb);
    case 'again':
      return row('complots/spy', text.again, text.againHint, { cost: 1 });
    case 'stop':
      return row('court', text.stop, text.stopHint);
    case 'return':
      return row('complots/protestant', text.returnCard, text.returnHint);
    case 'replace':
      return row('complots/inquisitor', text.replaceCard, text.replaceHint);
    case 'pay':
      return row('complots/income', text.pay, text.payHint, { cost: 3 });
    case 'refuse':
      return row('skull', text.refuse, text.refuseHint);
    case 'give':
      return row(
        'complots/justiciar',
        at === undefined ? verb : tellTo(view.me, at)(text.give, names(at)),
        text.giveHint,
      );
    case 'catholic':
    case 'protestant':
      return row(`complots/${verb}`, text.becomes[verb], '');
    default:
      return isCharacter(verb) ? power(view, text, verb, at) : other(words.join(' '));
  }
};

/** A move these screens do not know is still shown, in its own words. */
const other = (words: string): Row => row('masks', words, '');

const power = (view: Sees, text: ComplotsText, character: Character, at: Seat | undefined): Row => {
  const { name } = text.characters[character];
  const { cost, aim } = TABLE[character];
  const says = aim !== 'both' ? text.effects[character] : at === undefined ? text.exchange.effect : text.examine.effect;
  return { ...claiming(view, text, character, name, says), cost, grave: cost > 0 };
};

const claiming = (view: Sees, text: ComplotsText, character: Character, title: string, effect: string): Row => {
  const bluff = !isTrue(character, view.hand ?? []);
  return row(`complots/${character}`, title, effect, {
    clan: clanOf(character),
    risk: { bluff, says: bluff ? text.bluff : text.truth },
  });
};

const embezzling = (view: Sees, text: ComplotsText): { bluff: boolean; says: string } => {
  const bluff = !isTrue('embezzle', view.hand ?? []);
  return { bluff, says: bluff ? text.embezzleBluff : text.embezzleTrue };
};

const passing = (view: Sees, text: ComplotsText): Row => {
  if (view.phase === 'counter') return row('court', text.passCounter, text.passCounterHint);
  if (view.phase === 'join') return row('court', text.passJoin, text.passJoinHint);
  return row('court', text.pass, text.passHint);
};

/** The questions that are answered by touching one's own cards, and how many of them. */
export const cardsAsked = (
  view: Sees,
): { readonly cards: readonly Character[]; readonly count: number } | undefined => {
  if (view.legal === undefined || view.legal.length === 0) return undefined;
  if (view.phase === 'lose' || view.phase === 'show') return { cards: view.hand ?? [], count: 1 };
  if (view.phase === 'draft') return { cards: view.lineup, count: 1 };
  if (view.phase === 'keep')
    return { cards: [...(view.hand ?? []), ...(view.drawn ?? [])], count: view.hand?.length ?? 0 };
  return undefined;
};

/** The legal moves that name just these cards, in whatever order they were touched. */
export const movesWith = (view: Sees, chosen: readonly Character[]): string[] => {
  const wanted = [...chosen].sort().join(' ');
  return (view.legal ?? []).filter((move) => {
    const [, ...words] = move.replace(' as witch', '').split(' ');
    return words.sort().join(' ') === wanted;
  });
};
