type Tier = 'quick' | 'full' | 'deep';

/** Current test tier; `full` by default (docs/testing.md). */
const tier = (process.env.BAIZE_TIER ?? 'full') as Tier;

export const isDeep = tier === 'deep';

export const runs = (times: Record<Tier, number>): number => times[tier];
