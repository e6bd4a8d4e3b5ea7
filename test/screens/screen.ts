/** The screen of a device in Node: found by the selectors of `test/web/seen.ts`, told by roles and texts. */
import { readFileSync } from 'node:fs';

/** Spaces of any kind are equal. */
export const plain = (text: string | null): string => (text ?? '').replace(/[\s\u202f\u00a0]+/g, ' ').trim();

const ROLES: Readonly<Record<string, string>> = {
  ...{ ARTICLE: 'article', ASIDE: 'complementary', BUTTON: 'button', DIALOG: 'dialog', FIELDSET: 'group' },
  ...{ FIGURE: 'figure', FORM: 'form', HEADER: 'banner', IMG: 'img', LI: 'listitem', MAIN: 'main', NAV: 'navigation' },
  ...{ OL: 'list', UL: 'list', SEARCH: 'search', SELECT: 'combobox', TEXTAREA: 'textbox', DETAILS: 'group' },
  ...{ H1: 'heading', H2: 'heading', H3: 'heading', H4: 'heading', P: 'paragraph', TABLE: 'table', OPTION: 'option' },
};
const INPUTS: Readonly<Record<string, string>> = {
  ...{ radio: 'radio', checkbox: 'checkbox', range: 'slider', search: 'searchbox', submit: 'button' },
};
/** Roles named by what is in them. */
const BY_CONTENT = ['button', 'heading', 'link', 'option'];

/** The only styles that hide secrets: of a phone beside a big screen, until it is lifted. */
const [, VEIL = ''] =
  /([^{}*/]*\.in-hand\.veiled\n>[^{]*)\{\s*display: none;/.exec(
    readFileSync(new URL('../../src/web/base/css/hand.css', import.meta.url), 'utf8'),
  ) ?? [];
if (VEIL === '') throw new Error('hand.css hides nothing');

/** Without other styles, only what the page itself hides is hidden. */
const hides = (one: Element): boolean => {
  if (one.hasAttribute('hidden') || (one.tagName === 'DIALOG' && !one.hasAttribute('open'))) return true;
  const { parentElement: above } = one;
  if (above?.classList.contains('in-hand') && one.matches(VEIL)) return true;
  return above?.tagName === 'DETAILS' && !above.hasAttribute('open') && one.tagName !== 'SUMMARY';
};
export const isShown = (element: Element): boolean => {
  for (let one: Element | null = element; one !== null; one = one.parentElement) if (hides(one)) return false;
  return true;
};
const isRead = (element: Element): boolean => isShown(element) && element.closest('[aria-hidden="true"]') === null;
const isElement = (node: Node): node is Element => node.nodeType === 1;

const roleOf = (element: Element): string => {
  const given = element.getAttribute('role');
  if (given !== null) return given;
  const { tagName } = element;
  if (tagName === 'INPUT') return INPUTS[element.getAttribute('type') ?? ''] ?? 'textbox';
  if (tagName === 'A') return element.hasAttribute('href') ? 'link' : '';
  if (tagName === 'SECTION') return element.hasAttribute('aria-label') ? 'region' : '';
  return ROLES[tagName] ?? '';
};

const readIn = (node: Node): string => {
  if (!isElement(node)) return node.nodeType === 3 ? (node.textContent ?? '') : '';
  if (node.getAttribute('aria-hidden') === 'true' || hides(node)) return '';
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  return ` ${label ?? [...node.childNodes].map(readIn).join('')} `;
};
const contentOf = (element: Element): string => plain([...element.childNodes].map(readIn).join(''));

/** As a screen reader says it. */
const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label !== null) return plain(label);
  const by = element.getAttribute('aria-labelledby');
  if (by !== null)
    return by
      .split(' ')
      .map((id) => plain(element.ownerDocument.getElementById(id)?.textContent ?? null))
      .join(' ');
  const { tagName } = element;
  const teller = /^(?:INPUT|SELECT|TEXTAREA)$/.test(tagName)
    ? element.closest('label')
    : tagName === 'FIELDSET'
      ? element.querySelector('legend')
      : BY_CONTENT.includes(roleOf(element))
        ? element
        : null;
  return teller === null ? plain(element.getAttribute('placeholder')) : contentOf(teller);
};

const STATES = ['pressed', 'expanded', 'current', 'keyshortcuts'];
const statesOf = (element: Element): string =>
  [
    ...STATES.flatMap((state) => {
      const value = element.getAttribute(`aria-${state}`);
      return value === null ? [] : [` [${state}=${value}]`];
    }),
    element.matches(':disabled, [aria-disabled="true"]') ? ' [disabled]' : '',
    'checked' in element && element.checked === true ? ' [checked]' : '',
  ].join('');

/** Roles, names, states and texts in reading order. */
const treeOf = (element: Element, depth = 0): string[] => {
  if (element.getAttribute('aria-hidden') === 'true' || hides(element)) return [];
  const [role, name] = [roleOf(element), nameOf(element)];
  const indent = (by: number): string => '  '.repeat(by);
  const line =
    role === '' && name === '' ? [] : [`${indent(depth)}${role} ${JSON.stringify(name)}${statesOf(element)}`];
  if (BY_CONTENT.includes(role)) return line;
  const below = depth + line.length;
  const inside = [...element.childNodes].flatMap((node) => {
    if (isElement(node)) return treeOf(node, below);
    const text = node.nodeType === 3 ? plain(node.textContent) : '';
    return text === '' ? [] : [indent(below) + text];
  });
  return [...line, ...inside];
};

/** Elements with attributes and own text, drawings aside: all that can be learnt from a page without pixels. */
const partsOf = (element: Element, depth = 0): string[] => {
  if (element.localName === 'svg' || hides(element)) return [];
  const attributes = [...element.attributes]
    .filter(({ name }) => !name.startsWith('data-'))
    .map(({ name, value }) => `${name}="${plain(value)}"`);
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => plain(textContent));
  const line = [' '.repeat(depth) + element.localName, ...attributes, ...own].join(' ').trimEnd();
  return [line, ...[...element.children].flatMap((child) => partsOf(child, depth + 1))];
};

const read = (text: string): string => plain(JSON.parse(`"${text}"`)).toLowerCase();
const QUOTED = '"((?:[^"\\\\]|\\\\.)*)"';
const BY_ROLE = new RegExp(`^role=(\\w+)(?:\\[name(?:\\*=${QUOTED} i|=${QUOTED}|=/(.*)/)\\])?$`);
const BY_TEXT = new RegExp(`:(has-text|text|text-is)\\(${QUOTED}\\)`);

const byRole = (within: readonly Element[], what: string): Element[] => {
  const [, role, part, whole, pattern] = BY_ROLE.exec(what) ?? [];
  if (role === undefined) throw new Error(`${what} is no selector by role`);
  const fits = (name: string): boolean => {
    if (pattern !== undefined) return new RegExp(pattern).test(name);
    if (part !== undefined) return name.toLowerCase().includes(read(part));
    return whole === undefined || name.toLowerCase() === read(whole);
  };
  return within.flatMap((root) =>
    [...root.querySelectorAll('*')].filter((one) => roleOf(one) === role && isRead(one) && fits(nameOf(one))),
  );
};

const MARK = 'data-says';
/** CSS, `role=`, `nth=`, and texts. */
const select = (within: readonly Element[], what: string, depth = 0): Element[] => {
  if (what.startsWith('nth=')) return within.slice(Number(what.slice(4))).slice(0, 1);
  if (what.startsWith('role=')) return byRole(within, what);
  const [said, how, text = ''] = BY_TEXT.exec(what) ?? [];
  if (said === undefined) return within.flatMap((root) => [...root.querySelectorAll(what)]);
  const wanted = read(text);
  const says = (one: Element): boolean => {
    const own = plain(one.textContent).toLowerCase();
    return how === 'text-is' ? own === wanted : own.includes(wanted);
  };
  const mark = `${MARK}-${depth}`;
  const marked = within.flatMap((root) => [...root.querySelectorAll('*')].filter(says));
  for (const one of marked) one.setAttribute(mark, '');
  const found = select(within, what.replace(said, `[${mark}]`), depth + 1);
  for (const one of marked) one.removeAttribute(mark);
  return found;
};

export const screenOf = (document: Document) => {
  /** Shown elements. */
  const all = (what: string): Element[] => {
    const parts = what.replaceAll(':visible', '').split(' >> ');
    const found = parts.reduce<Element[]>((within, part) => select(within, part), [document.documentElement]);
    return [...new Set(found)].filter(isShown);
  };
  return {
    all,
    count: (what: string): number => all(what).length,
    /** All its text, drawn or read. */
    texts: (what: string): string[] => all(what).map(({ textContent }) => plain(textContent)),
    says: (what: string): string =>
      all(what)
        .map(({ textContent }) => plain(textContent))
        .join(' '),
    names: (what: string): string[] => all(what).map(nameOf),
    tree: (what = 'body'): string[] => all(what).flatMap((one) => treeOf(one)),
    parts: (): string[] => partsOf(document.body),
  };
};
