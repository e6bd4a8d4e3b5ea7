/** Assassin X for a blind player: the table in the accessibility tree, and a simple strategy. */
import { type BlindPart, type Cast, GO_ON, type Offer, SCREENS } from '../../../../../test/web/blind/part.ts';
import { all, type Node, named, ofRole, plainly, textOf } from '../../../../../test/web/blind/tree.ts';
import type { View } from '../../../../engine/game.ts';
import { PASS } from '../../../../engine/phrases.ts';
import { others, type Seat } from '../../../../engine/seats.ts';
import { textsOf } from '../../../../words/languages.ts';
import { CARDS, type Card, DECK, TABLE } from '../../rules/cards.ts';
import { isJoker, JOKERS } from '../../rules/jokers.ts';
import { attacks } from '../../rules/lay.ts';
import { remember } from '../../rules/memory.ts';
import { isAssassinX } from '../../rules/typed-view.ts';
import type { AssassinXText } from '../../texts/fr/table.ts';
import { bestAttack, bestDefence, dear, deedOf, isLayable, laysOf, mineOf, nextIn } from '../../web/choices.ts';
import type { Printed } from '../../words/printed.ts';
import type { Voice } from '../../words/voice.ts';

const TEXTS = plainly(await textsOf<AssassinXText>((lang) => import(`../../texts/${lang}/table.ts`)).all());
const VOICES = plainly(await textsOf<Voice>((lang) => import(`../../texts/${lang}/sentences.ts`)).all());
const PRINTED = plainly(await textsOf<Printed>((lang) => import(`../../texts/${lang}/cards.ts`)).all());

type Phase = 'joker' | 'offer' | 'take' | 'discard' | 'action' | 'defend' | 'alibi' | 'give' | 'swap' | 'none';

type Window = {
  readonly seat: Seat;
  readonly points: number;
  readonly cards: number;
  readonly joker: boolean;
  readonly in: boolean;
  readonly known: readonly Card[];
};

type Board = {
  readonly answers: readonly string[];
  readonly asks: Phase;
  readonly round: number;
  readonly turn: Seat | undefined;
  readonly next: Seat | undefined;
  readonly clockwise: boolean;
  readonly pile: number;
  readonly discard: number;
  readonly points: number;
  readonly hand: readonly Card[];
  readonly others: readonly Window[];
  readonly offer: readonly (Card | '?')[];
  readonly attack: { readonly by: Seat; readonly cards: readonly Card[] } | undefined;
};

const boardIn = (view: View) => {
  if (!isAssassinX(view)) throw new Error(`${view.game} is another game`);
  return view;
};

const MANY = Array.from({ length: DECK.length + 1 }, (_, n) => n);
const numberIn = (said: string, words: (n: number) => string): number =>
  MANY.findLast((n) => said.includes(words(n))) ?? -1;

const cardsIn = (list: string, { lang }: Cast): Card[] =>
  list.split(', ').flatMap((name) => CARDS.find((card) => PRINTED[lang].names[card] === name) ?? []);

/** A card of mine in words: name, kind, worth. */
const spoken = ({ lang }: Cast, card: Card): string => {
  const { kind, points } = TABLE[card];
  const worth = points === 0 || kind === 'joker' ? '' : ` ${points}`;
  return `${PRINTED[lang].names[card]} ${VOICES[lang].stage.kinds[kind]}${worth}`;
};

const nameIn = ({ names }: Cast, seat: Seat): string => names.get(seat) ?? seat;

const windowIn = (tree: Node, cast: Cast, seat: Seat): Window[] => {
  const { stage } = VOICES[cast.lang];
  const said = ofRole(tree, 'button').find(({ name }) => name.startsWith(`${nameIn(cast, seat)} `))?.name;
  if (said === undefined) return [];
  const [, list = ''] = said.split(TEXTS[cast.lang].youKnow(''));
  return [
    {
      seat,
      points: numberIn(said, stage.points),
      cards: said.includes(stage.out) ? 0 : numberIn(` ${said}`, (n) => ` ${stage.cards(n)}`),
      joker: said.split(', ').includes(stage.joker),
      in: !said.includes(stage.out),
      known: cardsIn(list.trim(), cast).sort(),
    },
  ];
};

const askedIn = (dock: Node | undefined, cast: Cast): Phase => {
  const { asked } = VOICES[cast.lang];
  const text = TEXTS[cast.lang];
  const heading = dock === undefined ? '' : (ofRole(dock, 'heading')[0]?.name ?? '');
  const isFor = (says: (name: string) => string): boolean =>
    [...cast.names.values()].some((name) => says(name) === heading);
  if (heading === text.mayAct || heading === text.whom) return 'action';
  if (isFor(text.attacks)) return 'defend';
  const phases = ['joker', 'offer', 'take', 'discard', 'alibi', 'give', 'swap'] as const;
  return phases.find((phase) => isFor(asked[phase])) ?? 'none';
};

const free = (node: Node | undefined): Node[] =>
  node === undefined ? [] : ofRole(node, 'button').filter(({ disabled }) => !disabled);

const offers = (tree: Node, cast: Cast): Offer[] => {
  const { lang } = cast;
  const [text, voice] = [TEXTS[lang], VOICES[lang]];
  const turning = free(named(tree, 'region', text.onlyYou)).map((node): Offer => ({ key: GO_ON, node }));
  const dock = named(tree, 'region', SCREENS[lang].yourChoices);
  const phase = askedIn(dock, cast);
  const mine = free(named(tree, 'toolbar', text.yourHand)).flatMap((node): Offer[] => {
    const card = CARDS.find((one) => node.name === spoken(cast, one));
    return card === undefined || node.pressed !== false ? [] : [{ key: `card ${card}`, node }];
  });
  const taken = free(named(tree, 'toolbar', text.cobbles)).map((node, i): Offer => ({ key: `take ${i}`, node }));
  const kept = free(tree).flatMap((node): Offer[] => {
    const joker = JOKERS.find((one) => node.name.startsWith(`${PRINTED[lang].names[one]} `));
    return phase !== 'joker' || joker === undefined ? [] : [{ key: `keep ${joker}`, node }];
  });
  const aims = [...cast.names].flatMap(([seat, name]): Offer[] => {
    const node = free(tree).find((one) => one.name.startsWith(`${name} `) && one.pressed !== undefined);
    return seat === cast.me || node === undefined ? [] : [{ key: `at ${seat}`, node }];
  });
  const passes = [text.snuff, text.pass, voice.moves.pass, voice.moves.passAlibi, voice.moves.passSwap];
  const aside = [text.ask, text.untilTurn, text.usual, text.drops, text.bare, text.stopPassing];
  const rest = free(dock).flatMap((node): Offer[] => {
    if (passes.some((title) => node.name.startsWith(title))) return [{ key: PASS, node }];
    if (node.name === voice.moves.alibi) return [{ key: 'alibi', node }];
    if (aside.some((title) => node.name.endsWith(title)) || node.name.startsWith(SCREENS[lang].paceIs(''))) return [];
    return [{ key: 'do it', node }];
  });
  return [...turning, ...mine, ...taken, ...kept, ...aims, ...rest];
};

const SAID_FIRST = /^(card|take|keep) |^(alibi|pass)$/;
const firstKeys = (keys: readonly string[]): string[] =>
  [...new Set(keys.filter((key) => SAID_FIRST.test(key)))].sort();

const signIn = (tree: Node, cast: Cast): Pick<Board, 'round' | 'turn' | 'next'> => {
  const { sign, you } = TEXTS[cast.lang];
  const said = textOf(tree);
  const called = (seat: Seat) => (seat === cast.me ? you : nameIn(cast, seat));
  for (const turn of cast.names.keys())
    for (const next of cast.names.keys()) {
      const round = numberIn(said, (n) => sign(n, called(turn), called(next)));
      if (round >= 0) return { round, turn, next };
    }
  return { round: -1, turn: undefined, next: undefined };
};

const attackIn = (tree: Node, cast: Cast): Board['attack'] => {
  const { crime } = TEXTS[cast.lang];
  const said = textOf(named(tree, 'region', SCREENS[cast.lang].table));
  // “Bruno Arsenic, Stress 8 attack”
  for (const [by, name] of cast.names) {
    const [, list] = new RegExp(`${name} ([^0-9]*) \\d+ ${crime}`).exec(said.slice(said.lastIndexOf(`${name} `))) ?? [];
    if (list !== undefined) return { by, cards: cardsIn(list, cast).sort() };
  }
  return undefined;
};

const offerIn = (tree: Node, cast: Cast): (Card | '?')[] => {
  const { take } = VOICES[cast.lang].moves;
  // names are followed by their worth
  return free(named(tree, 'toolbar', TEXTS[cast.lang].cobbles)).map(
    ({ name }) => CARDS.find((card) => name.replace(/ \(.*\)$/, '') === take(PRINTED[cast.lang].names[card])) ?? '?',
  );
};

/** A fight covers the rest of the table, for everybody. */
const FOUGHT = {
  round: -1,
  turn: undefined,
  next: undefined,
  clockwise: false,
  pile: -1,
  discard: -1,
  others: [],
};

export const BLIND: BlindPart<Board> = {
  seats: 3,
  options: {},
  offers,
  heard(tree, cast) {
    const [text, { stage }] = [TEXTS[cast.lang], VOICES[cast.lang]];
    const own = named(tree, 'region', text.yourHand);
    const middle = named(tree, 'region', text.cobbles);
    const labels = middle === undefined ? [] : all(middle).map(({ name }) => name);
    const pile = (called: string): number =>
      MANY.find((n) => labels.some((one) => one.split(', ')[0] === `${called} ${n}`)) ?? -1;
    return {
      answers: firstKeys(offers(tree, cast).map(({ key }) => key)),
      asks: askedIn(named(tree, 'region', SCREENS[cast.lang].yourChoices), cast),
      ...signIn(tree, cast),
      clockwise: labels.includes(text.clockwise),
      pile: pile(text.pile),
      discard: pile(text.discard),
      points: numberIn(textOf(own), stage.points),
      hand: (own === undefined ? [] : ofRole(own, 'button'))
        .flatMap(({ name }) => CARDS.find((card) => name === spoken(cast, card)) ?? [])
        .sort(),
      others: [...cast.names.keys()].filter((seat) => seat !== cast.me).flatMap((seat) => windowIn(tree, cast, seat)),
      offer: offerIn(tree, cast),
      attack: attackIn(tree, cast),
    };
  },
  seen({ view: any, heard }) {
    const view = boardIn(any);
    const { me, phase, legal = [], turn, attack } = view;
    const asked = legal.length > 0;
    const memory = remember(heard, me, view.seats);
    const own = {
      answers: firstKeys(expected(any)),
      asks: asked && phase !== 'over' ? phase : ('none' as const),
      points: me === undefined ? 0 : view.players[me].points,
      hand: mineOf(view).toSorted(),
      offer: phase === 'take' && asked ? [...(view.offer ?? [])] : [],
    };
    if (phase === 'defend' && asked && attack !== undefined)
      return { ...own, ...FOUGHT, attack: { by: attack.by, cards: attack.cards.toSorted() } };
    return {
      ...own,
      attack: undefined,
      round: view.round,
      turn,
      next: nextIn(view, turn),
      clockwise: view.direction === 1,
      pile: view.pile,
      discard: view.discard,
      others: (me === undefined ? view.seats : others(view.seats, me)).toSorted().map((seat) => ({
        seat,
        points: view.players[seat].points,
        cards: view.players[seat].cards,
        joker: view.players[seat].joker,
        in: view.players[seat].in,
        known: memory.held[seat]
          .filter(({ sure }) => sure)
          .map(({ card }) => card)
          .sort(),
      })),
    };
  },
  choose,
  moveOf(keys, any) {
    const view = boardIn(any);
    const cards = keys.flatMap((key) => (key.startsWith('card ') ? key.slice('card '.length) : []));
    const at = keys.find((key) => key.startsWith('at '))?.split(' ')[1];
    const [first = PASS] = keys;
    switch (view.phase) {
      case 'offer':
        return `offer ${cards[0]} down ${cards[1]} ${cards[2]}`;
      case 'discard':
      case 'give':
        return `${view.phase} ${cards[0]}`;
      case 'defend':
        return `defend${bestDefence(view).said}`;
      case 'action':
        if (first === PASS) return PASS;
        if (first === 'card assassin') return `assassinate ${at}${bestAttack(view).said}`;
        return view.legal?.includes(`intervene ${at}`) === true ? `intervene ${at}` : PASS;
      default:
        return first;
    }
  },
};

const expected = (any: View): string[] => {
  const view = boardIn(any);
  const { phase, legal = [], hand = [], offer = [] } = view;
  const cards = (list: readonly Card[]): string[] => list.map((card) => `card ${card}`);
  switch (legal.length === 0 ? 'over' : phase) {
    case 'joker':
    case 'alibi':
      return [...legal];
    case 'offer':
      return cards(hand);
    case 'take':
      return offer.map((_, i) => `take ${i}`);
    case 'discard':
    case 'give':
      return cards(hand.filter((card) => legal.includes(`${phase} ${card}`)));
    case 'swap':
      return [PASS, ...cards(hand.filter((card) => card !== 'assassin' && !isJoker(card)))];
    case 'action':
      return [PASS, ...cards(mineOf(view).filter((card) => deedOf(view, card) !== undefined))];
    case 'defend': {
      const { cards: laid } = bestDefence(view);
      const lays = laysOf(view);
      return cards(
        mineOf(view).filter(
          (card, i, all) => isLayable(lays, card) && !(laid.includes(card) && all.indexOf(card) === i),
        ),
      );
    }
    default:
      return [];
  }
};

const ENOUGH = 8;

/** Attacks if strong, sends the police to a known assassin, and keeps valuable cards. */
function choose({ answers, asks, hand, others: rivals, offer }: Board): readonly string[] {
  const may = (key: string): boolean => answers.includes(key);
  const byDearth = hand.filter((card) => !isJoker(card)).toSorted((one, other) => dear(one, hand) - dear(other, hand));
  const [least = 'time', second = 'time', third = 'time'] = byDearth;
  switch (asks) {
    case 'joker':
      return [answers[0] ?? PASS];
    case 'offer':
      return [`card ${second}`, `card ${least}`, `card ${third}`, 'do it'];
    case 'take': {
      const worth = offer.map((card) => (card === '?' ? 3 : dear(card, hand)));
      return [`take ${worth.indexOf(Math.max(...worth))}`, 'do it'];
    }
    case 'discard':
    case 'give':
      return [`card ${byDearth.find((card) => may(`card ${card}`))}`, 'do it'];
    case 'defend':
      return ['do it'];
    case 'alibi':
      return [may('alibi') ? 'alibi' : PASS];
    case 'action': {
      const known = rivals.find((one) => one.in && one.known.includes('assassin'));
      if (known !== undefined && may('card intervention'))
        return ['card intervention', `at ${known.seat} or pass`, 'do it', 'do it']; // X31 it may be illegal there
      const joker = hand.find(isJoker);
      const crime = Math.max(0, ...attacks(hand, isJoker(joker) ? joker : undefined).map(({ worth }) => worth));
      const [weakest] = rivals.filter((one) => one.in).toSorted((one, other) => one.cards - other.cards);
      return may('card assassin') && crime >= ENOUGH && weakest !== undefined
        ? ['card assassin', `at ${weakest.seat}`, 'do it', 'do it']
        : [PASS];
    }
    default:
      return [PASS];
  }
}
