import type { MouseEvent } from 'react';

/** Reports whether a click should navigate here, instead of in a new tab, window or download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
