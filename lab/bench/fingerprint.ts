/** Fingerprints of rules, bots and nets, to compare two results. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bot } from '../../src/bots/bot.ts';
import { netFilesOf } from '../../src/command/nets.ts';
import type { Game } from '../../src/engine/game.ts';
import { letBotsPlay, newBots } from '../../src/host/bots.ts';
import { openTable, recordOf } from '../../src/host/table.ts';
import type { Lab } from '../registry.ts';

const GAMES = 4;
const DIGITS = 16;

const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, DIGITS);
};

/** A fingerprint of a few games, which changes with rules or bots. */
const playedBy = (game: Game, bot: Bot): string => {
  const [seats] = game.players;
  const ends = Array.from({ length: GAMES }, (_, i) => {
    const table = openTable(game, { game: game.id, options: {}, seats: Math.max(seats, 4), seed: `fingerprint ${i}` });
    letBotsPlay(
      newBots(() => bot),
      table,
    );
    return recordOf(table).end ?? '';
  });
  return hashOf(...ends);
};

export const rulesOf = (house: Lab, game: Game) => ({
  version: game.version,
  hash: playedBy(game, house.botsFor(game.id).random),
});

export const botHash = playedBy;

/** A game's nets by file name. */
export const netsOf = (game: Game): Readonly<Record<string, string>> =>
  Object.fromEntries(
    netFilesOf(game).map((file) => {
      const path = file instanceof URL ? fileURLToPath(file) : file;
      return [basename(path), hashOf(readFileSync(path))];
    }),
  );
