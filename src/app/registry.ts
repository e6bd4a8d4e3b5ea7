/** Opens the registry: registers the listed games, and one from outside if a file is named. */

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { botsFor, registerBots } from '../bots/index.ts';
import type { OpenRegistry } from '../command/registry.ts';
import { isObject } from '../engine/by-name.ts';
import { fault } from '../engine/fault.ts';
import { MANIFESTS } from '../games/index.ts';
import type { Manifest } from '../games/manifest.ts';
import { fetchShelf, fetchWords, registerWords } from '../words/index.ts';
import { LANGS } from '../words/languages.ts';
import { allWords } from '../words/words.ts';

export const openRegistry: OpenRegistry = async (file) => {
  const manifests = file === undefined ? MANIFESTS : [await outside(file), ...MANIFESTS];
  for (const { id, words } of manifests) if (words !== undefined) registerWords(id, words);
  await Promise.all(LANGS.map(fetchShelf)); // a server needs titles at once
  await Promise.all(manifests.map(({ id, bots }) => bots && registerBots(id, bots)));
  const games = await Promise.all(manifests.map(({ rules }) => rules.imagined()));
  return {
    games,
    botsFor,
    wordsFor: async (id, lang) => allWords(await fetchWords(id, lang)),
    worker: new URL('./worker.ts', import.meta.url),
  };
};

const outside = async (file: string): Promise<Manifest> => {
  const path = resolve(file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw fault('with', `there is no file "${file}" with a game`);
  const { default: manifest }: { default?: unknown } = await import(pathToFileURL(path).href);
  if (!isManifest(manifest))
    throw fault('with', `"${file}" exports no game by default; docs/ADDING-A-GAME.md shows how`);
  if (MANIFESTS.some(({ id }) => id === manifest.id))
    throw fault('with', `"${file}" is a game with the id "${manifest.id}", and there is one already`);
  return manifest;
};

const isManifest = (value: unknown): value is Manifest =>
  holds(value, 'id') && holds(value, 'rules') && holds(value.rules, 'imagined');

const holds = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  isObject(value) && key in value;
