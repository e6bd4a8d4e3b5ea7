/** Any game as it might change: with another option, or another rule. */
import type { Game, Rule } from '../src/engine/game.ts';

/** The game with an additional option, stored and shown, and off by default. */
export const withOption = (game: Game): Game => ({
  ...game,
  version: game.version + 1,
  options: [...game.options, { name: 'novelty', of: ['off', 'on'], default: 'off' }],
  read: ({ novelty: _, ...raw }, players) => game.read(raw, players),
  start: (setup) => Object.assign(game.start(setup), { novelty: 'off' }),
  table: (s, common) => ({ ...game.table(s, common), novelty: 'off' }),
});

type Then = Rule['then'];
const withRule = (game: Game, changed: (then: Then) => Then): Game => ({
  ...game,
  rules: new Map([...game.rules].map(([verb, rule]) => [verb, { ...rule, then: changed(rule.then) }])),
});
/** From a question on, everybody hears an additional fact. */
export const louder = (game: Game, question: number): Game =>
  withRule(game, (then) => (s, out, ...more) => {
    if (s.questions >= question) out.push({ to: 'all', said: ['bell', 'rang'] });
    return then(s, out, ...more);
  });
/** Each question has another name, without a new fact. */
export const renamed = (game: Game): Game => ({
  ...game,
  rules: new Map([...game.rules].map(([verb, rule]) => [verb, { ...rule, phase: () => 'otherwise' }])),
});
/** From a question on, everybody can only pass. */
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
