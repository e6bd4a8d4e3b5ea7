/** Any game as it might be tomorrow: with an option more, or with another rule. */
import type { Game, Rule } from '../src/engine/game.ts';

/** The game with an option more, which is kept and shown, and is off by itself. */
export const withOption = (game: Game): Game => ({
  ...game,
  version: game.version + 1,
  options: [...game.options, { name: 'novelty', of: ['off', 'on'], default: 'off' }],
  read: ({ novelty: _, ...raw }, players) => game.read(raw, players),
  start: (setup) => Object.assign(game.start(setup), { novelty: 'off' }),
  table: (s, common) => ({ ...game.table(s, common), novelty: 'off' }),
});

type Then = Rule['then'];
/** The game with another rule for what follows an answer. */
const withRule = (game: Game, changed: (then: Then) => Then): Game => ({
  ...game,
  rules: new Map([...game.rules].map(([verb, rule]) => [verb, { ...rule, then: changed(rule.then) }])),
});
/** From a question on, all hear something that nobody heard before. */
export const louder = (game: Game, question: number): Game =>
  withRule(game, (then) => (s, out, ...more) => {
    if (s.questions >= question) out.push({ to: 'all', said: ['bell', 'rang'] });
    return then(s, out, ...more);
  });
/** Each question is another than it was, and nobody has heard of that. */
export const renamed = (game: Game): Game => ({
  ...game,
  rules: new Map([...game.rules].map(([verb, rule]) => [verb, { ...rule, phase: () => 'otherwise' }])),
});
/** From a question on, nobody may do anything but pass. */
export const silenced = (game: Game, question: number): Game => ({
  ...game,
  asides: (s, seat) => (s.questions >= question ? [] : (game.asides?.(s, seat) ?? [])),
  rules: new Map(
    [...game.rules].map(([verb, rule]) => [
      verb,
      { ...rule, moves: (s, seat, ...more) => (s.questions >= question ? [] : rule.moves(s, seat, ...more)) },
    ]),
  ),
});
