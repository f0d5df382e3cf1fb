/**
 * Ends a layer where the keyboard on the screen begins, for browsers that lay it over the page and leave the page its
 * height. Returns the way to stop.
 */
export function keepAboveKeyboard(layer: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  const fit = () => {
    // Whoever zooms in also sees less, and the keyboard is not the cause.
    const covered = seen.scale > 1 ? 0 : Math.max(0, innerHeight - seen.height - seen.offsetTop);
    layer.style.insetBlockEnd = `${covered}px`;
  };
  fit();
  seen.addEventListener('resize', fit);
  seen.addEventListener('scroll', fit);
  return () => {
    seen.removeEventListener('resize', fit);
    seen.removeEventListener('scroll', fit);
  };
}
