/** Seeded contract, by id, that a player has to answer from the first day. */
export const playerRequest = { payee: 'demo.member', id: 'C000020', hoursAgo: 36 } as const;
