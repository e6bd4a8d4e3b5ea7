/** The scenes of Tribunal: whole games, and the moments that must stand alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsFor } from '../../../../../test/all-words.ts';
import { botsFor } from '../../../../bots/index.ts';
import { mix, seeded } from '../../../../engine/chance.ts';
import type { Said } from '../../../../engine/facts.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { letBotSpeak, newBots } from '../../../../host/bots.ts';
import { awaited, look, openTable, submit } from '../../../../host/table.ts';
import { aloudIn } from '../../../../web/table/stage/told.ts';
import { LANGS } from '../../../../words/languages.ts';
import { tribunal } from '../../rules/index.ts';
import { isTribunal } from '../../rules/typed-view.ts';
import { caseFile, tornIn } from '../../web/case-file.ts';
import { type Scene, scenesOf } from '../../web/scenes.ts';
import { accusedMost, lastWords, promises, transcript, voicesToday } from '../../web/spoken.ts';
import { addedIn } from '../../web/view.ts';

const said = (...lines: string[]): Said[] =>
  lines.map((line) => line.split(' ').map((word) => (/^\d+$/.test(word) ? Number(word) : word)));
const namesOf = (scenes: readonly Scene[]) => scenes.map(({ name }) => name);

/** Pictures that are seen before their sentence is read. */
const TURNED: readonly string[] = ['ballots', 'coins', 'card', 'fall', 'contest', 'answer'];

test('in whole games scenes tell their facts in order, and every headline has words', () => {
  for (const seed of ['court', 'room', 'night']) {
    const table = openTable(tribunal, { game: 'tribunal', options: {}, seats: 5, seed });
    const rng = seeded(seed);
    const { simple, random } = botsFor('tribunal');
    const bots = newBots(() => simple);
    for (let i = 0; i < 400 && table.state.over === undefined; i++) {
      const [seat] = mix(rng, awaited(table));
      if (seat === undefined) break;
      submit(table, seat, (i % 4 === 0 ? random : simple).answer(look(table, seat), rng));
      letBotSpeak(bots, table, (one, move) => submit(table, one, move));
    }
    for (const viewer of ['A', undefined] as const) {
      const { heard } = look(table, viewer);
      const scenes = scenesOf(heard, 0);
      const told = scenes.flatMap((scene) => scene.said);
      for (const scene of scenes.filter(({ name }) => TURNED.includes(name))) {
        const [first] = scene.said;
        assert.ok(first !== undefined && scene.turn !== undefined && scene.turn < scene.ms, scene.name);
        assert.deepEqual(aloudIn(scene, [], heard, false), heard.slice(0, heard.lastIndexOf(first)), scene.name);
        assert.equal(aloudIn(scene, [], heard, true).at(-1), scene.said.at(-1), scene.name);
      }
      assert.deepEqual(
        told,
        heard.filter((fact) => told.includes(fact)),
        'in order, each once',
      );
      assert.ok(scenes.length > 40, `${scenes.length} scenes`);
      for (const { name, ms, heavy, said: facts } of scenes) {
        assert.ok(!heavy || ms >= 900, `${name} is a headline of ${ms} ms`);
        for (const lang of LANGS) {
          const words = wordsFor('tribunal', lang);
          const spoken = facts.flatMap((fact) => words.fact(fact, (one) => one, viewer) ?? []).join(' ');
          assert.ok(!heavy || spoken !== '', `${name} is not said in ${lang}`);
        }
      }
    }
  }
});

test('T33 additional cards are shown before the verdict, by the card that adds them; a one-time card only once', () => {
  const deal = ['A: judge', 'B: mafia', 'C: judge, holds framed', 'D: judge, holds aggravated', 'clerk: A'];
  const set = { game: 'tribunal', options: {}, seats: 4, seed: 'added', deal: [...deal, 'phase: accusation'] };
  const table = openTable(tribunal, { ...set, chance: 'scripted' });
  const added = () => {
    const { view } = look(table, 'A');
    assert.ok(isTribunal(view));
    return addedIn(view);
  };
  const framed = { at: 'C', card: 'framed' };
  const aggravated = { at: 'D', card: 'aggravated' };
  assert.deepEqual(added(), [framed, aggravated]);
  for (const seat of table.state.seats) submit(table, seat, 'accuse B');
  assert.deepEqual(added(), [aggravated]);
});

test('T42 an unopposed announcement is told when its window closes, true or false; after an objection it is not', () => {
  const night = ['B announced C none', 'opened contest 1'];
  assert.deepEqual(namesOf(scenesOf(said(...night, 'opened night-verdict 1'), 0)), ['announced', 'step', 'unopposed']);
  const contested = said(...night, 'A contested B', 'B truthful', 'opened night-verdict 1');
  assert.deepEqual(namesOf(scenesOf(contested, 0)), ['announced', 'step', 'contest', 'step']);
  assert.deepEqual(
    scenesOf(contested, 0).map(({ tune }) => tune),
    ['toll', 'card', 'truth', 'card'],
  );
  assert.deepEqual(namesOf(scenesOf(said('proclaimed none none', 'opened night-verdict 1'), 0)), ['announced', 'step']);
});

test('T33 uncounted cards of the last verdict are torn', () => {
  const heard = said('showed', 'A uncounted x', 'showed');
  heard.push(['A', 'uncounted', 'accuse B'], ['C', 'uncounted', 'accuse B'], ['B', 'cast', 'accuse C']);
  assert.deepEqual([...tornIn(heard)], [['accuse B', 2]]);
});

test('T42 a successful objection is one headline, its consequences follow', () => {
  const scenes = scenesOf(
    said('B contested A', 'A lied', 'A eliminated', 'A unmasked judge', 'A lost 1', 'proclaimed C none'),
    0,
  );
  assert.deepEqual(namesOf(scenes), ['contest', 'fall', 'announced']);
  const [contest, fall] = scenes;
  assert.ok(contest?.name === 'contest' && contest.lied && contest.by === 'B' && contest.clerk === 'A');
  assert.ok(fall?.name === 'fall' && fall.identity === 'judge' && fall.left === 1);
});

test('T33 cards, verdict and penalty are three headlines; the drawn card is named', () => {
  const scenes = scenesOf(
    said('opened day-verdict 1', 'showed', 'C condemned', 'C drew condemnation gagged').with(1, [
      'showed',
      'accuse C',
      'accuse C',
      'accuse A',
    ]),
    0,
  );
  assert.deepEqual(namesOf(scenes), ['step', 'ballots', 'condemned', 'card']);
  assert.ok(scenes.slice(1).every(({ heavy }) => heavy));
  assert.ok(scenes[3]?.name === 'card' && scenes[3].card === 'gagged');
});

test('private facts make a headline for me, and not for others', () => {
  const mine = scenesOf(said('A looked', 'A is mafia', 'A said judge', 'A drew anti-mafia', 'A got pardon'), 0);
  const theirs = scenesOf(said('A looked', 'A said judge', 'A drew anti-mafia'), 0);
  assert.deepEqual(namesOf(mine), ['look', 'drawn']);
  assert.deepEqual(namesOf(theirs), ['look', 'drawn']);
  assert.ok(mine.every(({ heavy }) => heavy) && theirs.every(({ heavy }) => !heavy));
  const hidden = (scenes: readonly Scene[]) => scenes.some((scene) => 'identity' in scene || 'card' in scene);
  assert.deepEqual([hidden(mine), hidden(theirs)], [true, false]);
});

test('T3 a round ends with all identities; survivors belong to the winning side', () => {
  const [ended] = scenesOf(
    said(
      'round 1 4 1',
      'A looked',
      'B looked',
      'C looked',
      'D looked',
      'B unmasked mafia',
      'D unmasked judge',
      'ended judge',
    ),
    7,
  );
  assert.ok(ended?.name === 'ended');
  assert.deepEqual(ended.identities, { A: 'judge', B: 'mafia', C: 'judge', D: 'judge' });
});

test('talk of many is one scene; dusk and dawn are scenes of their own', () => {
  assert.deepEqual(
    namesOf(scenesOf(said('A said suspect B', 'A ready', 'B said trust C', 'C ready', 'D whispered A'), 0)),
    ['talk'],
  );
  assert.deepEqual(namesOf(scenesOf(said('A ready'), 0)), []);
  assert.deepEqual(namesOf(scenesOf(said('opened night-vote 1', 'B serves', 'opened deliberation 2'), 0)), [
    'dusk',
    'dawn',
  ]);
});

test('T60 all votes for the first player are one scene, one coin each', () => {
  const heard = said('duel B D', 'opened duel-vote', 'A voted B', 'C voted D', 'E voted B', 'B begins');
  const coins = scenesOf(heard, 2);
  assert.deepEqual(namesOf(coins), ['coins']);
  const [scene] = coins;
  assert.ok(scene?.name === 'coins' && scene.said.length === 4);
  assert.deepEqual([scene.pair, scene.first], [['B', 'D'], 'B']);
  assert.deepEqual(
    scene.votes.map(({ by, at }) => by + at),
    ['AB', 'CD', 'EB'],
  );
  assert.deepEqual(namesOf(scenesOf(said('duel B D', 'B begins'), 1)), ['begins'], 'where nobody has voted');
});

test('T60 an answer in the duel is told with its card', () => {
  const scenes = scenesOf(said('B believed A', 'A unmasked mafia', 'B lost 0', 'A won'), 0);
  assert.deepEqual(namesOf(scenes), ['answer', 'won']);
});

test('only the newest line of the step is shown at its seat; promise arrows last for the day', () => {
  const heard = said('opened deliberation 1', 'A said suspect B', 'A said trust C', 'opened pleas 1', 'B pleaded A');
  assert.deepEqual(lastWords(heard), ['B', 'pleaded', 'A']);
  assert.deepEqual(promises(heard), [{ by: 'B', at: 'A' }]);
});

test('the two most accused players of the day face each other: each voice counts once, trust subtracts one', () => {
  const heard = said(
    'opened deliberation 1',
    'A said suspect B',
    'opened deliberation 2',
    'A said suspect B because clerk',
    'A said liar B',
    'C said suspect B',
    'D said trust B',
    'B said suspect C',
    'B said why D',
    'B said suspect D',
  );
  const faces = accusedMost(voicesToday(heard));
  assert.deepEqual(
    faces.map(({ seat, voices }) => `${seat} ${voices}`),
    ['D 1', 'C 1'],
    'of equals the one named last; a voice counts once',
  );
  assert.deepEqual(accusedMost(voicesToday([...heard, ...said('A pleaded B')]))[0], { seat: 'B', voices: 1 });
  assert.deepEqual(accusedMost(voicesToday([...heard, ...said('E pleaded B')]))[0], { seat: 'B', voices: 2 });
  assert.deepEqual(accusedMost(voicesToday([...heard, ...said('opened deliberation 3')])), []);
});

test('the transcript has today’s public lines, and no whispered words', () => {
  const heard = said('opened deliberation 1', 'A said judge', 'opened deliberation 2', 'B spoke hm', 'C whispered A');
  heard.push(['C', 'murmured', 'A', 'suspect', 'B']);
  assert.deepEqual(
    transcript(heard).map((one) => one.slice(0, 2).join(' ')),
    ['B spoke', 'C whispered'],
  );
  assert.deepEqual(transcript([...heard, ...said('duel A B')]), [], 'a duel is another matter');
});

test('case file: a question is neither trust nor suspicion', () => {
  const notes = caseFile(said('round 1 4 1', 'A said why B', 'A said trust C'), ['A', 'B', 'C']).get('A');
  assert.deepEqual([notes?.suspects, notes?.trusts], [[], [{ at: 'C', day: 1, turned: false }]]);
});

test('case file: the latest of trust or suspicion counts, with its day and a mark of the change', () => {
  const words = said(
    'round 1 4 1',
    'opened deliberation 1',
    'A said suspect B',
    'opened deliberation 2',
    'A said trust B',
  );
  const notes = caseFile(words, ['A', 'B', 'C']).get('A');
  assert.deepEqual([notes?.suspects, notes?.trusts], [[], [{ at: 'B', day: 2, turned: true }]]);
});

test('case file: suspicions, kept and broken promises, the clerk’s record', () => {
  const heard: Said[] = [
    ...said('round 1 4 1', 'opened deliberation 1', 'A said suspect B', 'A pleaded B', 'C pleaded D', 'B pleaded D'),
    ['showed', 'accuse D', 'accuse C', 'accuse A'],
    ['B', 'cast', 'accuse D'],
    ...said('A announced none B', 'C contested A', 'A lied'),
  ];
  const file = caseFile(heard, ['A', 'B', 'C', 'D']);
  assert.deepEqual(file.get('A')?.suspects, [{ at: 'B', day: 1, turned: false }]);
  assert.deepEqual(file.get('A')?.promised, [{ at: 'B', kept: false, days: [1] }], 'no card named Bruno');
  assert.deepEqual(file.get('B')?.promised, [{ at: 'D', kept: true, days: [1] }], 'B’s card was seen');
  assert.deepEqual(file.get('C')?.promised, [{ at: 'D', kept: undefined, days: [1] }], 'nobody knows');
  assert.deepEqual([file.get('A')?.counts, file.get('A')?.contested, file.get('A')?.lies], [1, 1, 1]);
  assert.deepEqual(caseFile([...heard, ...said('round 2 4 1')], ['A', 'B', 'C', 'D']).get('A')?.suspects, []);
});

test('case file: a promise repeated on several days is one entry, with its days', () => {
  const days = [1, 2, 4].flatMap((day): Said[] => [
    ...said(`opened deliberation ${day}`, 'A pleaded B'),
    ['showed', day === 4 ? 'accuse C' : 'accuse B'],
  ]);
  assert.deepEqual(caseFile([...said('round 1 4 1'), ...days], ['A', 'B', 'C']).get('A')?.promised, [
    { at: 'B', kept: undefined, days: [1, 2] },
    { at: 'B', kept: false, days: [4] },
  ]);
});

test('T50 an informer’s speech is no promise, since they cannot accuse', () => {
  const verdict: Said = ['showed', 'accuse A'];
  const heard = [...said('round 1 4 1', 'B eliminated', 'B pleaded C', 'D pleaded C'), verdict];
  const promised = (more: readonly Said[], seat: Seat) =>
    caseFile([...heard, ...more], ['A', 'B', 'C', 'D']).get(seat)?.promised.length;
  assert.deepEqual([promised([], 'B'), promised([], 'D')], [0, 1]);
  const next = [...said('round 2 4 1', 'opened deliberation 1', 'B pleaded C'), verdict];
  assert.equal(promised(next, 'B'), 1, 'in the next round B accuses again');
});
