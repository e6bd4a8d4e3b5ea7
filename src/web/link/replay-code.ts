/** Packs a finished game into a link: JSON, deflated, base64url. */

import { LEVELS, type Opponents } from '../../bots/levels.ts';
import { TEMPERS } from '../../bots/tempers.ts';
import { isObject } from '../../engine/by-name.ts';
import { SEATS } from '../../engine/seats.ts';
import type { Finished } from './link.ts';

const isFinished = (value: unknown): value is Finished =>
  isObject(value) &&
  'record' in value &&
  'names' in value &&
  Array.isArray(value.names) &&
  value.names.every((name) => typeof name === 'string') &&
  (!('masks' in value) || (Array.isArray(value.masks) && value.masks.every((mask) => typeof mask === 'string')));

const readOpponents = (value: unknown): Opponents | undefined => {
  if (!isObject(value)) return undefined;
  const read = Object.entries(value).flatMap(([letter, one]: [string, unknown]) => {
    const seat = SEATS.find((known) => known === letter);
    if (seat === undefined || typeof one !== 'object' || one === null || !('level' in one)) return [];
    const level = LEVELS.find((known) => known === one.level);
    const manner = 'manner' in one ? TEMPERS.find((known) => known === one.manner) : undefined;
    return level === undefined ? [] : [[seat, { level, manner }] as const];
  });
  return Object.fromEntries(read);
};

const through = async (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());

export const packReplay = async ({ record, names, masks, opponents }: Finished): Promise<string> => {
  const game = JSON.stringify({ record, names, masks, opponents });
  const bytes = await through(new TextEncoder().encode(game), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Undefined if the text is no game; the engine checks the record itself. */
export const unpackReplay = async (packed: string): Promise<Finished | undefined> => {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const value: unknown = JSON.parse(
    new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))),
  );
  if (!isFinished(value)) return undefined;
  const { record, names, masks, opponents } = value;
  return { record, names, ...(masks === undefined ? {} : { masks }), opponents: readOpponents(opponents) };
};
