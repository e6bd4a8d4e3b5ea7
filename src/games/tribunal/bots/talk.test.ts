/** Tests conversations of Tribunal's bots, as their listeners read them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength } from '../../../../test/at-length.ts';
import { LEVELS } from '../../../bots/levels.ts';
import { TEMPERS } from '../../../bots/tempers.ts';
import { type Fact, hears } from '../../../engine/facts.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import { letBotMove, newBots } from '../../../host/bots.ts';
import { factsOf, look, openTable, submit, type Table } from '../../../host/table.ts';
import { rowOf } from '../rules/decks.ts';
import { type FactOf, read } from '../rules/facts.ts';
import { tribunal } from '../rules/index.ts';
import { becauseIn } from '../rules/moves.ts';
import { isTribunal } from '../rules/typed-view.ts';
import { tribunalLevel } from './levels.ts';
import { isAgainst } from './talk.ts';

type Debate = {
  readonly said: FactOf<'said'>[];
  readonly silenced: readonly Seat[];
  readonly court: number;
  readonly day: number;
  readonly round: string;
};

/** The debates of a game of bots, with players who may not speak. */
const debatesOf = (
  seed: string,
  seats: number,
  level: (typeof LEVELS)[number],
  lives: '1' | '3',
  speech: 'court' | 'strict' = 'court',
): Debate[] => {
  const most = 4;
  const table = openTable(tribunal, { game: 'tribunal', options: { lives, speech }, seats, seed });
  const bots = newBots((seat) =>
    tribunalLevel({ level, manner: TEMPERS[(seats + seat.charCodeAt(0)) % TEMPERS.length] }),
  );
  const debates: Debate[] = [];
  let [rounds, open] = [0, false];
  const note = (facts: readonly Fact[]): void => {
    for (const fact of facts.filter((one) => hears(one, undefined))) {
      const told = read(fact.said);
      if (told[0] === 'round') rounds += 1;
      if (told[0] === 'opened') open = told[1] === 'deliberation';
      if (told[0] === 'opened' && open)
        debates.push({
          said: [],
          silenced: silencedNow(),
          court: courtNow(),
          day: told[2] ?? 0,
          round: `${seed} ${rounds}`,
        });
      if (told[1] === 'said' && open) debates.at(-1)?.said.push(told);
    }
  };
  const courtNow = (): number => {
    const { view } = look(table, undefined);
    assert.ok(isTribunal(view));
    return view.seats.filter((seat) => view.players[seat].status !== 'out').length;
  };
  const silencedNow = (): Seat[] => {
    const { view } = look(table, undefined);
    assert.ok(isTribunal(view));
    return view.seats.filter((seat) =>
      view.docket.of[seat].terms.some(({ card, on }) => on === view.day && rowOf(card).effect === 'silence'),
    );
  };
  note(factsOf(table));
  while (debates.length <= most) {
    const said = letBotMove(bots, table, (seat, move) => submit(table, seat, move));
    if (said === undefined) break;
    note(said);
  }
  return debates.slice(0, most);
};

const GAMES = LEVELS.flatMap((level) => [3, 4, 5, 6, 7].map((seats) => ({ level, seats })));
const ALL = GAMES.map(({ level, seats }) => ({
  level,
  seats,
  debates: Array.from({ length: isAtLength ? 4 : 3 }, (_, i) =>
    debatesOf(`talk ${level} ${seats} ${i}`, seats, level, i % 2 === 0 ? '1' : '3'),
  ).flat(),
}));

test('T78 a bot named in a debate answers with a reason', () => {
  let [debates, named] = [0, 0];
  for (const { level, seats, debates: list } of ALL)
    for (const { said, silenced } of list) {
      debates += 1;
      for (const [i, [by, , word, about]] of said.entries()) {
        if (about === undefined || !['suspect', 'liar', 'why'].includes(word) || silenced.includes(about)) continue;
        named += 1;
        const answer = said.slice(i + 1).find(([seat]) => seat === about);
        const reasons: readonly unknown[] = answer ?? [];
        assert.ok(
          reasons.includes('because') || (word === 'why' && reasons.includes('no-reason')),
          `${level} of ${seats}: ${by} ${word} ${about}: ${said.map((one) => one.join(' ')).join(', ')}`,
        );
      }
    }
  assert.ok(debates >= 150 && named > 2 * debates, `${debates} debates, ${named} times named`);
});

test('no bot repeats a line on another day, except “no reason”, and every debate ends', () => {
  for (const { level, seats, debates } of ALL) {
    const heard = new Map<string, number>();
    for (const { said, day, round } of debates) {
      assert.ok(said.length <= 7 * seats, `${level} of ${seats}: ${said.length} words`);
      for (const words of said) {
        if (words[2] === 'no-reason') continue;
        const phrase = `${round} ${words.join(' ')}`;
        assert.ok(
          (heard.get(phrase) ?? day) === day,
          `${level} of ${seats}: ${phrase}, days ${heard.get(phrase)} and ${day}`,
        );
        heard.set(phrase, day);
      }
    }
  }
});

/** The target of a statement and of its reason, and whether it is for or against them. */
const sides = ([, , word, about, , ground, whom]: FactOf<'said'>): [Seat, boolean][] => {
  if (about === undefined || word === 'why') return [];
  const against = word === 'suspect' || word === 'liar';
  return whom === undefined
    ? [[about, against]]
    : [
        [about, against],
        [whom, (ground === 'accuses') !== against],
      ];
};

test('bots rarely contradict themselves in a debate, or side with their latest accuser', () => {
  let [words, contrary, fawning] = [0, 0, 0];
  for (const { debates } of ALL)
    for (const { said } of debates)
      for (const [i, one] of said.entries()) {
        const [by, , , about, , ground] = one;
        const before = said.slice(0, i);
        const mine = before.filter(([seat]) => seat === by).flatMap(sides);
        words += 1;
        if (
          sides(one).some(([seat, against]) => seat !== by && mine.some(([of, was]) => of === seat && was !== against))
        )
          contrary += 1;
        const foes = before.filter(([, , word, at]) => at === by && (word === 'suspect' || word === 'liar'));
        if (sides(one)[0]?.[1] === false && ground !== 'accuses' && foes.some(([seat]) => seat === about)) fawning += 1;
      }
  assert.ok(contrary < 0.02 * words && fawning < 0.02 * words, `${contrary} and ${fawning} of ${words}`);
});

test('a bot asked for a reason gives one, changes suspect, accuses the asker, or rarely admits having none', () => {
  const isAgainst = (word: string): boolean => word === 'suspect' || word === 'liar';
  let [asked, beside, none] = [0, 0, 0];
  for (const { debates } of ALL)
    for (const { said, silenced } of debates)
      for (const [i, [asker, , word, about]] of said.entries()) {
        if (word !== 'why' || about === undefined || silenced.includes(about)) continue;
        const accused = said.slice(0, i).findLast(([seat, , what]) => seat === about && isAgainst(what))?.[3];
        const answers = said.slice(i + 1).filter(([seat]) => seat === about);
        const isReasoned = ([, , what, , because, ground]: FactOf<'said'>): boolean =>
          isAgainst(what) && because !== undefined && ground !== 'hunch';
        asked += 1;
        if (answers.some(([, , what]) => what === 'no-reason')) none += 1;
        else if (!answers.some((one) => one[3] === accused || one[3] === asker || isReasoned(one))) beside += 1;
      }
  assert.ok(asked > 50 && beside === 0, `${beside} of ${asked}`);
  assert.ok(none <= 0.15 * asked, `${none} of ${asked} have no reason`);
});

test('nobody is blamed for silence before everybody could have spoken', () => {
  let charges = 0;
  for (const { debates } of ALL)
    for (const { said, court } of debates)
      for (const [i, one] of said.entries()) {
        if (one[5] !== 'silent') continue;
        charges += 1;
        assert.ok(i >= court, `line ${i + 1} among ${court}`);
      }
  assert.ok(charges > 0);
});

test('bots rarely repeat a reason in a debate, and never blame a player who may not speak for silence', () => {
  let [reasons, doubled] = [0, 0];
  for (const { level, seats, debates } of ALL)
    for (const { said, silenced } of debates) {
      const given = new Set<string>();
      for (const [by, , word, about, because, ...ground] of said) {
        if (about === undefined || because === undefined || word === 'why') continue;
        const side = word === 'suspect' || word === 'liar' ? 'against' : 'for';
        const reason = `${level} of ${seats}: ${by} ${side} ${about} because ${ground.join(' ')}`;
        assert.ok(ground[0] !== 'silent' || !silenced.includes(about), reason);
        reasons += 1;
        if (given.has(reason)) doubled += 1;
        given.add(reason);
      }
    }
  assert.ok(doubled < 0.01 * reasons, `${doubled} of ${reasons}`);
});

test('when people talk aloud, bots blame nobody for silence', () => {
  const blames = (debates: readonly Debate[]): number =>
    debates.flatMap(({ said }) => said).filter((said) => said[5] === 'silent').length;
  const aloud = [4, 5, 6].flatMap((seats) => debatesOf(`aloud ${seats}`, seats, 'regular', '1', 'strict'));
  assert.equal(blames(aloud), 0);
  assert.ok(blames(ALL.flatMap(({ debates }) => debates)) > 0, 'elsewhere they do');
});

test('bots rarely repeat a reason given by another', () => {
  let [reasons, echoes] = [0, 0];
  for (const { debates } of ALL)
    for (const { said } of debates) {
      const given = new Map<string, Seat>();
      for (const [by, , word, about, because, ...ground] of said) {
        if (about === undefined || because === undefined || ground[0] === 'hunch') continue;
        const side = word === 'suspect' || word === 'liar' ? 'against' : 'for';
        const reason = `${side} ${about} because ${ground.join(' ')}`;
        reasons += 1;
        if ((given.get(reason) ?? by) !== by) echoes += 1;
        given.set(reason, by);
      }
    }
  assert.ok(reasons > 750 && echoes < 0.2 * reasons, `${echoes} of ${reasons}`);
});

test('a bot that accused first is rarely surprised by a counter-accusation', () => {
  let [retorts, surprised] = [0, 0];
  for (const { debates } of ALL)
    for (const { said } of debates)
      for (const [i, [by, , , about, , ground, whom]] of said.entries()) {
        if (ground !== 'accuses' || whom !== by) continue;
        retorts += 1;
        const between = ([one, , word, other]: FactOf<'said'>): boolean =>
          ['suspect', 'liar'].includes(word) && [one, other].every((seat) => seat === by || seat === about);
        if (said.slice(0, i).find(between)?.[0] === by) surprised += 1;
      }
  assert.ok(retorts > 100 && surprised < 0.02 * retorts, `${surprised} of ${retorts}`);
});

test('bots ask, answer and defend each other, usually with reasons', () => {
  const words = ALL.flatMap(({ debates }) => debates.flatMap(({ said }) => said));
  const count = (of: (said: FactOf<'said'>) => boolean): number => words.filter(of).length / words.length;
  assert.ok(count(([, , word]) => word === 'why') > 0.02);
  assert.ok(count(([, , word]) => word === 'trust') > 0.1);
  assert.ok(count(([, , , about, because]) => about !== undefined && because === 'because') > 0.75);
  assert.ok(count((said) => [...said].includes('hunch')) < 0.35);
  assert.equal(
    count(([, , word]) => word === 'agree' || word === 'disagree'),
    0,
  );
});

/** Plays on, and reports each accusation with its reason, speaker, and their record. */
const accusations = (
  table: Table,
  level: (typeof LEVELS)[number],
  until: () => boolean,
): [string, readonly string[]][] => {
  const list: [string, readonly string[]][] = [];
  const bots = newBots(() => tribunalLevel({ level }));
  const play = (): readonly Fact[] | undefined =>
    letBotMove(bots, table, (seat, move) => {
      const because = becauseIn(move);
      const { view } = look(table, seat);
      assert.ok(isTribunal(view));
      if (because !== undefined && isAgainst(because.claim[0])) list.push([because.why, view.grounds[seat] ?? []]);
      return submit(table, seat, move);
    });
  while (!until() && play() !== undefined);
  return list;
};

test('T79 bots mention accusations of judges and failed objections, but never their own mistakes', () => {
  const used = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const set = { game: 'tribunal', options: { lives: '1', record: 'full' }, seats: 6, seed: `full ${i}` };
    for (const [why, own] of accusations(openTable(tribunal, set), i % 2 === 0 ? 'expert' : 'regular', () => false)) {
      used.add(why.split(' ')[0] ?? '');
      if (why.startsWith('wronged')) assert.ok(!own.includes(why), why);
    }
  }
  assert.ok(used.has('wronged') && used.has('overruled'), [...used].join(' '));
});

test('T79 bots mention a public vote that broke a promise', () => {
  const deal = [
    'A: judge',
    'B: mafia, holds open-vote',
    'C: judge',
    'D: judge',
    'E: judge',
    'clerk: A',
    'phase: pleas',
  ];
  for (const level of LEVELS) {
    const options = { mafiosi: 'gentle', record: 'full' };
    const table = openTable(tribunal, { game: 'tribunal', options, seats: 5, seed: level, deal, chance: 'scripted' });
    const played = `A rest/B plead C/B rest/C rest/D rest/E rest/A accuse C/B accuse D/C accuse D/D accuse C/E accuse E/A gavel/
      A protect A/B protect B/C protect C/D protect D/E protect E/A announce plot none protect none/B pass/C pass/D pass/E pass`;
    for (const [seat, ...words] of played.split(/\/\s*/).map((line) => line.split(' '))) {
      assert.ok(isSeat(seat));
      submit(table, seat, words.join(' '));
    }
    const closed = (): boolean => {
      const { view } = look(table, undefined);
      return isTribunal(view) && view.day === 2 && view.phase !== 'deliberation';
    };
    assert.ok(
      accusations(table, level, closed).some(([why]) => why === 'voted D'),
      level,
    );
  }
});
