import { useSyncExternalStore } from 'react';

const root = document.documentElement;
const told = ['data-brand', 'data-theme', 'dir', 'lang'];

/** Reads values of the brand's sheet by the variable's name, and again whenever the toolbar changes what <html> says. */
export function useTokens(): (variable: string) => string {
  useSyncExternalStore(watchRoot, () => told.map((name) => root.getAttribute(name)).join(' '));
  const style = getComputedStyle(root);
  return (variable) => style.getPropertyValue(`--${variable}`).trim();
}

function watchRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributes: true, attributeFilter: told });
  return () => observer.disconnect();
}
