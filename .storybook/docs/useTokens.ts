import { useSyncExternalStore } from 'react';
import { rootState, watchRoot } from '../watchRoot.ts';

/** Reads values of the brand's sheet by the variable's name, and again whenever the toolbar changes what <html> says. */
export function useTokens(): (variable: string) => string {
  useSyncExternalStore(watchRoot, rootState);
  const style = getComputedStyle(document.documentElement);
  return (variable) => style.getPropertyValue(`--${variable}`).trim();
}
