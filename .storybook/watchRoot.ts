const told = ['data-brand', 'data-theme', 'dir', 'lang'];

/** What the toolbar has put on <html>, as one text. */
export const rootState = (): string => told.map((name) => document.documentElement.getAttribute(name)).join(' ');

/** Calls back whenever the toolbar changes what <html> says; the returned function ends it. */
export function watchRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: told });
  return () => observer.disconnect();
}
