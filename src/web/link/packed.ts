/** A finished game small enough for a link: JSON, deflated, in letters that an address may hold. */
import type { Finished } from './link.ts';

const isFinished = (value: unknown): value is Finished =>
  typeof value === 'object' &&
  value !== null &&
  'record' in value &&
  'names' in value &&
  Array.isArray(value.names) &&
  value.names.every((name) => typeof name === 'string') &&
  (!('masks' in value) || (Array.isArray(value.masks) && value.masks.every((mask) => typeof mask === 'string')));

const through = async (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());

export const packReplay = async ({ record, names, masks }: Finished): Promise<string> => {
  const game = JSON.stringify({ record, names, masks });
  const bytes = await through(new TextEncoder().encode(game), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Nothing, if it is no game of ours; the engine checks the record itself. */
export const unpackReplay = async (packed: string): Promise<Finished | undefined> => {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const value: unknown = JSON.parse(
    new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))),
  );
  return isFinished(value) ? value : undefined;
};
