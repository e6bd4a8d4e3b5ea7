/** The table of Complots in Node: what it offers, says, and sends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '../../../../../test/screens/sit.ts';
import { onScreen } from '../../../../../test/screens/testing.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { LANGS, textsOf } from '../../../../words/languages.ts';
import type { en as english } from '../../texts/en/table.ts';
import { TAKE } from '../web/seen.ts';

const DEAL = ['A: duchess captain, 3 coins', 'B: assassin countess, 2 coins', 'C: ambassador ambassador, 2 coins'];
const TILES = `${seen.DOCK} >> role=button`;
const tile = (name: string): string => `${seen.DOCK} >> ${seen.button(name)}`;
const texts = await textsOf<typeof english>((lang) => import(`../../texts/${lang}/table.ts`)).all();

test(
  'on my turn: exactly the legal moves, by name, with effect, price and risk; what is out of reach says why, and does nothing',
  onScreen(async () => {
    const table = await sit('complots', { deal: DEAL, first: 'A' });
    await table.see(seen.READY);
    const tools = table.names(TILES).filter((name) => !name.startsWith('Bot pace'));
    assert.deepEqual(tools, [
      'Income Take 1 coin',
      'Foreign aid Take 2 coins',
      'Duchess Take 3 coins you hold it',
      'Assassin The target loses a character costs 3 coins bluff: you do not hold it',
      'Captain Steal 2 coins from the target you hold it',
      'Ambassador Draw 2 cards, return 2 bluff: you do not hold it',
      'Coup A character lost, no way out costs 7 coins 4 short',
      'Countess Blocks the Assassins',
    ]);
    await table.touch(tile('Coup'));
    await table.touch(tile('Countess'));
    await table.pass(1000);
    assert.deepEqual(table.moves, []);
    await table.touch(tile('Foreign aid'));
    await table.until(() => table.moves.length > 0);
    assert.deepEqual(table.moves, ['aid']);
  }),
);

test(
  'a target is chosen by name or seat, and sent; one can go back before that',
  onScreen(async () => {
    for (const [touch, move] of [
      [tile('Chiara'), 'captain C'],
      [`${seen.FELT} >> ${seen.button('Bruno')}`, 'captain B'],
    ] as const) {
      const table = await sit('complots', { deal: DEAL, first: 'A' });
      await table.touch(tile('Captain'));
      assert.deepEqual(table.names(`${seen.DOCK} >> role=heading`), [texts.en.chooseTarget('Captain')]);
      await table.touch(tile('Cancel'));
      await table.see(tile('Income'));
      await table.touch(tile('Captain'));
      await table.touch(touch);
      await table.until(() => table.moves.length > 0);
      assert.deepEqual(table.moves, [move]);
    }
  }),
);

const CLAIMED = { deal: DEAL, first: 'B', moves: [['B', 'duchess']] } as const;

test(
  'a claim is asked about by the name of who makes it, and by what I can see; a challenge needs two touches or keys',
  onScreen(async () => {
    for (const by of ['touch', 'key'] as const) {
      const table = await sit('complots', CLAIMED);
      await table.see(seen.READY);
      assert.match(table.names(`${seen.DOCK} >> role=heading`).join(), /Bruno/);
      assert.match(table.says(seen.DOCK), /Duchess.*2 of 3/);
      const doubt = () => (by === 'touch' ? table.touch(seen.DOUBT) : table.key('d'));
      await doubt();
      assert.deepEqual(table.moves, [], 'once is not enough');
      await table.hears(seen.DOUBT, texts.en.doubtSure);
      await doubt();
      await table.until(() => table.moves.length > 0);
      assert.deepEqual(table.moves, ['doubt']);
      await table.hears(seen.LOG, 'You challenge');
    }
  }),
);

test(
  'keys: a number chooses, Space passes',
  onScreen(async () => {
    const mine = await sit('complots', { deal: DEAL, first: 'A' });
    await mine.see(seen.READY);
    await mine.key('3');
    await mine.until(() => mine.moves.length > 0);
    const others = await sit('complots', CLAIMED);
    await others.see(seen.READY);
    await others.key(' ');
    await others.until(() => others.moves.length > 0);
    assert.deepEqual([mine.moves, others.moves], [['duchess'], ['pass']]);
  }),
);

test(
  'a block chosen at once is sent after the challenges, without asking again; when it is challenged the place is named',
  onScreen(async () => {
    const table = await sit('complots', { deal: DEAL, first: 'B', moves: [['B', 'captain A']] });
    await table.touch(tile('Block with the Captain'));
    await table.until(() => table.moves.length > 1);
    assert.deepEqual(table.moves, ['pass', 'counter captain']);
    const blocked = await sit('complots', {
      deal: DEAL,
      first: 'A',
      moves: [
        ['A', 'aid'],
        ['B', 'counter duchess'],
      ],
    });
    await blocked.see(seen.READY);
    assert.equal(
      blocked.names(`${seen.DOCK} >> role=heading`).join(),
      texts.en.believes('Bruno'),
      'not the one whose turn it is',
    );
  }),
);

for (const lang of LANGS)
  test(
    `${lang}: every control has a name; a screen reader hears coins, cards and claims of everybody`,
    onScreen(async () => {
      const text = texts[lang];
      const table = await sit('complots', { ...CLAIMED, lang });
      await table.see(seen.READY);
      assert.deepEqual(
        table.names('role=button').filter((name) => name === ''),
        [],
      );
      const [bruno = '', chiara = ''] = table.names(`${seen.FELT} >> role=button`);
      for (const part of ['Bruno', text.coins(2), text.hiddenCards(2), text.playing, text.characters.duchess.name])
        assert.ok(bruno.includes(part.replaceAll('\u00a0', ' ')), `${part} in ${bruno}`);
      assert.ok(
        chiara.startsWith(`Chiara, ${text.coins(2)}, ${text.hiddenCards(2)}`.replaceAll('\u00a0', ' ')),
        chiara,
      );
      assert.deepEqual(table.names(`${seen.MINE} >> role=button`), [
        text.characters.duchess.name,
        text.characters.captain.name,
      ]);
      assert.deepEqual(table.names(`${seen.MINE} >> role=img`).at(-1), text.coins(3).replaceAll('\u00a0', ' '));
      const struck = await sit('complots', { deal: DEAL, first: 'B', moves: [['B', 'captain A']], lang });
      await struck.see(seen.READY);
      for (const name of struck.texts(`${seen.DOCK} [data-move] b`)) assert.notEqual(name, '');
    }),
  );

test(
  'on one device, a hand is not in the page until its owner has taken the device, and then it is theirs',
  onScreen(async () => {
    const people = { A: 'Duchess', B: 'Assassin', C: 'Captain' };
    const deal = ['A: duchess duchess, 7 coins', 'B: assassin assassin, 7 coins', 'C: captain captain, 7 coins'];
    const table = await sit('complots', { deal, people: Object.keys(people), first: 'B' });
    const take = await table.see(`${seen.DOCK} ${TAKE}`);
    assert.match(take.textContent ?? '', /Bruno/);
    assert.equal(table.count(`${seen.MINE}, ${seen.PLACE} ${seen.FACE}`), 0);
    await table.touch(`${seen.DOCK} ${TAKE}`);
    await table.touch(seen.SEAL);
    await table.see(`${seen.MINE} ${seen.FACE}`);
    assert.deepEqual(table.names(`${seen.MINE} >> role=button`), ['Assassin', 'Assassin']);
    await table.touch(tile('Income'));
    await table.hears(`${seen.DOCK} ${TAKE}`, 'Chiara');
    assert.equal(table.count(`${seen.MINE}, ${seen.PLACE} ${seen.FACE}`), 0);
  }),
);
