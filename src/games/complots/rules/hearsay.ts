/** Public facts that make a claim more likely a lie or the truth. */
import type { Said, Viewer } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Character, TABLE } from './characters.ts';
import { fold } from './facts.ts';
import { type Claim, type Memory, remember } from './memory.ts';
import { actionIn } from './moves.ts';
import type { ComplotsFields } from './view.ts';

export type Hearsay = { readonly by: Seat; readonly turn: number } & (
  | { readonly of: 'claimed'; readonly card: Character; readonly turns: readonly number[] }
  | { readonly of: 'caught' | 'proven' | 'lost'; readonly card: Character }
  | { readonly of: 'others'; readonly cards: readonly Character[] }
  | { readonly of: 'changed' }
  | { readonly of: 'doubts'; readonly times: number }
  /** Will be able to afford a coup; coins missing. */
  | { readonly of: 'coup' | 'nearly'; readonly coins: number }
);

type Known = {
  readonly view: ComplotsFields & { readonly seats: readonly Seat[]; readonly me?: Seat };
  readonly heard: readonly Said[];
};

const TOLD = 5;
/** C17 what a coup costs. */
const COUP = 7;

/** The five weightiest in `all`, told in the order of the game. */
export const hearsay = (seen: Known): Hearsay[] =>
  all(seen)
    .slice(0, TOLD)
    .sort((one, other) => one.turn - other.turn);

export const telling = (seen: Known): number => all(seen).filter(({ of }) => WEIGHTY.includes(of)).length;
const WEIGHTY: readonly Hearsay['of'][] = ['claimed', 'caught', 'proven', 'lost', 'others', 'changed'];

const all = ({ view, heard }: Known): Hearsay[] => {
  const { me, seats } = view;
  const { claim } = view;
  if (claim === null || claim.character === null) return [];
  const { by, character } = claim;
  const memory = remember(heard, seats, me);
  const trail: Trail = { turn: 0, lost: [], changed: new Map(), doubts: new Map() };
  for (const said of heard) addFact(trail, said);
  const changed = trail.changed.get(by);
  const living = seats.filter((seat) => seat !== me && view.players[seat].alive);
  return [
    ...ownClaims(memory, by, character),
    ...otherClaims(memory, by, character, view.players[by].hidden, changed ?? 0),
    ...(changed === undefined ? [] : [{ of: 'changed', by, turn: changed } as const]),
    ...trail.lost.flatMap((one) => (one.card === character ? [{ of: 'lost', ...one } as const] : [])),
    ...verdicts(memory, me, by, character),
    ...prospects(view, by, character),
    ...[by, ...living.filter((seat) => seat !== by)].flatMap((seat) => doubtsOf(trail, seat, memory.turn)),
  ];
};

const judged = ({ by, turn, true: was }: Claim, card: Character): Hearsay => ({
  of: was === true ? 'proven' : 'caught',
  by,
  card,
  turn,
});

/** Earlier claims of the same character, with outcomes. The last is the current one. */
const ownClaims = ({ claims }: Memory, by: Seat, card: Character): Hearsay[] => {
  const now = claims.findLastIndex((one) => one.by === by && one.claimed === card);
  const before = claims.slice(0, now).filter((one) => one.by === by && one.claimed === card);
  const turns = before.filter(({ doubted }) => !doubted).map(({ turn }) => turn);
  const [turn] = turns;
  return [
    ...(turn === undefined ? [] : [{ of: 'claimed', by, card, turns, turn } as const]),
    ...before.filter(({ doubted }) => doubted).map((one) => judged(one, card)),
  ];
};

/** Other claims since they changed cards, if together more than they have cards. */
const otherClaims = ({ claims }: Memory, by: Seat, card: Character, cards: number, since: number): Hearsay[] => {
  const named = new Map<Character, number>();
  for (const { by: who, claimed, doubted, turn } of claims)
    if (who === by && !doubted && turn > since && claimed !== card && claimed !== 'embezzle') named.set(claimed, turn);
  const [turn = 0] = named.values();
  return named.size < cards ? [] : [{ of: 'others', by, cards: [...named.keys()], turn }];
};

/** Others caught or proven, or the claimant with other characters; the latest first. */
const verdicts = ({ claims }: Memory, me: Viewer, by: Seat, card: Character): Hearsay[] =>
  claims
    .flatMap((one) =>
      !one.doubted || one.claimed === 'embezzle' || one.by === me || (one.by === by && one.claimed === card)
        ? []
        : [judged(one, one.claimed)],
    )
    .reverse();

const prospects = (view: ComplotsFields, by: Seat, card: Character): Hearsay[] => {
  const action = actionIn(view);
  if (action?.verb !== card || action.by !== by) return [];
  const { takes, steals } = TABLE[card];
  const gain = takes + (action.at === undefined ? 0 : Math.min(steals, view.players[action.at].coins));
  const coins = view.players[by].coins + gain;
  const turn = Number.MAX_SAFE_INTEGER;
  if (gain === 0) return [];
  return coins < COUP ? [{ of: 'nearly', by, coins: COUP - coins, turn }] : [{ of: 'coup', by, coins, turn }];
};

type Trail = {
  turn: number;
  readonly lost: { readonly by: Seat; readonly card: Character; readonly turn: number }[];
  readonly changed: Map<Seat, number>;
  readonly doubts: Map<Seat, number>;
};

/** Most players have challenged nobody, so that is not told. */
const doubtsOf = ({ doubts }: Trail, by: Seat, turn: number): Hearsay[] => {
  const times = doubts.get(by);
  return times === undefined ? [] : [{ of: 'doubts', by, turn, times }];
};

const addFact = fold<Trail>({
  announced(trail) {
    trail.turn += 1;
  },
  lost({ turn, lost }, [by, , card]) {
    lost.push({ by, card, turn });
  },
  kept({ turn, changed }, [by]) {
    changed.set(by, turn);
  },
  doubted({ doubts }, [by]) {
    doubts.set(by, (doubts.get(by) ?? 0) + 1);
  },
});
