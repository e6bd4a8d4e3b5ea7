/**
 * Chooses an expert's words in a longer game: the statement with a reason that leads to the best day. Accusers get
 * suspected, so defending somebody or promising nothing is often better.
 */
import { roll } from '../../../engine/chance.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import type { Opinion, Remark } from '../rules/memory.ts';
import { CLAIMS, type Claim, HUNCH } from '../rules/stock.ts';
import { regards } from './beliefs.ts';
import { chance, guiltTo, isMafia, type Mind, mates, playing, prey, rivals, top } from './mind.ts';
import { isSmall } from './stakes.ts';
import {
  accusing,
  answer,
  ask,
  best,
  calledBy,
  isAgainst,
  isTrue,
  pardon,
  type Said,
  spoken,
  type Talker,
} from './talk.ts';

/** Sharpness of the model: voters follow their suspicion, and the court the most voices. */
const SHARP = { vote: 8, count: 2 };
/** A first condemnation is a card, the second a life. */
const FIRST = 0.4;
/** The worth of another's fall beside one's own: of a judge to a mafioso; of a possible mafioso. */
const PREY = 0.5;
const GUILTY = { from: 0.4, selfish: 0.3, times: 0.4 };
const LOT = 0.004;
/** Players suspected this much less than another are not accused. */
const NEAR = 0.15;
/** Words per debate; with few listeners each of them votes. */
const WORDS = { few: 4, many: 2 };

/**
 * Each player's chance of condemnation if all vote by suspicion, as simple players do with few listeners; mafiosi vote
 * along.
 */
const fates = (mind: Mind, heard: Mind): Each<number> => {
  const { seats } = mind.view;
  const all = playing(mind);
  const ours = [mind.me, ...mates(mind)].filter((seat) => all.includes(seat));
  const voters = all.filter((seat) => !ours.includes(seat));
  const looks = isSmall(mind) ? each(seats, (seat) => guiltTo(heard, seat)) : regards(heard, voters);
  const votes = each(seats, () => 0);
  const share = (among: readonly Seat[], weight: (seat: Seat) => number): Each<number> => {
    const sum = among.reduce((so, seat) => so + weight(seat), 0);
    return each(seats, (seat) => (among.includes(seat) ? weight(seat) / sum : 0));
  };
  for (const voter of voters) {
    const others = all.filter((seat) => seat !== voter);
    const part = share(others, (seat) => Math.exp(SHARP.vote * looks[voter][seat]));
    for (const seat of others) votes[seat] += part[seat];
  }
  const goat = top(voters, (seat) => votes[seat]);
  if (goat !== undefined) votes[goat] += ours.length;
  return share(all, (seat) => Math.exp(SHARP.count * votes[seat]));
};

/** With few players left every rival's fall is welcome. */
const gain = ({ mind, odds }: Talker, seat: Seat): number => {
  const part = mind.view.docket.of[seat].condemned > 0 ? 1 : FIRST;
  if (seat === mind.me) return -part;
  if (isMafia(mind)) return part * (mates(mind).includes(seat) ? -PREY : PREY);
  return part * (isSmall(mind) ? GUILTY.selfish + GUILTY.times * odds[seat] : odds[seat] - GUILTY.from);
};

const outlook = (talker: Talker, heard: Mind): number => {
  const fate = fates(talker.mind, heard);
  return playing(talker.mind).reduce((sum, seat) => sum + fate[seat] * gain(talker, seat), 0);
};

const lot = ({ rng }: Mind): number => (LOT * roll(rng, 100)) / 100;

/** The table after another statement. Repetitions on a day count once. */
const after = (mind: Mind, said: Opinion, ground?: string): Mind => {
  const { memory } = mind;
  const { by, word, about } = said;
  if (memory.today.some((one) => one.by === by && one.word === word && one.about === about)) return mind;
  const debate = word === 'plead' ? memory.debate : [...memory.debate, { by, word, about, ground }];
  const [opinions, today] = [
    [...memory.opinions, said],
    [...memory.today, said],
  ];
  return { ...mind, memory: { ...memory, opinions, today, debate } };
};

/** Players to accuse: for a mafioso every judge, for a judge the main suspects; with few left everybody plays alone. */
const suspects = ({ mind, odds }: Talker): Seat[] => {
  if (isMafia(mind)) return prey(mind);
  const most = Math.max(...rivals(mind).map((seat) => odds[seat]));
  return rivals(mind).filter((seat) => isSmall(mind) || odds[seat] > most - NEAR);
};

/** A helpful vote to announce: against the player already named, or anybody. */
export const promise = (talker: Talker): Seat | undefined => {
  const { mind } = talker;
  const man = spoken(mind).findLast(({ word }) => isAgainst(word))?.about;
  const able = suspects(talker).filter((seat) => (man === undefined ? isTrue(mind, 'suspect', seat) : seat === man));
  let found: Seat | undefined;
  let better = outlook(talker, mind);
  for (const about of able) {
    const end = outlook(talker, after(mind, { by: mind.me, word: 'plead', about })) + lot(mind);
    if (end > better) [found, better] = [about, end];
  }
  return found;
};

/** Nobody is called a liar at first, unless caught lying. */
const isFit = (mind: Mind, word: Claim, { ground }: Said, about: Seat): boolean =>
  word !== 'liar' || ground === 'lied' || spoken(mind).some((one) => one.word === 'suspect' && one.about === about);

/**
 * The statement that leads to the best day, if better than silence. With many listeners accusers are not praised on a
 * hunch.
 */
const bestWord = (
  talker: Talker,
  most: number,
  hunches: boolean,
  silence: number,
  call?: Remark,
): string | undefined => {
  const { mind } = talker;
  let found: string | undefined;
  let better = silence;
  for (const word of CLAIMS)
    for (const about of isAgainst(word) ? suspects(talker) : rivals(mind)) {
      if (isAgainst(word) && accusing(mind) >= most) continue;
      const honest = word === 'trust' && about === call?.by ? pardon(mind, call) : undefined;
      const said = best(talker, word, about) ?? honest;
      const vague = hunches && (call === undefined || isAgainst(word) || isSmall(mind));
      if (said === undefined || (said.ground === HUNCH && !vague) || !isFit(mind, word, said, about)) continue;
      const end = outlook(talker, after(mind, { by: mind.me, word, about }, said.ground)) + lot(mind);
      if (end > better) [found, better] = [said.move, end];
    }
  return found;
};

/** The next statement; undefined: silence. Named players answer with a reason, and questions as everybody does. */
export const persuade = (talker: Talker): string | undefined => {
  const { mind, asks } = talker;
  const [call, said, few] = [calledBy(mind), spoken(mind).length, isSmall(mind)];
  const most = few ? WORDS.few : WORDS.many;
  const named = (hunches: boolean) => bestWord(talker, most, hunches, Number.NEGATIVE_INFINITY, call);
  if (call?.word === 'why') return answer(talker, call);
  if (call !== undefined) return named(false) ?? named(true) ?? answer(talker, call);
  const word = said < most ? bestWord(talker, most, few || said === 0, outlook(talker, mind)) : undefined;
  return word ?? (chance(mind.rng, asks) ? ask(talker) : undefined);
};
