/** The court in Node: speech, votes, holds by key, cheats, and what a phone beside a big screen offers. */
import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Device } from '../../../../../test/screens/device.ts';
import { sit } from '../../../../../test/screens/sit.ts';
import { onScreen } from '../../../../../test/screens/testing.ts';
import { openTold } from '../../../../../test/screens/told.ts';
import { pairsOf } from '../../../../../test/web/hidden-moments.ts';
import { TEXT } from '../../../../../test/web/said.ts';
import type { Moves } from '../../../../../test/web/saved-games.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { isAsked } from '../../../../web/link/link.ts';
import { tribunal } from '../../rules/index.ts';
import { isTribunal } from '../../rules/typed-view.ts';
import { en } from '../../texts/en/table.ts';
import { isDebating } from '../../web/choices.ts';
import { covered } from '../../web/covered.ts';
import { ANSWERS, COMPOSER, SOMEBODY, TRANSCRIPT } from '../web/seen.ts';

const COURT = ['A: judge', 'B: mafia', 'C: judge', 'D: judge'];
const DEBATE = [...COURT, 'clerk: A', 'phase: deliberation'];
const move = (what: string): string => `[data-move="${what}"]`;
const says = (court: Device, line: string) => court.hears(seen.LOG, line);
/** A double press instead of a hold. */
const commit = async (court: Device, what: string): Promise<void> => {
  await court.touch(what);
  await court.touch(`${what}${seen.SURE}`);
};
const sent = async (court: Device, ...moves: readonly string[]): Promise<void> => {
  await court.until(() => court.moves.length >= moves.length);
  assert.deepEqual(court.moves, moves);
};

test(
  'an accusation takes three touches with a reason, aloud, whispered or in free text; then a plea by one touch',
  onScreen(async () => {
    const court = await sit('tribunal', { deal: DEBATE });
    await court.see(seen.ASKED);
    await court.touch('[data-seat="B"]');
    await court.touch('[data-claim="say suspect B"]');
    await court.touch(move('say suspect B because silent'));
    await says(court, 'You say: “I suspect Bruno, so very quiet today.”');
    assert.equal(court.count(seen.SHEET), 0, 'the sheet is gone');
    await court.touch('[data-seat="D"]');
    await court.write(`${SOMEBODY} select`, 'C');
    await court.touch('[data-claim="say trust D"]');
    await court.touch(move('say to C trust D'));
    await says(court, 'You whisper to Chiara: “I trust Denis.”');
    await court.touch('[data-seat="D"]');
    await court.touch(seen.button('Whisper to'));
    await court.write(`${COMPOSER} input`, 'look at Bruno');
    await court.submit(`${COMPOSER} form, form${COMPOSER}`);
    await says(court, 'You whisper to Denis: “look at Bruno”');
    await commit(court, move('gavel'));
    await court.see(`${seen.READY} ${move('plead B')}`);
    assert.equal(court.count('button.target'), 4, 'all may be named, oneself too');
    await court.touch(`${seen.DOCK} ${move('plead C')}`);
    await says(court, 'You say: “I’ll vote against Chiara.”');
  }),
);

test(
  'an accused player answers by a card, in words',
  onScreen(async () => {
    const moves: Moves = [
      ['C', 'say suspect B because silent'],
      ['B', 'say suspect A because hunch'],
    ];
    const court = await sit('tribunal', { deal: DEBATE, moves });
    await court.see(`${seen.ASKED}:has-text("Bruno suspects you.") ${ANSWERS}`);
    const words: readonly string[] = Object.values(en.answers);
    for (const name of court.texts(`${ANSWERS} b`)) assert.ok(words.includes(name), name);
    await court.touch(seen.button('Strike back'));
    await says(court, 'You say: “It’s Bruno’s word against mine, and I know which is true.”');
    await court.gone(`${ANSWERS} [data-move^="say suspect B"]`);
  }),
);

test(
  'a vote is aimed at the player who is touched, and sealed; then the answer is noted',
  onScreen(async () => {
    const court = await sit('tribunal', { deal: [...COURT, 'clerk: B', 'phase: accusation'] });
    await court.see(seen.READY);
    await court.touch(`${seen.DOCK} ${move('accuse D')}`);
    await commit(court, `${seen.DOCK} ${seen.CONFIRM} ${move('accuse D')}`);
    await sent(court, 'accuse D');
  }),
);

test(
  'once I have answered, the dock says so while others still think',
  onScreen(async () => {
    const pair = pairsOf(tribunal, { games: 1, ofEach: 9 }).find(
      ({ here: { view } }) => isAsked(view) && view.toAct.length > 1,
    );
    assert.ok(pair !== undefined);
    const { view } = pair.here;
    const toAct = view.toAct.filter((seat) => seat !== pair.seat);
    const phone = await openTold();
    await phone.show(
      { ...pair.here, view: { ...view, legal: [], toAct, answer: view.legal?.[0] ?? 'pass' } },
      pair.seat,
    );
    await phone.hears(`${seen.DOCK} h2`, TEXT.en.answered);
  }),
);

test(
  'my identity is covered, for a screen reader too, until I look',
  onScreen(async () => {
    const court = await sit('tribunal', {
      deal: ['A: mafia', 'B: judge', ...COURT.slice(2), 'clerk: B', 'phase: accusation'],
    });
    await court.see(seen.ASKED);
    assert.deepEqual(court.names(`[aria-label^="${en.identity}"]`), [`${en.identity}, ${en.covered}`]);
  }),
);

test(
  'who may cheat finds it in a drawer',
  onScreen(async () => {
    const phone = await openTold();
    const cheat = `${seen.DESK} >> ${seen.button(en.cheat)}`;
    for (const { here, seat } of pairsOf(tribunal, { games: 1, ofEach: 9 })) {
      await phone.show(here, seat);
      if (phone.count(`${cheat} >> nth=0`) > 0 && phone.says(cheat) !== en.cheat) break;
    }
    assert.match(phone.says(cheat), /\d/);
    await phone.touch(cheat);
    await phone.hears(seen.SHEET, en.cheat);
  }),
);

test(
  'looking at one’s card is one touch',
  onScreen(async () => {
    const court = await sit('tribunal', { deal: [...COURT, 'clerk: A', 'phase: discovery'] });
    await court.touch(move('look'));
    await sent(court, 'look');
  }),
);

const claims = (on: 'on' | 'off', moves: Moves = []) =>
  sit('tribunal', {
    deal: ['A: judge, holds trap', ...COURT.slice(1), 'clerk: A', 'day: 2', 'phase: deliberation'],
    moves,
    options: { claims: on },
  });

test(
  'a claim takes three touches about oneself, four about others; a plan’s line is joined; free text is offered as a claim',
  onScreen(async () => {
    const court = await claims('on', [['C', 'claim plan D']]);
    await court.see(seen.ASKED);
    await court.touch(seen.button(en.speak));
    await court.touch(move('about A'));
    await court.touch(move('claim hold trap'));
    await says(court, 'You say: “In my hand: Trap.”');
    await court.touch(seen.button(en.speak));
    await court.touch(move('about B'));
    await court.touch(seen.button(en.confide));
    assert.equal(court.count('[data-claim]'), 0, 'only claims are left');
    await court.touch(move('claim saw B mafia'));
    await says(court, 'You say: “I’ve seen Bruno’s identity: mafia!”');
    await court.touch(`${TRANSCRIPT} ${seen.LINE}`);
    await court.touch(move('claim join D'));
    await says(court, 'I’ll protect Denis tonight.');
    await court.write(`${COMPOSER} input`, 'I have a pardon');
    await court.touch(move('claim hold pardon'));
    await says(court, 'You say: “In my hand: Pardon.”');
    assert.equal(
      court
        .all(`${COMPOSER} input`)
        .map((one) => ('value' in one ? one.value : ''))
        .join(),
      '',
    );
  }),
);

test(
  'without the option no claims are offered',
  onScreen(async () => {
    const court = await claims('off');
    await court.see(seen.ASKED);
    await court.touch(seen.button(en.speak));
    assert.equal(court.count(move('about A')), 0);
    await court.touch(move('about B'));
    assert.equal(court.count(seen.button(en.confide)), 0);
  }),
);

const COMPOSING = '.composing';
const offered = async (phone: Device): Promise<string[]> => {
  await phone.touch(seen.SEAL);
  await phone.touch(seen.button(en.point));
  await phone.touch(`${COMPOSING} [data-move^="about "]`);
  const moves = (what: string) => phone.all(what).map((one) => one.getAttribute('data-move') ?? '');
  const said: string[] = [];
  for (const claim of phone.all(`${COMPOSING} [data-claim]`).map((one) => one.getAttribute('data-claim'))) {
    await phone.touch(`${COMPOSING} [data-claim="${claim}"]`);
    said.push(...moves(`${COMPOSING} .reasons [data-move]`));
    await phone.touch(`${COMPOSING} [data-claim="${claim}"]`);
  }
  return [...said, ...moves(`${COMPOSING} ${seen.PHRASES} > [data-move]`)];
};

test(
  'beside a big screen a phone offers only to suspect and to trust, whatever its owner knows',
  onScreen(async () => {
    const pair = pairsOf(tribunal, { games: 1, ofEach: 9 }).find(
      ({ here: { view } }) => isTribunal(view) && isDebating(covered(view)),
    );
    assert.ok(pair !== undefined);
    const open = () => openTold({ walls: 1, kept: { 'seal-by': 'tap' } });
    const [one, other] = [await open(), await open()];
    await Promise.all([one.show(pair.here, pair.seat), other.show(pair.there, pair.seat)]);
    const said = await offered(one);
    assert.deepEqual(said, await offered(other));
    assert.deepEqual(new Set(said.map((one) => one.split(' ')[1])), new Set(['suspect', 'trust']));
    assert.equal(one.count(`${seen.IN_HAND} :is(input, textarea)`), 0);
  }),
);

test(
  'a covered desk shows backs, and no card',
  onScreen(async () => {
    const court = await sit('tribunal', {
      deal: ['A: judge, holds trap', ...COURT.slice(1), 'clerk: B', 'phase: deliberation'],
      kept: { 'cover-cards': 'on' },
    });
    await court.see(seen.SEAL);
    const hand = `${seen.DESK} ul${seen.HAND} li`;
    await court.until(() => court.count(hand) > 0);
    assert.deepEqual(court.texts(hand), ['']);
    assert.match(court.tree().join('\n'), new RegExp(TEXT.en.liftCards));
  }),
);
