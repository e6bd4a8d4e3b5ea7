/** Laws for scenes of any game, over whole games from every seat. */
import '../../src/app/games.ts';
import assert from 'node:assert/strict';
import { botsFor } from '../../src/bots/index.ts';
import type { Said, Viewer } from '../../src/engine/facts.ts';
import type { Game } from '../../src/engine/game.ts';
import type { NewGame } from '../../src/engine/record.ts';
import { letBotsPlay, newBots } from '../../src/host/bots.ts';
import { look, openTable } from '../../src/host/table.ts';
import { isAtLength } from '../at-length.ts';

/** Parses "A stole 1 B; A took 2". */
export const facts = (text: string): Said[] =>
  text.split('; ').map((line) => line.split(' ').map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)));

type Told = { readonly name: string; readonly said: readonly Said[] };
type Seen<S> = {
  readonly viewer: Viewer;
  readonly scenes: readonly S[];
  count(name: string): number;
  said(verb: string): number;
};

/** Bots play a game to its end; each fact is in at most one scene, in order, and never after it was told. */
export const stagedThrough = <S extends Told>(
  game: Game,
  set: NewGame,
  scenesOf: (heard: readonly Said[], from: number) => readonly S[],
): Seen<S>[] => {
  const table = openTable(game, set);
  letBotsPlay(
    newBots(() => botsFor(game.id).simple),
    table,
  );
  return [...table.state.seats, undefined].map((viewer) => {
    const { heard } = look(table, viewer);
    const scenes = scenesOf(heard, 0);
    const told = scenes.flatMap(({ said }) => said.map((one) => heard.indexOf(one)));
    assert.deepEqual(
      told,
      [...new Set(told)].sort((a, b) => a - b),
    );
    for (let from = 1; from < heard.length; from += isAtLength ? 7 : 29)
      assert.ok(scenesOf(heard, from).every((one) => one.said.every((fact) => heard.indexOf(fact) >= from)));
    return {
      viewer,
      scenes,
      count: (name) => scenes.filter((one) => one.name === name).length,
      said: (verb) => heard.filter((one) => one[1] === verb).length,
    };
  });
};
