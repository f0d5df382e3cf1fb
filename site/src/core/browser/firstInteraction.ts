const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Resolves at the first interaction: the page is painted and idle by then, so further parts may load. */
export const firstInteraction = new Promise<void>((begun) => {
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    setTimeout(begun, 200);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
});
