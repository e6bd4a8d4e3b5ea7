/** Open claims, their speakers and targets: the content of the speech bubbles. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Character, isCharacter, TABLE } from '../rules/characters.ts';
import { isClaimed } from '../rules/claims.ts';
import { says } from '../rules/facts.ts';
import { actionIn } from '../rules/moves.ts';
import type { Claimed, TurnVerb } from '../rules/steps.ts';
import type { ComplotsView, Phase } from '../rules/typed-view.ts';
import { type Doubt, doubtAt, type Scene } from './scenes.ts';

export type Spoken = {
  readonly kind: 'claim' | 'counter' | 'join' | 'witch';
  readonly by: Seat;
  readonly at?: Seat;
  /** A plain action that was announced, or the claim. */
  readonly move: TurnVerb | Claimed;
  readonly claimed?: Claimed;
};

/** Claims and announcements that can still be challenged or countered. */
export const standing = (view: ComplotsView): Spoken[] => {
  const { claim, phase, over } = view;
  if (over !== null || (claim === null && !OPEN.includes(phase))) return [];
  const spoken: Spoken[] = [];
  const action = actionIn(view);
  if (action !== undefined && action.verb !== 'income' && action.verb !== 'coup') {
    const { by, verb: move, at } = action;
    spoken.push({
      kind: 'claim',
      by,
      move,
      ...(at === undefined ? {} : { at }),
      ...(isClaimed(move) ? { claimed: move } : {}),
    });
  }
  if (claim === null || claim.character === null) return spoken;
  const { by, character: claimed } = claim;
  if (claim.for === 'witch') return [{ kind: 'witch', by, move: 'witch', claimed }];
  if (claim.for === 'join') return [...spoken, { kind: 'join', by, move: claimed, claimed }];
  if (claim.for !== 'counter') return spoken;
  const whom = action?.by;
  return [...spoken, { kind: 'counter', by, move: claimed, claimed, ...(whom === undefined ? {} : { at: whom }) }];
};
/** Phases in which an announcement without a claim can be countered or shared. */
const OPEN: readonly Phase[] = ['counter', 'join'];

/** Reads a challenge aloud when made, and its outcome when the card has turned. */
export const withVerdicts = <L extends { readonly n: number; readonly text: string }>(
  lines: readonly L[],
  heard: readonly Said[],
  tell: (doubt: Doubt, told: string) => string,
): readonly L[] =>
  lines.map((line) => {
    const doubt = doubtAt(heard, line.n - 1);
    return doubt === undefined ? line : { ...line, text: tell(doubt, line.text) };
  });

/** Spoken now, including the scene's words, which the view does not contain. `since`: facts of scenes before it. */
export const spokenNow = (
  view: ComplotsView,
  scene: Scene | undefined,
  since: readonly Said[] = [],
): readonly Spoken[] => {
  const before = since.some((said) => says(said, ...SETTLING)) ? [] : standing(view);
  switch (scene?.name) {
    case 'claim':
      return [{ kind: 'claim', ...pick(scene) }];
    case 'counter':
      return [...before.filter(({ by }) => by !== scene.by), { kind: 'counter', ...pick(scene) }];
    case 'join':
      return [
        ...before.filter(({ by }) => !scene.by.includes(by)),
        ...scene.by.map((by): Spoken => ({ kind: 'join', by, move: scene.claimed, claimed: scene.claimed })),
      ];
    case 'buried':
      return [{ kind: 'witch', by: scene.seat, move: 'witch', claimed: 'witch' }];
    case 'doubt':
    case 'foiled':
    case 'strike':
    case 'lost':
    case 'out':
    case 'won':
    case 'exchange':
    case 'examined':
      return [];
    default:
      return before;
  }
};
const pick = (scene: Extract<Scene, { name: 'claim' | 'counter' }>) => ({
  by: scene.by,
  move: scene.name === 'claim' ? scene.move : scene.claimed,
  ...(scene.at === undefined ? {} : { at: scene.at }),
  ...(scene.claimed === undefined ? {} : { claimed: scene.claimed }),
});

export const isDeadly = ({ kind, claimed }: Spoken): boolean =>
  kind === 'claim' && isCharacter(claimed) && TABLE[claimed].cost > 0;

/** The card at stake: the last claim. C21 Once shown it is no longer only promised. */
export const atStake = (
  spoken: readonly Spoken[],
  heard: readonly Said[],
): { readonly card: Character; readonly proven: boolean } | undefined => {
  const last = spoken.at(-1);
  if (last === undefined || !isCharacter(last.claimed)) return undefined;
  const { by, claimed: card } = last;
  const since = heard.findLastIndex((said) => says(said, ...SPEAKING) && said[0] === by);
  const proven = heard.slice(since + 1).some((said) => says(said, 'showed') && said[0] === by);
  return { card, proven };
};
/** Facts that end a claim, whatever the table still shows. */
const SETTLING = ['bluffed', 'foiled', 'lost', 'took', 'stole'] as const;
const SPEAKING = ['announced', 'countered', 'joined', 'buried'] as const;
