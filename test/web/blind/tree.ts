/** The accessibility tree of a page, as a screen reader gets it: roles, names, states. */
import type { CDPSession } from 'playwright-core';

export type Node = {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  /** Only of what can be pressed and let go. */
  readonly pressed: boolean | undefined;
  readonly children: readonly Node[];
  /** Of the element, by which the keyboard finds out whether it is there. */
  readonly element: number | undefined;
};

type Value = { readonly value?: unknown };
type Raw = {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
};

/** Whatever kind of space a text has. */
const SPACES = /[\s\u202f\u00a0]+/g;
const plainSpaces = (text: string): string => text.replace(SPACES, ' ').trim();

export const readTree = async (line: CDPSession): Promise<Node> => {
  const { nodes } = (await line.send('Accessibility.getFullAXTree')) as { nodes: readonly Raw[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const stateOf = ({ properties = [] }: Raw, state: string): boolean | undefined => {
    const found = properties.find(({ name }) => name === state)?.value.value;
    return found === undefined ? undefined : String(found) === 'true';
  };
  /** What is passed over stands for what is in it. */
  const read = (id: string): Node[] => {
    const raw = byId.get(id);
    if (raw === undefined) return [];
    const children = (raw.childIds ?? []).flatMap(read);
    const role = String(raw.role?.value ?? '');
    if (role === 'InlineTextBox') return [];
    if (raw.ignored || role === 'none') return children;
    const name = plainSpaces(String(raw.name?.value ?? ''));
    const [disabled, pressed] = [stateOf(raw, 'disabled') === true, stateOf(raw, 'pressed')];
    return [{ role, name, disabled, pressed, children, element: raw.backendDOMNodeId }];
  };
  const [root] = nodes[0] === undefined ? [] : read(nodes[0].nodeId);
  if (root === undefined) throw new Error('the page has no accessibility tree');
  return root;
};

/** A node and all below it, in the order in which they are read. */
export const all = (node: Node): Node[] => [node, ...node.children.flatMap(all)];

export const ofRole = (node: Node, role: string): Node[] => all(node).filter((one) => one.role === role);

/** The first of a role whose name is this. */
export const named = (node: Node | undefined, role: string, name: string): Node | undefined =>
  node && ofRole(node, role).find((one) => one.name === name);

/** Every text below it, in the order in which it is read. */
export const textOf = (node: Node | undefined): string =>
  node === undefined
    ? ''
    : plainSpaces(
        ofRole(node, 'StaticText')
          .map(({ name }) => name)
          .join(' '),
      );

/** A catalogue whose texts have plain spaces, as the tree has them. */
export const plainly = <T>(texts: T): T => {
  const plain = (one: unknown): unknown => {
    if (typeof one === 'string') return one.replace(SPACES, ' ');
    if (typeof one === 'function') return (...args: unknown[]) => plain(one(...args));
    if (typeof one !== 'object' || one === null) return one;
    return Array.isArray(one)
      ? one.map(plain)
      : Object.fromEntries(Object.entries(one).map(([key, value]) => [key, plain(value)]));
  };
  return plain(texts) as T; // of the same shape
};
