/**
 * For tests: did a connection ever get what its seat could not know? Replays the log apart from the server, so the true
 * state is known at every move. Everything hidden from the viewer is dealt again (`imagine`), so that any dependence on
 * it shows. `every` reduces the dealing.
 */
import assert from 'node:assert/strict';
import { type Rng, seeded } from '../../src/engine/chance.ts';
import { type Fact, hears, type Said, type Viewer } from '../../src/engine/facts.ts';
import type { Game, Imagined } from '../../src/engine/game.ts';
import { playInPlace, timeOutInPlace } from '../../src/engine/kernel.ts';
import { startGame } from '../../src/engine/record.ts';
import { sight, view } from '../../src/engine/sight.ts';
import type { Entry } from '../../src/host/table.ts';
import type { WireView } from '../../src/protocol/messages.ts';
import type { GameRow } from '../../src/server/store/row-types.ts';
import type { GameMessage } from './testing.ts';

type Update = Pick<GameMessage, 'from' | 'facts' | 'view'>;

/** JSON with sorted fields, since clients have another order. */
const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  let text = '';
  for (const name of Object.keys(value).sort()) {
    const one: unknown = Reflect.get(value, name);
    if (one !== undefined) text += `,"${name}":${canonical(one)}`;
  }
  return `{${text.slice(1)}}`;
};

/** With heard words in place of the speech field, since speech is sent as facts. */
const inWords = ({ speech }: Game, seen: object, heard: readonly Said[]): object =>
  speech === undefined ? seen : { ...seen, [speech.field]: undefined, words: speech.recall(heard) };

const ofView = ({ speech }: Game, seen: object): object =>
  speech === undefined ? seen : { ...seen, [speech.field]: undefined, words: Reflect.get(seen, speech.field) };

const withoutClock = ({ clock: _, ...rest }: WireView): object => rest;

/** What a viewer could know after each entry, and the same with hidden parts dealt again. */
const knowable = (game: Imagined, row: GameRow, entries: readonly Entry[], viewer: Viewer, rng: Rng, every: number) => {
  const { state, facts } = startGame(game, row.set);
  const all: Fact[] = [...facts];
  const moments: { view: string; depends: boolean; heard: number }[] = [];
  let counted = 0;
  let count = 0;
  const note = (held?: Entry) => {
    for (; counted < all.length; counted++) {
      const fact = all[counted];
      if (fact !== undefined && hears(fact, viewer)) count += 1;
    }
    const question = state.agenda.at(-1)?.question;
    const own = held !== undefined && held.seat === viewer;
    if (own && held.seat !== undefined) question?.answers.push({ seat: held.seat, move: held.move });
    const deals = state.over === undefined && moments.length % every === 0;
    const anew = deals ? game.imagine(sight(game, state, all, viewer), rng) : undefined;
    const seen = ofView(game, view(game, state, viewer));
    moments.push({
      view: canonical(seen),
      depends: anew !== undefined && JSON.stringify(seen) !== JSON.stringify(ofView(game, view(game, anew, viewer))),
      heard: count,
    });
    if (own) question?.answers.pop();
  };
  note();
  let held: Entry | undefined;
  for (const entry of entries) {
    const { kind, seat, move } = entry;
    if (kind === 'hold') held = entry;
    if (kind === 'drop') held = undefined;
    if (kind === 'timeout') all.push(...timeOutInPlace(game, state));
    if (kind === 'move' && seat !== undefined && move !== undefined) all.push(...playInPlace(game, state, seat, move));
    if (kind === 'release' && held?.seat !== undefined && held.move !== undefined) {
      all.push(...playInPlace(game, state, held.seat, held.move));
      held = undefined;
    }
    note(held);
  }
  return { moments, heard: all.filter((fact) => hears(fact, viewer)).map(({ said }) => said) };
};

/** Every frame shows a moment of the true game in order, as its viewer could know it, and nothing else. */
export const checkFrames = (
  game: Imagined,
  row: GameRow,
  entries: readonly Entry[],
  viewer: Viewer,
  frames: readonly Update[],
  every = 1,
): void => {
  const { moments, heard } = knowable(game, row, entries, viewer, seeded(`cheater ${row.table} ${viewer}`), every);
  let at = 0;
  let told = 0;
  let last: WireView | undefined;
  for (const [i, frame] of frames.entries()) {
    assert.equal(frame.from, told, `frame ${i}: facts are missing`);
    told += frame.facts.length;
    assert.deepEqual(frame.facts, heard.slice(frame.from, told), `frame ${i}: a fact that ${viewer} could not hear`);
    const seen = canonical(inWords(game, withoutClock(frame.view), heard.slice(0, told)));
    while (at < moments.length && (moments[at]?.view !== seen || moments[at]?.heard !== told)) at += 1;
    const moment = moments[at];
    assert.ok(moment, `frame ${i}: ${viewer} sees what no moment of the game shows: ${seen}`);
    assert.ok(!moment.depends, `frame ${i}: the view of ${viewer} depends on what it could not know`);
    const news = frame.facts.length > 0 || last === undefined || canonical(frame.view) !== canonical(last);
    assert.ok(news, `frame ${i}: a frame for nothing betrays a move`);
    last = frame.view;
  }
  assert.equal(told, heard.length, `${viewer} was not told everything`);
};
