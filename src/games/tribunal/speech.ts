/** T70 who may speak, what may be said, and who hears it. */
import { mix, oneOf, roll } from '../../engine/chance.ts';
import type { Fact } from '../../engine/facts.ts';
import type { Pattern } from '../../engine/game.ts';
import { each, isSeat, others, SEATS, type Seat } from '../../engine/seats.ts';
import { tell, whisper } from './facts.ts';
import { inDuel, isOut, playing, silenced, type Tribunal } from './state.ts';
import { AIMED_PHRASES, type AimedPhrase, PLAIN_PHRASES, type PlainPhrase } from './stock.ts';

const MOST_SAYS = 40; // T77
const MOST_LETTERS = 300;
const OPENING = 'say: ';
const SAY = `${OPENING}…`;
/** Also what turns the direction of writing, or breaks a line: nobody may dress his words as another's. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const WHISPER = each(SEATS, (seat) => `say to ${seat}: …`);

type Stock = readonly [PlainPhrase] | readonly [AimedPhrase, Seat];
const aimed = (seat: Seat): Stock[] => AIMED_PHRASES.map((id) => [id, seat]);
const sayIt = (stock: Stock): string => `say ${stock.join(' ')}`;
/** Every stock phrase, by the move that says it. */
const STOCK: ReadonlyMap<string, Stock> = new Map(
  [...PLAIN_PHRASES.map((id): Stock => [id]), ...SEATS.flatMap(aimed)].map((stock) => [sayIt(stock), stock]),
);

/** Who has the floor. */
export const floor = (s: Tribunal): 'all' | Seat[] => {
  switch (s.step.name) {
    case 'deliberation':
    case 'duel-vote':
    case 'duel':
      return 'all';
    case 'discovery':
    case 'pleas': {
      const step = s.agenda.at(-1)?.steps[0];
      return step?.[0] === 'discovery' || step?.[0] === 'pleas' ? [step[1]] : [];
    }
    case 'recognition':
    case 'accusation':
    case 'night-vote':
      return [];
    default:
      return [s.clerk];
  }
};

const inTurn = (s: Tribunal, seat: Seat): boolean => {
  const open = floor(s);
  return open === 'all' || open[0] === seat;
};

/** T76 a card that forbids him to speak cannot be disobeyed; a word out of turn can be tried, unless the court is strict. */
const maySay = (s: Tribunal, seat: Seat): boolean => {
  if (isOut(s, seat) && !inDuel(s)) return false;
  if (s.step.said[seat] >= MOST_SAYS || silenced(s, seat)) return false;
  return s.speaking === 'court' || inTurn(s, seat);
};

const NOTHING: readonly string[] = [];
const lists = new Map<number, readonly string[]>();

/** All that a seat may say. It depends only on who is there to be spoken of, or whispered to: the list is made once. */
export const sayings = (s: Tribunal, seat: Seat): readonly string[] => {
  if (!maySay(s, seat)) return NOTHING;
  const duel = inDuel(s);
  let key = s.seats.length * SEATS.length + s.seats.indexOf(seat);
  for (const other of s.seats) key = key * 2 + (duel || !isOut(s, other) ? 1 : 0);
  const known = lists.get(key);
  if (known !== undefined) return known;
  const around = others(s.seats, seat).filter((other) => duel || !isOut(s, other));
  const list = [
    SAY,
    ...around.map((other) => WHISPER[other]),
    ...PLAIN_PHRASES.map((id) => sayIt([id])),
    ...around.flatMap((other) => aimed(other).map(sayIt)),
  ];
  lists.set(key, list);
  return list;
};

/** T71 a word out of turn is delivered, and is an infraction that all have seen. */
export const say = (s: Tribunal, out: Fact[], seat: Seat, move: string): void => {
  s.step.said[seat] += 1;
  speak(s, out, seat, move);
  if (inTurn(s, seat)) return;
  s.step.offences[seat].done += 1;
  s.step.traces.push({ seat, did: 'spoke' });
};

const speak = (s: Tribunal, out: Fact[], by: Seat, move: string): void => {
  const stock = STOCK.get(move);
  const to = stock === undefined ? move['say to '.length] : undefined;
  if (stock !== undefined) {
    s.speech.push({ by, said: move.slice('say '.length) });
    tell(out, by, 'said', ...stock);
  } else if (move.startsWith(OPENING)) {
    const said = move.slice(OPENING.length);
    s.speech.push({ by, said });
    tell(out, by, 'spoke', said);
  } else if (isSeat(to)) {
    const said = move.slice(WHISPER[to].length - '…'.length);
    s.speech.push({ by, to, said });
    tell(out, by, 'whispered', to);
    whisper(out, [by, to], by, 'confided', to, said);
  }
};

const isText = (text: string): boolean => {
  const letters = [...text].length;
  return letters >= 1 && letters <= MOST_LETTERS && !CONTROL.test(text) && text.isWellFormed();
};

const SAMPLES = ['I have nothing to hide', 'somebody here is lying', 'look at who keeps quiet'] as const;
const free = (pattern: string): Pattern<Tribunal> => {
  const opening = pattern.slice(0, -'…'.length);
  return {
    pattern,
    fits: (_, __, move) => move.startsWith(opening) && isText(move.slice(opening.length)),
    sample: (_, __, rng) => `${opening}${oneOf(rng, SAMPLES)}`,
  };
};

export const ORDER = 'order …';
const targets = (s: Tribunal, seat: Seat): Seat[] =>
  playing(s).filter((other) => other !== seat && s.players[other].identity === 'judge');

/** T21 an order names judges who are in the round, each once. */
const order: Pattern<Tribunal> = {
  pattern: ORDER,
  fits(s, seat, move) {
    const [verb, ...named] = move.split(' ');
    const able = targets(s, seat);
    return (
      verb === 'order' &&
      named.length > 0 &&
      new Set(named).size === named.length &&
      named.every((word) => able.some((one) => one === word))
    );
  },
  sample(s, seat, rng) {
    const able = mix(rng, targets(s, seat));
    return `order ${able.slice(0, 1 + roll(rng, able.length)).join(' ')}`;
  },
};

export const patterns: readonly Pattern<Tribunal>[] = [free(SAY), ...SEATS.map((seat) => free(WHISPER[seat])), order];

/** What was whispered in words of their own stays between the two. */
export const retold = (move: string): string =>
  SEATS.map((seat) => WHISPER[seat]).find((opening) => move.startsWith(opening.slice(0, -'…'.length))) ?? move;
