/** Tribunal for a blind player: the court in the accessibility tree, and a simple strategy. */
import { type BlindPart, type Cast, GO_ON, type Offer, SCREENS } from '../../../../../test/web/blind/part.ts';
import { type Node, named, ofRole, plainly, textOf } from '../../../../../test/web/blind/tree.ts';
import type { View } from '../../../../engine/game.ts';
import { PASS } from '../../../../engine/phrases.ts';
import { others, type Seat } from '../../../../engine/seats.ts';
import { textsOf } from '../../../../words/languages.ts';
import { type Card, isCard } from '../../rules/decks.ts';
import { COURT_STEPS, type CourtStep } from '../../rules/steps.ts';
import { isTribunal, type TribunalView } from '../../rules/typed-view.ts';
import type { ControlsText } from '../../texts/fr/controls.ts';
import type { TribunalText } from '../../texts/fr/table.ts';
import { askingOf, dueFrom, truthIn } from '../../web/choices.ts';
import type { Book } from '../../words/book.ts';
import { isShown } from '../../words/stage.ts';
import { timeOf } from '../../words/voice.ts';

const TEXTS = plainly(await textsOf<TribunalText>((lang) => import(`../../texts/${lang}/table.ts`)).all());
const APART = plainly(await textsOf<ControlsText>((lang) => import(`../../texts/${lang}/controls.ts`)).all());
const BOOKS = plainly(await textsOf<Book>((lang) => import(`../../texts/${lang}/sentences.ts`)).all());
const CARDS = Object.keys(BOOKS.en.cards).filter(isCard);

type Judged = {
  readonly seat: Seat;
  readonly lives: number;
  readonly clerk: boolean;
  readonly status: string;
  readonly identity: string | undefined;
  readonly blames: number;
  readonly antiMafia: number;
};

type Court = {
  readonly answers: readonly string[];
  readonly step: CourtStep | undefined;
  readonly number: number;
  readonly lives: number;
  readonly clerk: boolean;
  readonly hand: readonly Card[];
  readonly others: readonly Judged[];
};

const court = (view: View): TribunalView => {
  if (!isTribunal(view)) throw new Error(`${view.game} is another game`);
  return view;
};

const UP_TO = Array.from({ length: 40 }, (_, n) => n);
const numberIn = (parts: readonly string[], words: (n: number) => string): number =>
  UP_TO.find((n) => n > 0 && parts.includes(words(n))) ?? 0;

const judgedIn = (tree: Node, cast: Cast, seat: Seat): Judged[] => {
  const { place } = BOOKS[cast.lang];
  const bench = named(tree, 'list', TEXTS[cast.lang].bench);
  const name = cast.names.get(seat) ?? seat;
  // a player's text may name another
  const called = [name, TEXTS[cast.lang].choose(name)];
  const [, ...parts] =
    (bench === undefined ? [] : ofRole(bench, 'button'))
      .map((one) => one.name.split(', '))
      .find(([first = '']) => called.includes(first)) ?? [];
  if (parts.length === 0) return [];
  const has = (words: string): boolean => parts.includes(words);
  return [
    {
      seat,
      lives: numberIn(parts, place.lives),
      clerk: has(place.clerk),
      status: has(place.status.informer) ? 'informer' : has(place.status.out) ? 'out' : 'in',
      identity: has(place.identity.judge) ? 'judge' : has(place.identity.mafia) ? 'mafia' : undefined,
      blames: numberIn(parts, place.blames),
      antiMafia: numberIn(parts, place.antiMafia),
    },
  ];
};

const VERBS = ['accuse', 'protect', 'plot', 'guilty', 'innocent', 'vote'] as const;
const PASSES = ['pass', 'pass contest', 'pass vote', 'pass use'] as const;
const NOTHING = { at: '', self: false, names: [], text: '', card: '' };

const free = (node: Node | undefined): Node[] =>
  node === undefined ? [] : ofRole(node, 'button').filter(({ disabled }) => !disabled);

const offers = (tree: Node, cast: Cast): Offer[] => {
  const { lang, names } = cast;
  const [text, apart, { moves, cards }] = [TEXTS[lang], APART[lang], BOOKS[lang]];
  const dock = named(tree, 'region', SCREENS[lang].yourChoices);
  const aimed = (bar: string, key: string): Offer[] =>
    free(named(dock, 'toolbar', bar)).flatMap((node) => {
      const seat = [...names].find(([, name]) => node.name === name || node.name.startsWith(`${name} `))?.[0];
      return seat === undefined ? [] : [{ key: `${key} ${seat}`, node }];
    });
  const kinds = free(named(dock, 'toolbar', SCREENS[lang].yourChoices)).flatMap((node): Offer[] => {
    const verb = VERBS.find((one) => node.name === text.verbs[one]);
    return verb === undefined ? [] : [{ key: `kind ${verb}`, node }];
  });
  // a pleading informer names somebody on the bench
  const floor = free(dock).some(({ name }) => name === moves.rest(NOTHING));
  const bench = free(named(tree, 'list', text.bench));
  const pleasOnBench = [...names].flatMap(([seat, name]): Offer[] => {
    const node = bench.find((one) => one.name.startsWith(`${text.choose(name)},`));
    return node === undefined || !floor ? [] : [{ key: `plead ${seat}`, node }];
  });
  const titles: [string, string][] = [
    ['look', moves.look(NOTHING)],
    ['gavel', moves.gavel(NOTHING)],
    ['rest', moves.rest(NOTHING)],
    ['rest', text.sayNothing],
    ...PASSES.map((pass): [string, string] => [PASS, moves[pass](NOTHING)]),
    ['contest', text.objection],
    ['contest', moves['contest duel'](NOTHING)],
    ['believe', moves.believe(NOTHING)],
    ['announce', apart.announceIt],
    ['witness', apart.witness],
    ...CARDS.map((card): [string, string] => [`use ${card}`, moves.use({ ...NOTHING, card: cards[card].name })]),
    ...[...names].flatMap(([seat, name]): [string, string][] => [
      [`blame ${seat}`, text.owed(name)],
      ...VERBS.flatMap((verb): [string, string][] => [
        ['do it', moves[verb]({ ...NOTHING, at: name })],
        ['do it', moves[verb]({ ...NOTHING, at: name, self: true })],
      ]),
    ]),
    [GO_ON, moves.ready(NOTHING)],
    [GO_ON, text.enough],
    [GO_ON, SCREENS[lang].goOn],
    [GO_ON, text.continueIn(0).replace(/\W+0.*$/, '')],
  ];
  const inBars = ofRole(tree, 'toolbar').flatMap(free);
  const plain = free(dock)
    .filter((node) => !inBars.includes(node))
    .flatMap((node): Offer[] => {
      const found = titles.find(([, title]) => node.name === title || node.name.startsWith(`${title} `));
      return found === undefined ? [] : [{ key: found[0], node }];
    });
  return [
    ...kinds,
    ...VERBS.flatMap((verb) => aimed(text.verbs[verb], verb)),
    ...(aimed(text.pickSeat, 'plead').length > 0 ? aimed(text.pickSeat, 'plead') : pleasOnBench),
    ...plain,
  ];
};

/** Controls before any touch, without sealing and continue buttons. */
const firstKeys = (keys: readonly string[]): string[] =>
  [...new Set(keys)].filter((key) => key !== 'do it' && key !== GO_ON).sort();

const stepIn = (tree: Node, { lang }: Cast): Pick<Court, 'step' | 'number'> => {
  const { ribbon, round, day, night } = TEXTS[lang];
  const list = named(tree, 'list', ribbon);
  const items = list === undefined ? [] : ofRole(list, 'listitem').map(textOf);
  for (const step of COURT_STEPS)
    for (const number of UP_TO) {
      const time = { before: round, day, night }[timeOf(step)];
      if (items.includes(`${BOOKS[lang].steps[step]} ${time(number)}`)) return { step, number };
    }
  return { step: undefined, number: -1 };
};

export const BLIND: BlindPart<Court> = {
  seats: 5,
  options: { lives: '1' },
  offers,
  heard(tree, cast) {
    const { desk, handOf } = TEXTS[cast.lang];
    const { place, cards } = BOOKS[cast.lang];
    const mine = named(tree, 'region', desk);
    const said = (mine === undefined ? [] : ofRole(mine, 'StaticText')).flatMap(({ name }) => name.split(', '));
    const held = named(mine, 'list', handOf);
    return {
      answers: firstKeys(offers(tree, cast).map(({ key }) => key)),
      ...stepIn(tree, cast),
      lives: numberIn(said, place.lives),
      clerk: said.includes(place.clerk),
      hand: (held === undefined ? [] : ofRole(held, 'button'))
        .flatMap(({ name }) => CARDS.find((card) => cards[card].name === name) ?? [])
        .sort(),
      others: [...cast.names.keys()].filter((seat) => seat !== cast.me).flatMap((seat) => judgedIn(tree, cast, seat)),
    };
  },
  seen({ view: any }) {
    const view = court(any);
    const { me, clerk, players, docket } = view;
    const isClerk = (seat: Seat | undefined): boolean => seat === clerk && view.over === null;
    return {
      answers: firstKeys(expected(view)),
      step: docket.step,
      number: timeOf(docket.step) === 'before' ? view.round : view.day,
      lives: me === undefined ? 0 : players[me].lives,
      clerk: isClerk(me),
      hand: (view.hand ?? []).toSorted(),
      others: (me === undefined ? view.seats : others(view.seats, me)).toSorted().map((seat) => {
        const { lives, status, identity, blames, antiMafia } = players[seat];
        const shown = isShown(view, seat) ? identity : undefined;
        return { seat, lives, clerk: isClerk(seat), status, identity: shown, blames, antiMafia };
      }),
    };
  },
  choose,
  moveOf(keys, any) {
    const view = court(any);
    const key = keys.find((one) => !one.startsWith('kind ')) ?? PASS;
    const [verb, at] = key.split(' ');
    if (verb === 'guilty' || verb === 'innocent') return `inform ${at} ${verb}`;
    if (key !== 'announce') return key;
    const { plot, protect } = truthIn(view);
    return `announce plot ${plot} protect ${protect}`;
  },
};

const expected = (view: TribunalView): string[] => {
  const asking = askingOf(view);
  const due = dueFrom(view).map((seat) => `blame ${seat}`);
  switch (asking.kind) {
    case 'look':
    case 'gavel':
    case 'announce':
      return [...due, asking.kind];
    case 'plead':
      return [...due, 'rest', ...asking.at.map((seat) => `plead ${seat}`)];
    case 'aim': {
      const shown = asking.verbs.find(({ verb }) => verb === 'plot') ?? asking.verbs[0];
      return [
        ...due,
        ...(asking.verbs.length > 1 ? asking.verbs.map(({ verb }) => `kind ${verb}`) : []),
        ...(shown === undefined ? [] : shown.at.map((seat) => `${shown.verb} ${seat}`)),
        ...(asking.passes ? [PASS] : []),
      ];
    }
    case 'contest':
      return [...due, PASS, 'contest', ...(asking.witness ? ['witness'] : [])];
    case 'use':
      return [...due, PASS, ...asking.cards.map((card) => `use ${card}`)];
    case 'answer':
      return [...due, 'believe', 'contest'];
    default:
      return due;
  }
};

/** Accuses the player nearest to falling, plots if legal, believes the clerk. */
function choose({ answers, others: rivals }: Court): readonly string[] {
  const may = (key: string): boolean => answers.includes(key);
  const due = answers.find((key) => key.startsWith('blame '));
  if (due !== undefined) return [due];
  for (const key of ['look', 'gavel', 'announce', 'rest', 'believe']) if (may(key)) return [key, key];
  const card = answers.find((key) => key.startsWith('use '));
  if (card !== undefined) return [card, card];
  const [weakest] = rivals
    .filter(({ seat }) => answers.some((key) => key.endsWith(` ${seat}`)))
    .toSorted((one, other) => one.lives - other.lives || other.blames - one.blames);
  const aim = answers.find((key) => !key.startsWith('kind ') && key.endsWith(` ${weakest?.seat}`));
  if (aim !== undefined && !/^(guilty|innocent)/.test(aim)) return [aim, 'do it', 'do it'];
  return [PASS];
}
