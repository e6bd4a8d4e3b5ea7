/** What is claimed just now and not yet settled, by whom and against whom: what the bubbles at the seats say. */
import type { Said } from '../../engine/facts.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { type Character, isCharacter, TABLE } from '../../games/complots/characters.ts';
import type { Claimed } from '../../games/complots/steps.ts';
import type { Sees } from './choices.ts';
import { type Doubt, doubtAt, type Scene } from './scenes.ts';

export type Spoken = {
  readonly kind: 'claim' | 'counter' | 'join' | 'witch';
  readonly by: Seat;
  readonly at?: Seat;
  /** What was announced, where it is no character. */
  readonly move: string;
  readonly claimed?: Claimed;
};

/** What stands on the table while somebody may still doubt or stop it. */
export const standing = ({ action, claim, phase, over }: Sees): Spoken[] => {
  if (over !== null || (claim === null && !OPEN.includes(phase))) return [];
  const spoken: Spoken[] = [];
  const [move = '', word] = (action?.move ?? '').split(' ');
  const at = isSeat(word) ? { at: word } : {};
  if (action !== null && move !== 'income' && move !== 'coup')
    spoken.push({ kind: 'claim', by: action.by, move, ...at, ...(isClaimed(move) ? { claimed: move } : {}) });
  if (claim === null || claim.character === null) return spoken;
  const { by, character: claimed } = claim;
  if (claim.for === 'witch') return [{ kind: 'witch', by, move: 'witch', claimed }];
  if (claim.for === 'join') return [...spoken, { kind: 'join', by, move: claimed, claimed }];
  if (claim.for !== 'counter') return spoken;
  const whom = action?.by;
  return [...spoken, { kind: 'counter', by, move: claimed, claimed, ...(whom === undefined ? {} : { at: whom }) }];
};
/** Without a claim, what was announced may still be countered or shared. */
const OPEN = ['counter', 'join'];
const isClaimed = (word: string): word is Claimed => word === 'embezzle' || isCharacter(word);

/** A doubt and its answer are read aloud as one sentence; what was turned up, only where it is not what was promised. */
export const inOne = <L extends { readonly n: number; readonly text: string }>(
  lines: readonly L[],
  heard: readonly Said[],
  tell: (doubt: Doubt) => string,
): readonly L[] =>
  lines.flatMap((line) => {
    const doubt = doubtAt(heard, line.n);
    if (doubt !== undefined) return { ...line, text: tell(doubt) };
    const answered = doubtAt(heard, line.n - 1);
    return answered?.shown.every((card) => card === answered.claimed) === true ? [] : line;
  });

/** The same with what is being said in a scene: the table does not show it yet. `since`: what scenes before it have told. */
export const spokenNow = (view: Sees, scene: Scene | undefined, since: readonly Said[] = []): readonly Spoken[] => {
  const before = since.some(([, verb]) => SETTLING.includes(`${verb}`)) ? [] : standing(view);
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

/** The card at stake: what was claimed last. C21 One that was shown since is no longer only promised. */
export const atStake = (
  spoken: readonly Spoken[],
  heard: readonly Said[],
): { readonly card: Character; readonly proven: boolean } | undefined => {
  const last = spoken.at(-1);
  if (last === undefined || !isCharacter(last.claimed)) return undefined;
  const { by, claimed: card } = last;
  const since = heard.findLastIndex(([who, verb]) => who === by && SPEAKING.includes(`${verb}`));
  const proven = heard.slice(since + 1).some(([who, verb]) => who === by && verb === 'showed');
  return { card, proven };
};
/** One who was caught in this turn or the one before. */
export const caughtIn = (heard: readonly Said[]): readonly Seat[] => {
  const turns = heard.flatMap(([, verb], n) => (verb === 'announced' ? [n] : []));
  return heard.slice(turns.at(-2) ?? 0).flatMap(([who, verb]) => (verb === 'bluffed' && isSeat(who) ? [who] : []));
};
/** With these a claim is over, whatever the table still shows. */
const SETTLING = ['bluffed', 'foiled', 'lost', 'took', 'stole'];
const SPEAKING = ['announced', 'countered', 'joined', 'buried'];
