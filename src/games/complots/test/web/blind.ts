/** Complots for a blind player: the table in the accessibility tree, and a simple strategy. */
import { type BlindPart, type Cast, type Offer, SCREENS } from '../../../../../test/web/blind/part.ts';
import { type Node, named, ofRole, plainly, textOf } from '../../../../../test/web/blind/tree.ts';
import type { View } from '../../../../engine/game.ts';
import { PASS } from '../../../../engine/phrases.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { textsOf } from '../../../../words/languages.ts';
import { COINS, copies, HAND } from '../../rules/box.ts';
import { CHARACTERS, type Character, clanOf, isCharacter, TABLE } from '../../rules/characters.ts';
import { actionIn } from '../../rules/moves.ts';
import { isComplots } from '../../rules/typed-view.ts';
import type { ComplotsText } from '../../texts/fr/table.ts';
import { answersOf, cardsAsked } from '../../web/choices.ts';

const TEXTS = plainly(await textsOf<ComplotsText>((lang) => import(`../../texts/${lang}/table.ts`)).all());

type Other = {
  readonly seat: Seat;
  readonly coins: number;
  readonly hidden: number;
  readonly revealed: readonly Character[];
  readonly playing: boolean;
  readonly asked: boolean;
};

type Plot = {
  readonly answers: readonly string[];
  readonly asks: 'lose' | 'keep' | 'doubt' | 'other';
  readonly hand: readonly Character[];
  readonly lost: readonly Character[];
  readonly coins: number;
  readonly others: readonly Other[];
  readonly court: number;
  readonly treasury: number;
  readonly claim: { readonly by: Seat; readonly card: Character; readonly at: Seat | undefined } | undefined;
};

const UP_TO = Array.from({ length: COINS + 1 }, (_, n) => n);
const numberIn = (says: string, words: (n: number) => string): number => UP_TO.find((n) => says === words(n)) ?? -1;

const cardsCalled = (nodes: readonly Node[], called: (card: Character) => string): Character[] =>
  nodes.flatMap(({ name }) => CHARACTERS.find((card) => name === called(card)) ?? []);

/** Possible face-up cards of a player. */
const FACE_UP = [[], ...CHARACTERS.flatMap((one) => [[one], ...CHARACTERS.map((other) => [one, other])])];

const otherIn = (tree: Node, cast: Cast, seat: Seat): Other[] => {
  const text = TEXTS[cast.lang];
  const name = cast.names.get(seat) ?? seat;
  const said = ofRole(tree, 'button').find((one) => one.name.includes(`${name}, `))?.name;
  if (said === undefined) return [];
  const parts = said
    .slice(said.indexOf(`${name}, `))
    .replace(/\)$/, '')
    .split(', ');
  const number = (words: (n: number) => string) => Math.max(-1, ...parts.map((part) => numberIn(part, words)));
  const out = parts.includes(text.out);
  const up = FACE_UP.findLast(
    (cards) =>
      cards.length > 0 && said.includes(text.faceUp(cards.map((card) => text.characters[card].name).join(', '))),
  );
  return [
    {
      seat,
      coins: out ? 0 : number(text.coins),
      hidden: out ? 0 : number(text.hiddenCards),
      revealed: (up ?? []).toSorted(),
      playing: parts.includes(text.playing),
      asked: parts.includes(text.asked),
    },
  ];
};

const aimOf = (dock: string, { lang, names, me }: Cast, card: Character): Seat | undefined => {
  const { effectsAt, letHappen } = TEXTS[lang];
  const at = Object.entries(effectsAt).find(([aimed]) => aimed === card)?.[1];
  if (at === undefined) return undefined;
  if (dock.includes(letHappen) || dock.includes(at(undefined))) return me;
  return [...names].find(([seat, name]) => seat !== me && dock.includes(at(name)))?.[0];
};

const claimIn = (tree: Node, dock: Node | undefined, cast: Cast): Plot['claim'] => {
  const text = TEXTS[cast.lang];
  const by = [...cast.names].find(([, name]) => named(dock, 'heading', text.believes(name)) !== undefined)?.[0];
  const [card] = cardsCalled(ofRole(tree, 'image'), (one) => `${text.characters[one].name}, ${text.claimed}`);
  return by === undefined || card === undefined ? undefined : { by, card, at: aimOf(textOf(dock), cast, card) };
};

const titlesOf = (text: ComplotsText): [string, string][] => [
  ['doubt', text.doubt],
  ['doubt', text.doubtSure],
  ...[text.pass, text.passCounter, text.letHappen].map((title): [string, string] => [PASS, title]),
  ['income', text.plain.income.name],
  ['aid', text.plain.aid.name],
  ['coup …', text.plain.coup.name],
  ...CHARACTERS.flatMap((card): [string, string][] => [
    [TABLE[card].aim === 'opponent' ? `${card} …` : card, text.characters[card].name],
    [`counter ${card}`, text.counterWith(text.characters[card].the)],
    [`lose ${card}`, text.lose(text.characters[card].the)],
  ]),
  ['keep', text.keep],
];

const offers = (tree: Node, { lang, names }: Cast): Offer[] => {
  const text = TEXTS[lang];
  const bars = ofRole(tree, 'toolbar');
  const dock = named(tree, 'region', SCREENS[lang].yourChoices);
  const free = (node: Node | undefined): Node[] =>
    node === undefined ? [] : ofRole(node, 'button').filter(({ disabled }) => !disabled);
  const ofCards = bars.filter(({ name }) => name === text.yourHand).flatMap(free);
  const ofTargets = bars.filter(({ name }) => name === text.targets).flatMap(free);
  const cards = ofCards.flatMap((node): Offer[] => {
    const card = CHARACTERS.find((one) => node.name.startsWith(text.characters[one].name));
    return card === undefined || node.pressed ? [] : [{ key: `card ${card}`, node }];
  });
  const targets = ofTargets.flatMap((node): Offer[] => {
    const seat = [...names].find(([, name]) => node.name.startsWith(name))?.[0];
    return seat === undefined ? [] : [{ key: `at ${seat}`, node }];
  });
  const rest = [...free(dock), ...free(tree)].filter((node) => !ofCards.includes(node) && !ofTargets.includes(node));
  const titles = titlesOf(text);
  const tiles = (
    cards.length > 0 ? rest : bars.filter(({ name }) => name === SCREENS[lang].yourChoices).flatMap(free)
  ).flatMap((node): Offer[] => {
    const [, ...found] = titles.findLast(([, title]) => node.name === title || node.name.startsWith(`${title} `)) ?? [];
    const key = titles.findLast(([, title]) => title === found[0])?.[0];
    return key === undefined ? [] : [{ key, node }];
  });
  return [...cards, ...targets, ...tiles];
};

const keysOf = (list: readonly Offer[]): string[] => [...new Set(list.map(({ key }) => key))].sort();

const asksIn = (text: ComplotsText, tree: Node): Plot['asks'] => {
  const asks = ofRole(tree, 'heading').map(({ name }) => name);
  if (asks.includes(text.loseWhich) || asks.includes(text.whichLost)) return 'lose';
  if (UP_TO.slice(1, HAND + 1).some((n) => asks.includes(text.keepWhich(n)))) return 'keep';
  return 'other';
};

export const BLIND: BlindPart<Plot> = {
  seats: 4,
  options: {},
  offers,
  heard(tree, cast) {
    const text = TEXTS[cast.lang];
    const dock = named(tree, 'region', SCREENS[cast.lang].yourChoices);
    const mine = named(tree, 'region', text.yourHand);
    const images = mine === undefined ? [] : ofRole(mine, 'image');
    const pile = (words: (n: number) => string): number =>
      Math.max(-1, ...ofRole(tree, 'button').map(({ name }) => numberIn(name, words)));
    const claim = claimIn(tree, dock, cast);
    return {
      answers: keysOf(offers(tree, cast)),
      asks: claim === undefined ? asksIn(text, tree) : 'doubt',
      hand: cardsCalled(images, (card) => text.characters[card].name).sort(),
      lost: cardsCalled(images, (card) => text.lost(text.characters[card].name)).sort(),
      coins: Math.max(-1, ...images.map(({ name }) => numberIn(name, text.coins))),
      others: [...cast.names.keys()].filter((seat) => seat !== cast.me).flatMap((seat) => otherIn(tree, cast, seat)),
      court: pile((n) => `${text.court}, ${text.cardsLeft(n)}`),
      treasury: pile((n) => `${text.treasury}, ${text.coins(n)}`),
      claim,
    };
  },
  seen({ view }) {
    const { me, phase, hand = [], drawn = [], players, seats, claim } = plot(view);
    const text = TEXTS.en;
    const asked = cardsAsked(plot(view));
    const { verb, at } = actionIn(plot(view)) ?? {};
    const card = claim?.character ?? undefined;
    const claimed =
      phase !== 'doubt' || claim === null || card === undefined
        ? undefined
        : { by: claim.by, card, at: claim.for === 'counter' || verb !== card ? undefined : at };
    return {
      answers: (asked === undefined
        ? answersOf(plot(view), text, String).map(({ key }) => key)
        : [...new Set(asked.cards.map((one) => `card ${one}`))]
      ).sort(),
      asks: phase === 'lose' || phase === 'keep' ? phase : claimed === undefined ? 'other' : 'doubt',
      hand: (phase === 'keep' ? [...hand, ...drawn] : [...hand]).sort(),
      lost: me === undefined ? [] : players[me].revealed.toSorted(),
      coins: me === undefined ? 0 : players[me].coins,
      others: seats
        .filter((seat) => seat !== me)
        .map((seat) => {
          const { alive, coins, hidden, revealed } = players[seat];
          return {
            seat,
            coins: alive ? coins : 0,
            hidden,
            revealed: revealed.toSorted(),
            playing: view.over === null && plot(view).turn === seat,
            asked: view.toAct.includes(seat),
          };
        }),
      court: plot(view).court,
      treasury: plot(view).treasury,
      claim: claimed,
    };
  },
  choose,
  moveOf([first = PASS, ...more], view) {
    const { phase } = plot(view);
    if (phase === 'lose') return first.replace('card', 'lose');
    if (phase === 'keep')
      return keptMove(
        view,
        [first, ...more].flatMap((key) => key.split(' ')[1] ?? []),
      );
    if (phase === 'doubt' && first.startsWith('counter')) return PASS; // answered after the challenges
    return first.replace('…', more[0]?.split(' ')[1] ?? '');
  },
};

const plot = (view: View) => {
  if (!isComplots(view)) throw new Error(`${view.game} is another game`);
  return view;
};

/** The legal move with these cards, in any order. */
const keptMove = (view: View, cards: readonly string[]): string => {
  const wanted = cards.filter(isCharacter).sort().join();
  return view.legal?.find((move) => move.split(' ').filter(isCharacter).sort().join() === wanted) ?? '';
};

const WORTH: readonly Character[] = ['duchess', 'captain', 'assassin', 'countess', 'ambassador'];
const byWorth = (cards: readonly Character[]): Character[] =>
  cards.toSorted((one, other) => WORTH.indexOf(one) - WORTH.indexOf(other));

/** Claims what it holds, challenges impossible claims, blocks with what it holds, and lies only when otherwise lost. */
function choose({ answers, asks, hand, lost, coins, others, claim }: Plot): readonly string[] {
  const may = (key: string): boolean => answers.includes(key);
  const has = (card: Character): boolean => hand.includes(card);
  if (asks === 'lose') return [`card ${byWorth(hand).at(-1)}`, `lose ${byWorth(hand).at(-1)}`];
  if (asks === 'keep') {
    const kept = byWorth(hand).slice(0, HAND - lost.length);
    return [...kept.map((card) => `card ${card}`), 'keep'];
  }
  const living = others.filter(({ hidden }) => hidden > 0);
  const [strongest] = living.toSorted((one, other) => other.hidden - one.hidden || other.coins - one.coins);
  const [richest] = living.toSorted((one, other) => other.coins - one.coins);
  const blocks = answers.filter((key) => key.startsWith('counter '));
  // with one card left a lie costs nothing
  const lie = hand.length === 1 ? blocks.find((key) => clanOf(cardIn(key)) === 'untouchable') : undefined;
  const block = blocks.find((key) => has(cardIn(key))) ?? lie;
  if (asks === 'doubt' && claim !== undefined) {
    const up = [...hand, ...lost, ...others.flatMap(({ revealed }) => revealed)].filter((card) => card === claim.card);
    if (up.length === copies(others.length + 1)) return ['doubt', 'doubt'];
    return [block ?? PASS];
  }
  if (may(PASS)) return [block ?? PASS];
  if (may('coup …')) return ['coup …', `at ${strongest?.seat}`];
  if (has('assassin') && may('assassin …')) return ['assassin …', `at ${strongest?.seat}`];
  if (has('duchess') && may('duchess')) return ['duchess'];
  if (has('captain') && may('captain …') && (richest?.coins ?? 0) > 0) return ['captain …', `at ${richest?.seat}`];
  if (has('ambassador') && may('ambassador')) return ['ambassador'];
  return [coins < 7 && may('aid') ? 'aid' : 'income'];
}

const cardIn = (key: string): Character => {
  const card = key.split(' ')[1];
  if (!isCharacter(card)) throw new Error(`"${key}" names no character`);
  return card;
};
