/** The queue of scenes: none lost, none twice, in order; the table shows an outcome only after its scene. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../src/engine/facts.ts';
import { openStage, type Scene } from '../../src/web/table/stage/queue.ts';

type Seen = { readonly heard: readonly Said[] };

/** Uppercase words are heavy scenes, others light; a dot is none. TURN has a turn. */
const scenesOf = (heard: readonly Said[], from: number): Scene[] =>
  heard.slice(from).flatMap((said) => {
    const [name] = said;
    return name === '.'
      ? []
      : [
          {
            name: `${name}`,
            ms: 100,
            heavy: name === `${name}`.toUpperCase(),
            said: [said],
            ...(name === 'TURN' ? { turn: 60 } : {}),
          },
        ];
  });

/** `led`: how much a leading screen has shown. */
const open = (pace = 1, led?: { shown: number | undefined }, stays = 0) => {
  const heard: Said[] = [['began']];
  const waits: { ms: number; then: () => void }[] = [];
  const log: string[] = [];
  const clock = { now: 0 };
  const stage = openStage<Scene, Seen>(
    { heard: [...heard] },
    {
      scenesOf,
      pace: () => pace,
      begins: ({ scene, still }) => void log.push(still ? `(${scene.name})` : scene.name),
      now: () => clock.now,
      stays: () => stays,
      ...(led === undefined
        ? {}
        : {
            isHeld: ({ heard }: Seen) => led.shown !== undefined && heard.length > led.shown,
            forsake() {
              led.shown = undefined;
            },
          }),
      wait(ms, then) {
        const one = { ms, then };
        waits.push(one);
        return () => void waits.splice(waits.indexOf(one), waits.includes(one) ? 1 : 0);
      },
    },
  );
  return {
    stage,
    log,
    waits,
    clock,
    hear(words: string, late = false, mine = false) {
      heard.push(...words.split(' ').map((word) => [word]));
      stage.feed({ heard: [...heard] }, late, mine);
    },
    tick: () => waits.shift()?.then(),
    shown: () => stage.shown.value.heard.length,
  };
};

test('the initial state is not played', () => {
  const { log, shown } = open();
  assert.deepEqual([log, shown()], [[], 1]);
});

test('scenes play one after the other; their result appears last', () => {
  const { hear, tick, log, shown, stage } = open();
  hear('claim DOUBT');
  assert.deepEqual([log, shown()], [['claim'], 1]);
  hear('lost');
  tick();
  assert.deepEqual([log, shown()], [['claim', 'DOUBT'], 1]);
  tick();
  assert.deepEqual([log, shown()], [['claim', 'DOUBT', 'lost'], 3]);
  tick();
  assert.deepEqual([log, shown(), stage.scene.value], [['claim', 'DOUBT', 'lost'], 4, undefined]);
});

test('an update without a scene waits for the scene before it', () => {
  const { hear, tick, shown } = open();
  hear('claim');
  hear('.');
  assert.equal(shown(), 1);
  tick();
  assert.equal(shown(), 3);
  hear('.');
  assert.equal(shown(), 4);
});

test('a touch ends a scene, a double touch ends all', () => {
  const { hear, stage, log, shown, waits, clock } = open();
  hear('A B C D');
  stage.skip();
  assert.deepEqual([log, waits.length], [['A', 'B'], 1]);
  clock.now += 1000;
  stage.skip();
  assert.deepEqual([log, waits.length], [['A', 'B', 'C'], 1], 'the second touch was another one');
  clock.now += 200;
  stage.skip();
  assert.deepEqual([log, shown(), waits.length, stage.scene.value], [['A', 'B', 'C'], 5, 0, undefined]);
});

test('the first touch jumps to the climax of a scene, the second ends it', () => {
  const { hear, stage, log, waits, clock } = open();
  hear('TURN B');
  clock.now += 20;
  stage.skip();
  assert.deepEqual([stage.scene.value?.turned, waits.map(({ ms }) => ms)], [true, [40]]);
  clock.now += 1000;
  stage.skip();
  assert.deepEqual(log, ['TURN', 'B']);
});

test('a touch after the climax ends the scene', () => {
  const { hear, stage, log, clock } = open();
  hear('TURN B');
  clock.now += 70;
  stage.skip();
  assert.deepEqual(log, ['TURN', 'B']);
});

test('in a long queue, light scenes become stills', () => {
  const { hear, tick, log } = open();
  hear('a b');
  hear('c D e f');
  for (let i = 0; i < 6; i++) tick();
  assert.deepEqual(log, ['a', '(b)', '(c)', 'D', '(e)', '(f)']);
});

test('after a reconnect only the last heavy scene is shown', () => {
  const { hear, tick, log, shown } = open();
  hear('a B c D e', true);
  assert.deepEqual([log, shown()], [['(D)'], 1]);
  tick();
  assert.deepEqual([log, shown()], [['(D)'], 6]);
});

test('without animation all scenes are stills: light ones end at once, heavy ones stay for a while', () => {
  const { hear, log, waits, stage, shown, tick } = open(0);
  hear('a');
  assert.deepEqual([log, waits.length, stage.scene.value, shown()], [['(a)'], 0, undefined, 2]);
  hear('b C d');
  assert.deepEqual([log, stage.scene.value?.scene.name, shown()], [['(a)', '(b)', '(C)'], 'C', 2]);
  assert.ok((waits[0]?.ms ?? 0) > 0);
  tick();
  assert.deepEqual([log, waits.length, stage.scene.value, shown()], [['(a)', '(b)', '(C)', '(d)'], 0, undefined, 5]);
});

test('rushing skips all scenes until the next game', () => {
  const { hear, stage, log, shown } = open();
  hear('a b');
  stage.rush();
  hear('c D');
  assert.deepEqual([log, shown()], [['a'], 5]);
});

test('a new game drops the scenes of the last', () => {
  const { hear, stage, shown, waits } = open();
  hear('a b c');
  stage.feed({ heard: [] });
  assert.deepEqual([shown(), waits.length, stage.scene.value], [0, 0, undefined]);
});

test('beside a big screen, a scene stays and its result waits until the big screen has shown it', () => {
  const led = { shown: 1 };
  const { hear, tick, stage, shown, waits } = open(1, led);
  hear('DOUBT');
  tick();
  assert.deepEqual([shown(), stage.scene.value?.scene.name], [1, 'DOUBT']);
  stage.release();
  assert.equal(shown(), 1, 'it has not shown it yet');
  hear('lost');
  led.shown = 2;
  stage.release();
  assert.deepEqual([shown(), stage.scene.value?.scene.name], [2, 'lost']);
  led.shown = 3;
  tick();
  assert.deepEqual([shown(), stage.scene.value, waits.length], [3, undefined, 0]);
});

test('a silent big screen is awaited for the length of its scenes and a margin, then no longer', () => {
  const led: { shown: number | undefined } = { shown: 1 };
  const { hear, tick, shown, waits, clock } = open(1, led);
  hear('DOUBT');
  clock.now = 100;
  tick();
  assert.equal(waits[0]?.ms, 100 * 1.5 + 5000 - 100);
  clock.now = 5150;
  tick();
  assert.deepEqual([shown(), led.shown], [2, undefined]);
  hear('claim');
  clock.now = 5250;
  tick();
  assert.equal(shown(), 3, 'not once more');
});

test('on a hidden page, scenes end when the big screen has ended them; later ones go on', () => {
  const led = { shown: 1 };
  const { hear, tick, stage, shown, log } = open(1, led);
  hear('claim DOUBT');
  hear('LOST');
  led.shown = 3;
  stage.release(true);
  assert.deepEqual([shown(), stage.scene.value?.scene.name, log], [3, 'LOST', ['claim', 'LOST']]);
  led.shown = 4;
  stage.release(true);
  assert.deepEqual([shown(), stage.scene.value], [4, undefined]);
  tick();
  assert.equal(shown(), 4);
});

test('touching never gets ahead of a big screen', () => {
  const led = { shown: 1 };
  const { hear, stage, shown } = open(1, led);
  hear('claim DOUBT');
  stage.skip();
  stage.skip();
  stage.skip();
  assert.equal(shown(), 1);
  led.shown = 3;
  stage.release();
  assert.deepEqual([shown(), stage.scene.value], [3, undefined]);
});

test('in a burst of updates each stays for a while; scenes add no pause', () => {
  const { hear, waits, tick, clock, shown, log } = open(1, undefined, 650);
  hear('.');
  assert.deepEqual([shown(), waits.length], [2, 0], 'the first is shown at once');
  clock.now = 50;
  hear('.');
  hear('.');
  assert.deepEqual([shown(), waits.map(({ ms }) => ms)], [2, [600]]);
  clock.now = 650;
  tick();
  assert.deepEqual([shown(), waits.map(({ ms }) => ms)], [3, [650]], 'one after the other');
  hear('DOUBT');
  assert.deepEqual(log, [], 'a scene waits for its turn');
  clock.now = 1300;
  tick();
  clock.now = 1950;
  tick();
  assert.deepEqual([shown(), log], [4, ['DOUBT']]);
  hear('.');
  tick();
  assert.deepEqual([shown(), waits.length], [6, 0], 'after a scene nothing stays');
});

test('the longer the queue, the shorter each update stays', () => {
  const { hear, waits, tick } = open(1, undefined, 600);
  for (let i = 0; i < 6; i++) hear('.');
  tick();
  assert.deepEqual(
    waits.map(({ ms }) => ms),
    [200],
    'five wait: three times as fast',
  );
});

test('the answer to my own move is shown at once, and so is all before it', () => {
  const { hear, stage, shown, waits } = open(1, undefined, 650);
  hear('.');
  hear('.');
  hear('.');
  assert.deepEqual([shown(), stage.isStaying()], [2, true]);
  hear('.', false, true);
  assert.deepEqual([shown(), stage.isStaying(), waits.length], [5, false, 0]);
});

test('a touch shows the next update at once', () => {
  const { hear, stage, shown } = open(1, undefined, 650);
  hear('.');
  hear('.');
  stage.skip();
  assert.equal(shown(), 3);
});
