/** Keyboard navigation: Tab, arrows within a toolbar, and a press. */
import type { CDPSession, Page } from 'playwright-core';
import type { Node } from './tree.ts';

const MOST = 80;

/** The key that moves the focus towards an element; undefined once there. */
const nextKey = `function () {
  const at = document.activeElement;
  if (at === this) return '';
  const bar = at?.closest('[role="toolbar"]');
  const before = at !== null && (at.compareDocumentPosition(this) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  if (bar?.contains(this)) return before ? 'ArrowLeft' : 'ArrowRight';
  return before ? 'Shift+Tab' : 'Tab';
}`;

export const pressByKeyboard = async (page: Page, line: CDPSession, node: Node): Promise<void> => {
  const { element: backendNodeId } = node;
  const resolved = backendNodeId === undefined ? undefined : await line.send('DOM.resolveNode', { backendNodeId });
  const objectId = resolved?.object.objectId;
  for (let i = 0; i < MOST && objectId !== undefined; i++) {
    const { result } = await line.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: nextKey,
      returnByValue: true,
    });
    if (result.value === '') return page.keyboard.press('Enter');
    await page.keyboard.press(result.value);
  }
  throw new Error(`"${node.name}" is not reached by keyboard`);
};
