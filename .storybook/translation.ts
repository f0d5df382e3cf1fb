import type { DrivenPage } from './storybookInternals.ts';

// Functions in this file are serialised into the story's page and cannot use module scope.

/**
 * Mounts and plays the story while its text nodes are wrapped as a browser's translator does it, and returns the DOM
 * operations that failed because of it (FLT-129). A play function may fail, as it may look for texts by their element.
 */
export async function playTranslated({ id, limit }: { id: string; limit: number }): Promise<string[]> {
  const page = globalThis as unknown as DrivenPage;
  const failed: string[] = [];
  const untouched = 'script, style, textarea, svg, .sb-wrapper, font, [translate="no"], [contenteditable]';
  const { removeChild, insertBefore } = Node.prototype;
  const wrap = (text: Node) => {
    const around = text.parentElement;
    if (!around || !text.textContent?.trim() || around.closest(untouched)) return;
    const outer = document.createElement('font');
    insertBefore.call(around, outer, text);
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text);
  };
  const wrapAll = (under: Node) => {
    const walker = document.createTreeWalker(under, NodeFilter.SHOW_TEXT);
    const texts: Node[] = under.nodeType === Node.TEXT_NODE ? [under] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const noted = <Args extends unknown[], Result>(name: string, operation: (this: Node, ...args: Args) => Result) =>
    function (this: Node, ...args: Args): Result {
      try {
        return operation.apply(this, args);
      } catch (error) {
        failed.push(`translated: ${name} in <${this.nodeName.toLowerCase()}>: ${(error as Error).message}`);
        throw error;
      }
    };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrapAll);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  Object.assign(Node.prototype, {
    removeChild: noted('removeChild', removeChild),
    insertBefore: noted('insertBefore', insertBefore),
  });
  try {
    await page.baizeDriver.remount(id, limit).catch(() => undefined);
  } finally {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  }
  return [...new Set(failed)].slice(0, 5);
}
