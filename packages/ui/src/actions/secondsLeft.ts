/** Whole seconds from `now` to `deadline`, both in ms since 1970; the last one counts until it is over. None without a deadline. */
export const secondsLeft = (deadline: number | null, now: number): number =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
