/** T78 grounds depend on the public record only. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength } from '../../../../test/at-length.ts';
import { oneOf, roll, seeded } from '../../../engine/chance.ts';
import { type Fact, hears } from '../../../engine/facts.ts';
import { answers, legal, playInPlace, refusal } from '../../../engine/kernel.ts';
import type { RawOptions } from '../../../engine/options.ts';
import { startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { tableView } from '../../../engine/sight.ts';
import { type FactOf, read } from './facts.ts';
import { tribunal } from './index.ts';
import type { Tribunal } from './state.ts';
import { FULL_GROUNDS, GROUNDS, isAimedGround, PLAIN_GROUNDS } from './stock.ts';
import { isTribunal } from './typed-view.ts';

/** Public facts of this round, with their day. */
type Line = { readonly day: number; readonly step: string; readonly told: FactOf };

const linesOf = (facts: readonly Fact[]): Line[] => {
  let lines: Line[] = [];
  let [day, step] = [1, ''];
  for (const fact of facts.filter((one) => hears(one, undefined))) {
    const told = read(fact.said);
    if (told[0] === 'round' || told[0] === 'duel') lines = [];
    if (told[0] === 'opened') [day, step] = [told[2] ?? 0, told[1]];
    lines.push({ day, step, told });
  }
  return lines;
};

type Word = { readonly by: Seat; readonly about: Seat; readonly word: string; readonly day: number };

const OPINIONS = ['suspect', 'liar', 'plead', 'trust'];
const wordsIn = (lines: readonly Line[]): Word[] =>
  lines.flatMap(({ told, day }): Word[] => {
    if (told[1] === 'pleaded') return [{ by: told[0], about: told[2], word: 'plead', day }];
    if (told[1] !== 'said' || told[3] === undefined) return [];
    return [{ by: told[0], about: told[3], word: told[2], day }];
  });

/** The grounds of a seat by the letter of the rule, from public facts only. */
const checked = (lines: readonly Line[], seats: readonly Seat[], seat: Seat, full: boolean): string[] => {
  const today = lines.at(-1)?.day ?? 1;
  const mine = wordsIn(lines).filter((one) => one.by === seat && OPINIONS.includes(one.word));
  const on = (about: Seat) => mine.filter((one) => one.about === about);
  const now = mine.filter((one) => one.day === today);
  const has = (...verb: string[]) => lines.some(({ told }) => told[0] === seat && verb.includes(String(told[1])));
  const pleas = mine.filter((one) => one.word === 'plead');
  const shown = (day: number) =>
    lines.flatMap((line) => (line.day === day && line.told[0] === 'showed' ? line.told.slice(1) : []));
  const turned = (): boolean => {
    const flips = seats.some((about) => {
      const said = now.filter((one) => one.about === about).map((one) => one.word === 'trust');
      return said.includes(true) && said.includes(false);
    });
    const plea = now.findIndex((one) => one.word === 'plead');
    const before = now.slice(0, Math.max(0, plea)).findLast((one) => one.word !== 'trust');
    return flips || (plea >= 0 && before !== undefined && before.about !== now[plea]?.about);
  };
  const opening = lines.findLastIndex(({ told }) => told[0] === 'opened');
  const spoke = lines
    .slice(opening)
    .some(({ told }) => told[0] === seat && (told[1] === 'said' || told[1] === 'spoke'));
  const offices = lines.flatMap(({ told, day }) => (told[1] === 'serves' ? [{ seat: told[0], day }] : []));
  const holds: Record<string, boolean> = {
    promised: pleas.some((one) => one.day < today && !shown(one.day).includes(`accuse ${one.about}`)),
    turned: turned(),
    silent: lines.at(-1)?.step === 'deliberation' && !spoke,
    // the office is announced before the next day begins
    clerk: today > 1 && offices.at(-2)?.seat === seat,
    lied: has('lied'),
    caught: lines.some(({ told }) => told[0] === 'reported' && told[1] === seat),
    condemned: lines.some(
      ({ told }, i) => told[0] === seat && told[1] === 'condemned' && sentenced(lines.slice(i), seat),
    ),
    struck: has('struck'),
    overruled: lines.some(
      ({ told }, i) => told[0] === seat && told[1] === 'contested' && lines[i + 1]?.told[1] === 'truthful',
    ),
    named: lines.some(
      ({ told }) =>
        (told[0] === 'showed' || told[0] === 'informed') &&
        told.slice(1).some((card) => String(card).startsWith(`inform ${seat} `)),
    ),
  };
  const cards = lines.flatMap(({ told, day }) => {
    if (told[0] !== seat) return [];
    if (told[1] === 'cast' || told[1] === 'uncounted') return [{ day, card: told[2] }];
    if (told[1] !== 'exposed' || told[2] === 'count' || told[3] === undefined) return [];
    return [{ day: told[2] === 'vote' ? day : Number(told[2].split(' ')[1]), card: told[3] }];
  });
  const isPledged = (day: number, about: Seat) => pleas.some((one) => one.day === day && one.about !== about);
  const wronged = (about: Seat): boolean => {
    const end = lines.findIndex(({ told }) => told[0] === about && told[1] === 'unmasked' && told[2] === 'judge');
    const before = wordsIn(lines.slice(0, Math.max(0, end))).filter((one) => one.by === seat && one.about === about);
    return ['suspect', 'liar', 'plead'].includes(before.findLast((one) => OPINIONS.includes(one.word))?.word ?? '');
  };
  return GROUNDS.flatMap((id) => {
    if (!full && FULL_GROUNDS.some((one) => one === id)) return [];
    if (id === 'voted')
      return seats
        .filter((about) => cards.some(({ day, card }) => card === `accuse ${about}` && isPledged(day, about)))
        .map((about) => `voted ${about}`);
    if (id === 'wronged') return seats.filter(wronged).map((about) => `wronged ${about}`);
    if (id === 'trusts')
      return seats.filter((about) => on(about).at(-1)?.word === 'trust').map((about) => `trusts ${about}`);
    if (id === 'accuses')
      return seats
        .filter((about) => {
          const said = on(about).filter((one) => one.day === today);
          return said.some((one) => one.word === 'plead') || !['trust', undefined].includes(said.at(-1)?.word);
        })
        .map((about) => `accuses ${about}`);
    return holds[id] === true ? [id] : [];
  });
};

/** T33 what follows a condemnation: they draw or fall, unless they have used a card that cancels it. */
const sentenced = ([, ...after]: readonly Line[], seat: Seat): boolean => {
  const next = after.find(({ told }) => told[0] === seat && ['drew', 'eliminated', 'used'].includes(String(told[1])));
  return next !== undefined && next.told[1] !== 'used';
};

/** A random game with much talk, comparing all views of grounds. */
const walk = (seed: string, more: RawOptions, look: (s: Tribunal, facts: readonly Fact[]) => void): void => {
  const rng = seeded(seed);
  const seats = 3 + roll(rng, 4);
  const { state: s, facts } = startGame(tribunal, { game: 'tribunal', options: { lives: '1', ...more }, seats, seed });
  const heard = [...facts];
  for (let n = 0; s.over === undefined && n < 700; n++) {
    const asked = s.seats.filter((seat) => answers(tribunal, s, seat).length > 0);
    const talks = roll(rng, 3) > 0;
    const seat = oneOf(rng, talks ? s.seats : asked);
    const list = talks
      ? legal(tribunal, s, seat).filter((move) => /^(say (suspect|trust|liar|why|to)|plead|report|expose)/.test(move))
      : answers(tribunal, s, seat);
    if (list.length === 0) continue;
    const move = oneOf(rng, list);
    heard.push(...playInPlace(tribunal, s, seat, tribunal.free.get(move)?.sample(s, seat, rng) ?? move));
    look(s, heard);
  }
};

const SOME = isAtLength ? 40 : 14;
const isBorneOut = (record: 'plain' | 'full', games: number): string[] => {
  const seen = new Set<string>();
  for (let i = 0; i < games; i++)
    walk(`grounds ${i}`, { record }, (s, facts) => {
      const view = tableView(tribunal, s);
      assert.ok(isTribunal(view));
      if (view.phase === 'duel' || view.phase === 'duel-vote' || view.phase === 'over')
        return assert.deepEqual(Object.values(view.grounds).flat(), []);
      const lines = linesOf(facts);
      for (const seat of s.seats) {
        const list: readonly string[] | undefined = view.grounds[seat];
        assert.equal(list === undefined, view.players[seat].status === 'out');
        if (list === undefined) continue;
        assert.deepEqual(
          list,
          checked(lines, s.seats, seat, record === 'full'),
          `${seat} after ${JSON.stringify(facts.at(-1)?.said)}`,
        );
        for (const id of list) seen.add(id.split(' ')[0] ?? '');
      }
    });
  return [...seen].sort();
};

test('T78 the grounds of every seat follow exactly from the public facts of the round', () => {
  assert.deepEqual(isBorneOut('plain', SOME), [...PLAIN_GROUNDS].sort());
});

test('T79 so do the grounds of the full record', () => {
  assert.deepEqual(isBorneOut('full', SOME), [...PLAIN_GROUNDS, ...FULL_GROUNDS].sort());
});

test('T78 every speaker may use the same reasons about a seat: its grounds, or a hunch', () => {
  const rng = seeded('each');
  let refused = 0;
  for (let i = 0; i < 3; i++)
    walk(`each ${i}`, { record: 'full', claims: 'on' }, (s) => {
      if (roll(rng, 12) > 0 || s.over !== undefined) return;
      const view = tableView(tribunal, s);
      assert.ok(isTribunal(view));
      const about = oneOf(rng, s.seats);
      const ids = [...GROUNDS, 'hunch'].flatMap((id) =>
        isAimedGround(id) ? s.seats.map((seat) => `${id} ${seat}`) : [id],
      );
      for (const seat of s.seats) {
        if (!legal(tribunal, s, seat).includes(`say suspect ${about} because …`)) continue;
        for (const id of ids) {
          const may: boolean = id === 'hunch' || (view.grounds[about] ?? []).some((one) => one === id);
          const why = refusal(tribunal, s, seat, `say suspect ${about} because ${id}`);
          assert.equal(why === undefined, may, `${seat}: ${about} because ${id}`);
          refused += why === undefined ? 0 : 1;
        }
      }
    });
  assert.ok(refused > 50);
});

test('T78 a ground without support in the record is refused, listing the valid ones', () => {
  const { state } = startGame(tribunal, {
    game: 'tribunal',
    options: {},
    seats: 3,
    seed: 'x',
    deal: ['A: judge, condemned 1', 'clerk: A', 'phase: deliberation'],
    chance: 'scripted',
  });
  const why = (move: string) => refusal(tribunal, state, 'B', move)?.message;
  const sentence = 'the record of this round does not bear out "lied" of A; it bears out silent, condemned and hunch';
  assert.equal(why('say suspect A because lied'), sentence);
  assert.equal(why('say to C trust A because lied'), sentence);
  assert.match(why('say judge because lied') ?? '', /B may not "say judge because lied" now; allowed: /);
  assert.match(why('say suspect B because lied') ?? '', /B may not /);
  assert.match(why('say to B trust A because lied') ?? '', /B may not /);
  assert.match(why(`say suspect A because ${'x'.repeat(100)}`) ?? '', /bear out "x{40}" of A/);
});
