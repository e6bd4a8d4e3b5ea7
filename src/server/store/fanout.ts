/** What goes from node to node: names and who sent them, in as few parcels as hold them. */

/** PostgreSQL takes less than 8000 bytes at once. */
const LONGEST = 7000;

/** Names in as few texts as hold them, each with its sender. */
export const parcels = (node: string, names: Iterable<string>): string[] => {
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

/** Names that another node has sent. */
export const unpacked = (node: string, text: string): string[] => {
  const [sender, ...names] = text.split(' ');
  return sender === node ? [] : names;
};

/** What is told in one turn of the loop goes together. */
export const gathering = (node: string, send: (text: string) => void): ((names: readonly string[]) => void) => {
  let waiting = new Set<string>();
  const sendAll = (): void => {
    const names = waiting;
    waiting = new Set();
    for (const text of parcels(node, names)) send(text);
  };
  return (names) => {
    if (waiting.size === 0 && names.length > 0) setImmediate(sendAll);
    for (const name of names) waiting.add(name);
  };
};
