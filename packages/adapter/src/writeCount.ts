/** Writes of one call at the platform. */
export interface WriteCount {
  /** Writes that were taken, or whose fate is unknown. */
  open: number;
  /** Writes that the platform refused. */
  refused: number;
}
