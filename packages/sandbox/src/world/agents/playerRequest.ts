/** The contract that a player has to answer from the first day, by the id that the seeds give it. */
export const playerRequest = { payee: 'demo.member', id: 'C000020', hoursAgo: 36 } as const;
