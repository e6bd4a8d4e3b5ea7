/** Turns `legal` into the choices of the table, each with its cost and risk. */
import { PASS } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Kept } from '../../../web/table/pass/pass.ts';
import { type Names, tellTo } from '../../../words/words.ts';
import { CONVERT, CONVERT_OTHER, COUP, RICH } from '../rules/box.ts';
import { type Character, type Clan, clanOf, countersTo, isAnnounced, isCharacter, TABLE } from '../rules/characters.ts';
import { isTrue } from '../rules/claims.ts';
import { actionIn, cardsOf, type Move, parse, targetOf } from '../rules/moves.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import type { Emblem } from './emblems.ts';
import { aimsAtMe, stakeOf } from './standing.ts';

export type Choice = {
  readonly key: string;
  readonly emblem: Emblem;
  readonly clan?: Clan;
  readonly title: string;
  readonly effect: string;
  readonly cost: number;
  /** Of a claim: whether it is a bluff. */
  readonly risk?: { readonly bluff: boolean; readonly says: string };
  readonly moves: readonly { readonly move: string; readonly at?: Seat }[];
  /** Cannot be taken back, and stands where a thumb may slip. */
  readonly grave: boolean;
  /** An answer kept for a later window. */
  readonly keeps?: Kept;
};

/** An unavailable choice, still shown. `missing`: coins; 0 if it is never announced. */
export type Beyond = Omit<Choice, 'moves' | 'keeps'> & { readonly missing: number };

type Row = Omit<Choice, 'key' | 'moves' | 'keeps'>;
const row = (emblem: Emblem, title: string, effect: string, more: Partial<Row> = {}): Row => ({
  emblem,
  title,
  effect,
  cost: 0,
  grave: false,
  ...more,
});

export const choicesOf = (view: ComplotsView, text: ComplotsText, names: Names): Choice[] => {
  const groups = new Map<string, { row: Row; moves: { move: string; at?: Seat }[] }>();
  for (const move of view.legal ?? []) {
    const words = parse(move);
    const at = targetOf(words);
    const key = at === undefined ? move : `${words[0]} …`;
    const group = groups.get(key) ?? { row: describe(view, text, names, words, at), moves: [] };
    group.moves.push(at === undefined ? { move } : { move, at });
    groups.set(key, group);
  }
  return [...groups].map(([key, { row: about, moves }]) => ({ key, ...about, moves }));
};

/** Legal choices, and counters to what is aimed at me: those are kept until challenges are over. */
export const answersOf = (view: ComplotsView, text: ComplotsText, names: Names): Choice[] => {
  const legal = choicesOf(view, text, names);
  const choices = [...legal.filter(({ key }) => key !== PASS), ...legal.filter(({ key }) => key === PASS)];
  if (!aimsAtMe(view) || view.phase !== 'doubt' || choices.length === 0) return choices;
  const verb = actionIn(view)?.verb;
  if (!isCharacter(verb)) return choices;
  const counters = countersTo(verb, view.lineup);
  const later = (answer: string): Kept => ({ move: answer, phase: 'counter', stake: stakeOf(view) });
  return choices.flatMap((choice) =>
    choice.key !== PASS
      ? [choice]
      : [
          ...counters.map((counter) => ({
            ...claiming(view, text, counter, text.counterWith(text.characters[counter].the), text.counterKept),
            key: `counter ${counter}`,
            moves: choice.moves,
            keeps: later(`counter ${counter}`),
          })),
          {
            ...choice,
            title: text.letHappen,
            effect: tollOf(view, text, verb),
            ...(counters.length > 0 ? { keeps: later(PASS) } : {}),
          },
        ],
  );
};

const tollOf = (view: ComplotsView, text: ComplotsText, character: Character): string => {
  const { steals, ransom, gives, clan } = TABLE[character];
  const purse = view.me === undefined ? 0 : view.players[view.me].coins;
  if (steals > 0) return text.toll.coins(Math.min(steals, purse));
  if (ransom > 0 && purse >= ransom) return text.toll.ransom;
  if (clan === 'assassin') return text.toll.character;
  return gives > 0 ? text.toll.gift : text.toll.show;
};

export const effectOf = (view: ComplotsView, text: ComplotsText, names: Names): string => {
  const { phase, action, claim } = view;
  const { verb, at } = actionIn(view) ?? {};
  if (!isCharacter(verb) || (phase !== 'counter' && claim?.for !== action?.move)) return '';
  const whom = at === undefined ? undefined : calledTo(view, at, names);
  const effect = effectAt(text, verb, at, () => whom);
  return text.does(
    text.characters[verb].name,
    whom !== undefined && effect.startsWith(whom) ? effect : lowered(effect),
  );
};

/** For use within a sentence. */
const lowered = (effect: string): string => effect.charAt(0).toLowerCase() + effect.slice(1);

export const calledTo = ({ me }: ComplotsView, seat: Seat, names: Names): string | undefined =>
  seat === me ? undefined : names(seat);

const isAimed = (character: Character, text: ComplotsText): character is keyof ComplotsText['effectsAt'] =>
  character in text.effectsAt;

export const effectAt = (
  text: ComplotsText,
  character: Character,
  at: Seat | undefined,
  called: (seat: Seat) => string | undefined,
): string =>
  at === undefined || !isAimed(character, text)
    ? effectsOf(text, character, at !== undefined)
    : text.effectsAt[character](called(at));

/** On my turn: what I cannot pay for yet, and characters who only counter. */
export const beyondReach = (view: ComplotsView, text: ComplotsText): Beyond[] => {
  const { me, lineup, almshouse } = view;
  const coins = me === undefined ? 0 : view.players[me].coins;
  if (view.phase !== 'turn' || (view.legal ?? []).length === 0 || coins >= RICH) return [];
  const { plain } = text;
  const all: (Row & { readonly key: string })[] = [
    ...lineup.filter(isAnnounced).map((card) => ({ ...power(view, text, card, undefined), key: card })),
    { ...describe(view, text, String, ['coup'], undefined), key: 'coup' },
    ...(almshouse === undefined
      ? []
      : [
          { ...describe(view, text, String, ['convert'], undefined), key: 'convert' },
          {
            ...row('complots/convert', plain.convertOther.name, plain.convertOther.effect, { cost: CONVERT_OTHER }),
            key: 'convert …',
          },
        ]),
  ];
  const idle = lineup.filter((card) => !isAnnounced(card));
  return [
    ...all.filter(({ cost }) => cost > coins).map((one) => ({ ...one, missing: one.cost - coins })),
    ...idle.map((card) => ({
      ...row(`complots/${card}`, text.characters[card].name, text.effects[card], { clan: clanOf(card) }),
      key: card,
      missing: 0,
    })),
  ];
};

const describe = (view: ComplotsView, text: ComplotsText, names: Names, words: Move, at: Seat | undefined): Row => {
  const [verb] = words;
  const { plain } = text;
  switch (words[0]) {
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
      return row('doubt', text.doubt, text.doubtRisk(names(view.claim?.by ?? view.turn)), { grave: true });
    case 'pass':
      return passing(view, text, names);
    case 'counter':
      return claiming(view, text, words[1], text.counterWith(text.characters[words[1]].the), '');
    case 'join':
      return claiming(view, text, words[1], text.joinWith(text.characters[words[1]].the), '');
    case 'again':
      return row('complots/spy', text.again, text.againHint, { cost: TABLE.spy.again });
    case 'stop':
      return row('court', text.stop, text.stopHint);
    case 'return':
      return row('complots/protestant', text.returnCard, text.returnHint);
    case 'replace':
      return row('complots/inquisitor', text.replaceCard, text.replaceHint);
    case 'pay':
      return row('complots/income', text.pay, text.payHint, { cost: TABLE.blackmailer.ransom });
    case 'refuse':
      return row('skull', text.refuse, text.refuseHint);
    case 'give':
      return row('complots/justiciar', tellTo(view.me, words[1])(text.give, names(words[1])), text.giveHint);
    case 'catholic':
    case 'protestant':
      return row(`complots/${words[0]}`, text.becomes[words[0]], '');
    default:
      return isCharacter(verb) ? power(view, text, verb, at) : other(words.join(' '));
  }
};

/** A move unknown here is shown in its own words. */
const other = (words: string): Row => row('masks', words, '');

const power = (view: ComplotsView, text: ComplotsText, character: Character, at: Seat | undefined): Row => {
  const { name } = text.characters[character];
  const { cost } = TABLE[character];
  const says = effectsOf(text, character, at !== undefined);
  return { ...claiming(view, text, character, name, says), cost, grave: cost > 0 };
};

export const effectsOf = (text: ComplotsText, character: Character, aimed: boolean): string => {
  if (TABLE[character].aim !== 'both') return text.effects[character];
  return aimed ? text.examine.effect : text.exchange.effect;
};

const claiming = (view: ComplotsView, text: ComplotsText, character: Character, title: string, effect: string): Row => {
  const bluff = !isTrue(character, view.hand ?? []);
  return row(`complots/${character}`, title, effect, {
    clan: clanOf(character),
    risk: { bluff, says: bluff ? text.bluff : text.truth },
  });
};

const embezzling = (view: ComplotsView, text: ComplotsText): { bluff: boolean; says: string } => {
  const bluff = !isTrue('embezzle', view.hand ?? []);
  return { bluff, says: bluff ? text.embezzleBluff : text.embezzleTrue };
};

/** What follows if nobody challenges. */
const standsOf = (view: ComplotsView, text: ComplotsText, names: Names): string => {
  const { action, claim, me, lineup } = view;
  if (claim?.for === 'counter') return text.counterStands;
  const { verb, at } = actionIn(view) ?? {};
  if (!isCharacter(verb) || claim?.for !== action?.move) return text.passHint;
  const effect = effectAt(text, verb, at, (seat) => calledTo(view, seat, names));
  const counters = at === undefined || at === me ? [] : countersTo(verb, lineup);
  return at === undefined || counters.length === 0 ? effect : `${effect} · ${text.mayCounter(names(at))}`;
};

const passing = (view: ComplotsView, text: ComplotsText, names: Names): Row => {
  if (view.phase === 'counter') return row('court', text.passCounter, text.passCounterHint);
  if (view.phase === 'join') return row('court', text.passJoin, text.passJoinHint);
  return row('court', text.pass, standsOf(view, text, names));
};

/** How many of one's own cards the question asks to touch. */
export const cardsAsked = (
  view: ComplotsView,
): { readonly cards: readonly Character[]; readonly count: number } | undefined => {
  if (view.legal === undefined || view.legal.length === 0) return undefined;
  if (view.phase === 'lose' || view.phase === 'show') return { cards: view.hand ?? [], count: 1 };
  if (view.phase === 'draft') return { cards: view.lineup, count: 1 };
  if (view.phase === 'keep')
    return { cards: [...(view.hand ?? []), ...(view.drawn ?? [])], count: view.hand?.length ?? 0 };
  return undefined;
};

/** The legal moves that name exactly these cards, in any order. */
export const movesWith = (view: ComplotsView, chosen: readonly Character[]): string[] => {
  const wanted = chosen.toSorted().join(' ');
  return (view.legal ?? []).filter((move) => cardsOf(parse(move)).toSorted().join(' ') === wanted);
};
