/** Encodes base Complots duels for a critic: the asked player's sight, and everything hidden. */
import { add } from '../../../src/bots/net/coder.ts';
import type { State } from '../../../src/engine/game.ts';
import { others } from '../../../src/engine/seats.ts';
import { clanOf, KINDS } from '../../../src/games/complots/bots/duel-memory.ts';
import { complotsDuelist } from '../../../src/games/complots/bots/duelist.ts';
import { cardsOf, parse } from '../../../src/games/complots/rules/moves.ts';
import type { Complots } from '../../../src/games/complots/rules/state.ts';
import type { Critic } from '../../luck/critic.ts';

const { scale, encode, knows } = complotsDuelist;
/** The other's cards and pairs; the court; draft choices; masters. */
const HAND = scale.length;
const PAIR = HAND + KINDS;
const COURT = PAIR + KINDS;
const CHOSEN = COURT + KINDS;
const MASTERS = CHOSEN + KINDS;

type Dealt = State & Pick<Complots, 'players' | 'court'>;
const isDealt = (state: State): state is Dealt => 'players' in state && 'court' in state;

export const complotsCritic: Critic = {
  game: 'complots',
  version: 101,
  net: new URL('../../../nets/critics/complots-duel.bin', import.meta.url),
  words: ['win'],
  scale: [...scale, ...Array.from({ length: MASTERS + 2 - HAND }, () => 1)],
  knows,
  playerOf: (name) => (name === 'expert' ? 'master' : name.startsWith('duel:') ? 'other' : undefined),
  encode(state, { view, heard }, masters, out) {
    if (!isDealt(state)) throw new Error('a critic of complots sees other cards');
    const { players, court, seats, agenda } = state;
    encode(view, heard, out);
    for (const other of others(seats, view.me ?? 'A')) {
      for (const card of players[other].hand) {
        const c = clanOf(card);
        if (out[HAND + c] === 1) out[PAIR + c] = 1;
        out[HAND + c] = 1;
      }
      const sealed = agenda.at(-1)?.question?.answers.find(({ seat }) => seat === other)?.move;
      if (view.phase === 'draft' && sealed !== undefined)
        for (const card of cardsOf(parse(sealed))) out[CHOSEN + clanOf(card)] = 1;
    }
    for (const card of court) add(out, COURT + clanOf(card));
    out[MASTERS] = Number(masters.me);
    out[MASTERS + 1] = Number(masters.other);
  },
};
