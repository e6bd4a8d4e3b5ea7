/** T70 who may speak, what may be said, and who hears it. */
import { mix, oneOf, roll } from '../../engine/chance.ts';
import { type Fact, tell, whisper } from '../../engine/facts.ts';
import type { Pattern } from '../../engine/game.ts';
import { each, isSeat, others, SEATS, type Seat } from '../../engine/seats.ts';
import { inDuel, isOut, playing, silenced, type Tribunal } from './state.ts';
import { AIMED_PHRASES, PLAIN_PHRASES } from './stock.ts';

const MOST_SAYS = 40; // T77
const MOST_LETTERS = 300;
const SAY = 'say: …';
/** Also what turns the direction of writing, or breaks a line: nobody may dress his words as another's. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const WHISPER = each(SEATS, (seat) => `say to ${seat}: …`);
const PLAIN = PLAIN_PHRASES.map((id) => `say ${id}`);
const AIMED = each(SEATS, (seat) => AIMED_PHRASES.map((id) => `say ${id} ${seat}`));

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
  return open === 'all' || open.includes(seat);
};

/** T76 a card that forbids him to speak cannot be disobeyed; a word out of turn can be tried, unless the court is strict. */
const maySay = (s: Tribunal, seat: Seat): boolean => {
  if (isOut(s, seat) && !inDuel(s)) return false;
  if (silenced(s, seat) || s.step.said[seat] >= MOST_SAYS) return false;
  return s.speaking === 'court' || inTurn(s, seat);
};

/** Those he may speak of, or whisper to. */
const company = (s: Tribunal, seat: Seat): Seat[] =>
  others(s.seats, seat).filter((other) => inDuel(s) || !isOut(s, other));

export const sayings = (s: Tribunal, seat: Seat): string[] => {
  if (!maySay(s, seat)) return [];
  const around = company(s, seat);
  return [SAY, ...around.map(whisperTo), ...PLAIN, ...around.flatMap((other) => AIMED[other])];
};

const whisperTo = (seat: Seat): string => WHISPER[seat];

/** T71 a word out of turn is delivered, and is an infraction that all have seen. */
export const say = (s: Tribunal, out: Fact[], seat: Seat, move: string): void => {
  const { to, text, stock } = spoken(move);
  s.step.said[seat] += 1;
  s.speech.push({ by: seat, to, said: stock ?? text });
  if (stock !== undefined) tell(out, seat, 'said', ...stock.split(' '));
  else if (to === undefined) tell(out, seat, 'spoke', text);
  else {
    tell(out, seat, 'whispered', to);
    whisper(out, [seat, to], seat, 'confided', to, text);
  }
  if (inTurn(s, seat)) return;
  s.step.offences[seat].done += 1;
  s.step.traces.push({ seat, did: 'spoke' });
};

type Spoken = { readonly to: Seat | undefined; readonly text: string; readonly stock: string | undefined };
const spoken = (move: string): Spoken => {
  if (move.startsWith('say: ')) return { to: undefined, text: move.slice('say: '.length), stock: undefined };
  const [, to, text] = /^say to ([A-H]): (.*)$/u.exec(move) ?? [];
  if (isSeat(to) && text !== undefined) return { to, text, stock: undefined };
  return { to: undefined, text: '', stock: move.slice('say '.length) };
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

export const patterns: readonly Pattern<Tribunal>[] = [free(SAY), ...SEATS.map((seat) => free(whisperTo(seat))), order];

/** What was whispered in words of their own stays between the two. */
export const retold = (move: string): string => {
  const { to } = spoken(move);
  return to === undefined ? move : whisperTo(to);
};
