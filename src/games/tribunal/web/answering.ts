/** Finds who has named me in a debate, and what I may answer: deny, explain, concede or strike back. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { says } from '../rules/facts.ts';
import { understand } from '../rules/free-speech.ts';
import { becauseIn, isOwnWord, sayStock } from '../rules/moves.ts';
import { CLAIMS, type Claim, HUNCH } from '../rules/stock.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import { isDebating, isFair, mayWrite, reasonsOf } from './choices.ts';
import type { transcript } from './spoken.ts';
import { inStep } from './view.ts';

type Word = 'suspect' | 'liar' | 'why';
export type Call = {
  readonly by: Seat;
  readonly word: Word;
  /** For a question: whom I accused or trusted last, and how. */
  readonly mine: readonly [claim: 'suspect' | 'trust', about: Seat] | undefined;
  /** How many facts had been heard by then. */
  readonly at: number;
};

const isCall = (word: unknown): word is Word => word === 'suspect' || word === 'liar' || word === 'why';

type Spoken = { readonly by: Seat; readonly word: string; readonly about: Seat | undefined };
/** Public statements of this step that are understood. */
const spokenIn = (heard: readonly Said[], nameOf: (seat: Seat) => string): Spoken[] =>
  inStep(heard).flatMap((said): Spoken[] => {
    if (says(said, 'said')) return [{ by: said[0], word: said[2], about: said[3] }];
    if (says(said, 'claimed')) {
      const [by, , ...words] = said;
      const isCharge = words[0] === 'saw' && words[2] === 'mafia';
      return [isCharge ? { by, word: 'suspect', about: words[1] } : { by, word: words[0], about: undefined }];
    }
    if (!says(said, 'spoke')) return [];
    const meant = understand(said[0], said[2], nameOf);
    const [by] = said;
    return meant.length === 0
      ? [{ by, word: 'spoke', about: undefined }]
      : meant.map(([word, about]) => ({ by, word, about }));
  });

/** The last statement that names me since I last spoke. */
export const callOn = (
  view: TribunalView,
  heard: readonly Said[],
  nameOf: (seat: Seat) => string,
): Call | undefined => {
  const { me } = view;
  if (me === undefined || !isDebating(view)) return undefined;
  const spoken = spokenIn(heard, nameOf);
  const last = spoken.findLastIndex(({ by }) => by === me);
  const at = spoken.findLastIndex(({ by, word, about }, i) => i > last && by !== me && about === me && isCall(word));
  const call = spoken[at];
  if (call === undefined || !isCall(call.word)) return undefined;
  const claim = spoken
    .slice(0, last + 1)
    .findLast(({ by, word, about }) => by === me && about !== undefined && word !== 'why');
  const against = claim?.word === 'suspect' || claim?.word === 'liar';
  const mine = claim?.about === undefined ? undefined : ([against ? 'suspect' : 'trust', claim.about] as const);
  return { by: call.by, word: call.word, mine, at };
};

export type Answer = {
  readonly as: 'deny' | 'explain' | 'concede' | 'attack';
  /** The move to send; undefined: in words of my own. */
  readonly move: string | undefined;
};

const MOST = 4;

const reasoned = (view: TribunalView, claim: string): string[] =>
  reasonsOf(view, claim).filter((move) => !move.endsWith(` ${HUNCH}`));

/** At most four fair answers. */
export const answersTo = (view: TribunalView, { by, word, mine }: Call): Answer[] => {
  const accuse = sayStock(undefined, ['suspect', by]);
  const back = reasoned(view, accuse).find((move) => !move.endsWith('silent')) ?? `${accuse} because ${HUNCH}`;
  const concede = word === 'why' ? 'say no-reason' : `${sayStock(undefined, ['trust', by])} because accuses ${view.me}`;
  const reasons = mine === undefined ? [] : reasoned(view, sayStock(undefined, mine));
  const explain: Answer[] =
    word === 'why' && reasons.length > 0
      ? reasons.slice(0, 2).map((move) => ({ as: 'explain', move }))
      : mayWrite(view)
        ? [{ as: 'explain', move: undefined }]
        : [];
  const all: Answer[] = [
    { as: 'deny', move: word === 'why' && mine !== undefined ? 'say disagree' : 'say judge' },
    ...explain,
    { as: 'concede', move: concede },
    { as: 'attack', move: back },
  ];
  const able = ({ move }: Answer): boolean => move === undefined || (isFair(view, move) && isSayable(view, move));
  const answers = all.filter(able);
  return answers.slice(Math.max(0, answers.length - MOST));
};

/** A claim whose reason the record confirms, or another phrase. */
const isSayable = (view: TribunalView, move: string): boolean => {
  const because = becauseIn(move);
  return because === undefined
    ? view.legal?.includes(move) === true
    : reasonsOf(view, sayStock(undefined, because.claim)).includes(move);
};

export type Line = ReturnType<typeof transcript>[number];

export type Reply = { readonly as: 'ask' | 'same' | 'join'; readonly move: string };

export const repliesTo = (view: TribunalView, lines: readonly Line[], line: Line, ask: Ask): Reply[] => {
  const [by] = line;
  if (by === view.me || !isDebating(view)) return [];
  const why: Reply = { as: 'ask', move: sayStock(undefined, ['why', by]) };
  const able = (all: readonly Reply[]): Reply[] =>
    all.filter(({ move }) => (isOwnWord(move) ? mayWrite(view) : isSayable(view, move)));
  if (says(line, 'spoke')) return able([why, { as: 'same', move: 'say agree' }]);
  if (says(line, 'claimed')) {
    const join =
      line[2] === 'plan' || line[2] === 'join' ? [{ as: 'join', move: `claim join ${line[3]}` } as const] : [];
    return able([...join, why]);
  }
  const claim = claimIn(line);
  if (claim === undefined) return [];
  const [word, about, ground] = claim;
  const isLast = lines.findLast((one) => one[0] === by && claimIn(one) !== undefined) === line;
  const same = sayStock(undefined, [word, about]);
  const reasoned = `${same} because ${ground}`;
  return able([
    isLast || !mayWrite(view) ? why : { as: 'ask', move: `say: ${ask(by, about)}` },
    ...(about === view.me ? [] : [{ as: 'same', move: isSayable(view, reasoned) ? reasoned : same } as const]),
  ]);
};

const claimIn = (line: Line): readonly [Claim, about: Seat, ground: string] | undefined => {
  if (!says(line, 'said')) return undefined;
  const [, , word, about, , ...ground] = line;
  const claim = CLAIMS.find((one) => one === word);
  return claim === undefined || about === undefined ? undefined : [claim, about, ground.join(' ')];
};
/** A question about somebody's earlier statement, in words of my own. */
export type Ask = (by: Seat, about: Seat) => string;
