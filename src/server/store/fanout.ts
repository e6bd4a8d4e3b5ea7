/** How servers tell each other which tables changed. */
import { cut } from '../../engine/phrases.ts';

/** PostgreSQL's limit is 8000 bytes. */
const LONGEST = 7000;

/** Packs names into few messages, each with its sender. */
const parcels = (node: string, names: Iterable<string>): string[] => {
  const found: string[] = [];
  let text = node;
  for (const name of names) {
    if (text.length + name.length + 1 > LONGEST) {
      found.push(text);
      text = node;
    }
    text += ` ${name}`;
  }
  if (text !== node) found.push(text);
  return found;
};

export const unpacked = (node: string, text: string): string[] => {
  const [sender, ...names] = cut(text);
  return sender === node ? [] : names;
};

/** Batches names of one turn of the event loop, or during a pending send. */
export const gathering = (
  node: string,
  send: (text: string) => Promise<unknown> | undefined,
): ((names: readonly string[]) => void) => {
  let waiting = new Set<string>();
  let busy = false;
  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const names = waiting;
      waiting = new Set();
      await Promise.all(parcels(node, names).map(send));
    }
    busy = false;
  };
  return (names) => {
    for (const name of names) waiting.add(name);
    if (busy || waiting.size === 0) return;
    busy = true;
    setImmediate(sendAll);
  };
};
