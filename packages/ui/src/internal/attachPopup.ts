import { followAnchor } from './followAnchor.ts';

/**
 * The ref of a popup with `popover="manual"`, whose parent is the box it belongs to: it lies over everything, a dialog
 * too, and is as wide as its box, or wider where its sheet asks for it.
 */
export function attachPopup(popup: HTMLElement | null) {
  if (!popup) return;
  popup.showPopover();
  const stop = followAnchor(popup, { asWide: true });
  popup.querySelector('input')?.focus({ preventScroll: true });
  popup.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  return stop;
}
