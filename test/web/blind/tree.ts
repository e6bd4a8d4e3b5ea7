/** The accessibility tree of a page, as a screen reader gets it: roles, names, states. */
import type { CDPSession } from 'playwright-core';

export type Node = {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  /** For toggles. */
  readonly pressed: boolean | undefined;
  readonly children: readonly Node[];
  /** The DOM element, to compare with the focus. */
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

const SPACES = /[\s\u202f\u00a0]+/g;
const plainSpaces = (text: string): string => text.replace(SPACES, ' ').trim();

export const readTree = async (line: CDPSession): Promise<Node> => {
  const { nodes } = (await line.send('Accessibility.getFullAXTree')) as { nodes: readonly Raw[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const stateOf = ({ properties = [] }: Raw, state: string): boolean | undefined => {
    const found = properties.find(({ name }) => name === state)?.value.value;
    return found === undefined ? undefined : String(found) === 'true';
  };
  /** Ignored nodes are replaced by their children. */
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

/** A node and its descendants in reading order. */
export const all = (node: Node): Node[] => [node, ...node.children.flatMap(all)];

export const ofRole = (node: Node, role: string): Node[] => all(node).filter((one) => one.role === role);

export const named = (node: Node | undefined, role: string, name: string): Node | undefined =>
  node && ofRole(node, role).find((one) => one.name === name);

/** All text below, in reading order. */
export const textOf = (node: Node | undefined): string =>
  node === undefined
    ? ''
    : plainSpaces(
        ofRole(node, 'StaticText')
          .map(({ name }) => name)
          .join(' '),
      );

/** A catalogue with plain spaces, as in the tree. */
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
