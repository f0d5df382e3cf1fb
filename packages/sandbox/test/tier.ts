/** The tier of these tests (docs/testing.md). */
export const isQuick = process.env.BAIZE_TIER === 'quick';

/** How often a property is tried. */
export const runs = (full: number): number => (isQuick ? Math.min(full, 300) : full);
