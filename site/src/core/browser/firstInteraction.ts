const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Resolves at the first interaction with the page: by then it is painted and at rest, and what its first sight does
 * not need may be fetched.
 */
export const firstInteraction = new Promise<void>((begun) => {
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    // The press itself is answered first.
    setTimeout(begun, 200);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
});
