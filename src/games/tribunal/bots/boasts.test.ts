/** T80 T82 bots claim and plan: judges tell the truth, mafiosi lie, and all weigh what they hear. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength } from '../../../../test/at-length.ts';
import { LEVELS } from '../../../bots/levels.ts';
import { seeded } from '../../../engine/chance.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import { letBotMove, newBots } from '../../../host/bots.ts';
import { look, openTable, submit, type Table } from '../../../host/table.ts';
import { tribunal } from '../rules/index.ts';
import { remember } from '../rules/memory.ts';
import { parse } from '../rules/moves.ts';
import type { Statement } from '../rules/stock.ts';
import { isTribunal, type TribunalView } from '../rules/typed-view.ts';
import { beliefs } from './beliefs.ts';
import { think } from './index.ts';
import { tribunalLevel } from './levels.ts';
import { guilt } from './mind.ts';
import { isAgainst } from './talk.ts';

const seen = (table: Table, seat: Seat | undefined): TribunalView => {
  const { view } = look(table, seat);
  assert.ok(isTribunal(view));
  return view;
};

/** Whether a claim is true, as its speaker can see. */
const isTrue = (view: TribunalView, words: Statement): boolean => {
  if (words[0] === 'hold') return view.hand?.includes(words[1]) === true;
  if (words[0] === 'guarded') return view.notes?.played[`night ${view.day - 1}`] === `protect ${words[1]}`;
  if (words[0] !== 'saw') return true;
  const { identity } = view.players[words[1]];
  return identity === words[2] || (words[2] === 'mafia' && view.trapped?.includes(words[1]) === true);
};

type Claim = { readonly side: string; readonly id: string; readonly true: boolean; readonly protectsAccused: boolean };
const claimsIn = (options: Readonly<Record<string, string>>, level: (typeof LEVELS)[number], seed: string): Claim[] => {
  const table = openTable(tribunal, { game: 'tribunal', options: { lives: '1', ...options }, seats: 6, seed });
  const bots = newBots(() => tribunalLevel({ level }));
  const list: Claim[] = [];
  const play = () =>
    letBotMove(bots, table, (seat, move) => {
      const words = parse(move);
      if (words[0] === 'claim') {
        const [, ...statement] = words;
        const view = seen(table, seat);
        const plans = statement[0] === 'plan' || statement[0] === 'join';
        const accused = remember(look(table, seat).heard).today.filter(
          ({ by, word }) => by === seat && isAgainst(word),
        );
        const protectsAccused = plans && accused.some(({ about }) => about === statement[1]);
        list.push({ side: view.identity ?? '', id: statement[0], true: isTrue(view, statement), protectsAccused });
      }
      return submit(table, seat, move);
    });
  while (play() !== undefined);
  return list;
};

test('judges make true claims, mafiosi false ones, all make plans; without the option nobody claims', () => {
  const heard: Claim[] = [];
  for (let i = 0; i < (isAtLength ? 10 : 4); i++) {
    const level = LEVELS[i % LEVELS.length] ?? 'regular';
    heard.push(...claimsIn({ claims: 'on' }, level, `boasts ${i}`));
  }
  assert.deepEqual(
    heard.filter((one) => one.side === 'judge' && !one.true),
    [],
  );
  const ids = new Set(heard.map(({ id }) => id));
  assert.ok(
    !heard.some(({ protectsAccused }) => protectsAccused),
    'nobody plans to protect a player they accused today',
  );
  for (const id of ['hold', 'guarded', 'plan', 'join']) assert.ok(ids.has(id), [...ids].join(' '));
  assert.ok(heard.some((one) => one.side === 'mafia' && !one.true));
  assert.deepEqual(claimsIn({}, 'expert', 'boasts 0'), []);
});

const DEAL = [
  'A: judge',
  'B: mafia',
  'C: judge',
  'D: judge, condemned 1',
  'E: judge',
  'clerk: A',
  'phase: deliberation',
];
const played = (moves: string, options: Readonly<Record<string, string>> = {}): Table => {
  const set = { game: 'tribunal', seats: 5, seed: 'x', deal: DEAL, chance: 'scripted' } as const;
  const table = openTable(tribunal, { ...set, options: { claims: 'on', mafiosi: 'gentle', ...options } });
  for (const [seat, ...words] of moves.split('/').map((line) => line.trim().split(' '))) {
    assert.ok(isSeat(seat));
    submit(table, seat, words.join(' '));
  }
  return table;
};
const mindOf = (table: Table, seat: Seat) => think(look(table, seat), seeded('x'), 0);

test('T81 a false claim counts against its maker with all bots, a true one in their favour', () => {
  const votes = 'A gavel/A rest/B rest/C rest/D rest/E rest/A accuse D/B accuse D/C accuse D/D accuse A/E accuse B';
  const before = mindOf(played(votes), 'A');
  for (const [claim, least, most] of [
    ['B claim saw D mafia', 1.5, 99],
    ['B claim saw D judge', 0, 0.9],
  ] as const) {
    const after = mindOf(played(`${claim}/${votes}`), 'A');
    for (const [now, then] of [
      [guilt(after).B, guilt(before).B],
      [beliefs(after, 'own').B, beliefs(before, 'own').B],
    ] as const) {
      assert.ok(now > least * then, `${claim}: ${now} after ${then}`);
      assert.ok(now < most * then, `${claim}: ${now} after ${then}`);
    }
  }
});

test('T80 a claimed sight is believed, by experts more so when everybody saw the card played', () => {
  const silent = mindOf(played('A ready'), 'A');
  const said = mindOf(played('C claim saw B mafia'), 'A');
  assert.ok(guilt(said).B > 1.3 * guilt(silent).B);
  const unseen = beliefs(said, 'own').B;
  assert.ok(unseen > 1.2 * beliefs(silent, 'own').B);
  const set = { game: 'tribunal', seats: 5, seed: 'x', chance: 'scripted' } as const;
  const deal = DEAL.map((line) => (line.startsWith('C') ? 'C: judge, holds inside-man' : line));
  const table = openTable(tribunal, { ...set, deal, options: { claims: 'on', mafiosi: 'gentle' } });
  submit(table, 'C', 'use inside-man B');
  submit(table, 'C', 'claim saw B mafia');
  assert.ok(beliefs(mindOf(table, 'A'), 'own').B > unseen);
  // a judge knows who slanders a judge
  const slandered = mindOf(played('C claim saw A mafia'), 'A');
  assert.ok(beliefs(slandered, 'own').C > 1.5 * beliefs(silent, 'own').C);
});

test('T82 a judge keeps to a plan they joined', () => {
  for (const level of LEVELS) {
    const table = played('A claim plan C/B claim join C/D claim join C/E claim join C');
    const bots = newBots(() => tribunalLevel({ level }));
    const kept: string[] = [];
    while (seen(table, undefined).phase !== 'count')
      letBotMove(bots, table, (seat, move) => {
        if (/^(protect|plot)/.test(move) && seen(table, seat).identity === 'judge') kept.push(move);
        return submit(table, seat, move);
      });
    assert.ok(kept.filter((move) => move === 'protect C').length >= 2, `${level}: ${kept.join(', ')}`);
  }
});
