/**
 * Gives the dialog the focus when what held it goes away: the browser would leave it on the page below, which is out of reach. Returns
 * the way to stop.
 */
export function keepFocusInside(layer: HTMLElement): () => void {
  const watch = new MutationObserver((changes) => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (!lost || layer.hasAttribute('inert') || !changes.some(({ removedNodes }) => removedNodes.length > 0)) return;
    layer.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]')?.focus({ preventScroll: true });
  });
  watch.observe(layer, { childList: true, subtree: true });
  return () => watch.disconnect();
}
