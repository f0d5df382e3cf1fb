import { useSyncExternalStore } from 'react';
import { rootState, watchRoot } from '../preview/watchRoot.ts';

/** Returns a reader of CSS variables; re-renders when the toolbar changes brand, theme or direction. */
export function useTokens(): (variable: string) => string {
  useSyncExternalStore(watchRoot, rootState);
  const style = getComputedStyle(document.documentElement);
  return (variable) => style.getPropertyValue(`--${variable}`).trim();
}
