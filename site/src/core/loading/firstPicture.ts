const openedAt = globalThis.location?.pathname;

/**
 * Returns the address of the banner that the HTML of this page shows already, so that it stays while the page renders
 * and its list loads. Null on pages that were opened later and without an answer in the page.
 */
export const firstPictureAt = (pathname: string | undefined): string | null =>
  pathname === openedAt ? (globalThis.stampedAnswers?.banner ?? null) : null;
