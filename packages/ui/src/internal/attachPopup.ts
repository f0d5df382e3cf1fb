import { followAnchor } from './followAnchor.ts';

/**
 * Attaches a `popover="manual"` popup to its parent box: above everything, dialogs included, and at least as wide as
 * the box.
 */
export function attachPopup(popup: HTMLElement | null) {
  if (!popup) return;
  popup.showPopover();
  const stop = followAnchor(popup, { asWide: true });
  popup.querySelector('input')?.focus({ preventScroll: true });
  popup.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  return stop;
}
