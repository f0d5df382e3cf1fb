const told = ['data-brand', 'data-theme', 'dir', 'lang'];

export const rootState = (): string => told.map((name) => document.documentElement.getAttribute(name)).join(' ');

/** Calls back when the toolbar changes <html>; returns an unsubscribe function. */
export function watchRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: told });
  return () => observer.disconnect();
}
