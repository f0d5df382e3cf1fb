/** Returns the whole seconds from `now` to `deadline`, both in ms since 1970, rounded up; 0 without a deadline. */
export const secondsLeft = (deadline: number | null, now: number): number =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
