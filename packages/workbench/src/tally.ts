import type { Affected } from './changed/affected.ts';

/** Test set: before a commit, at every push, nightly. */
export type Tier = 'quick' | 'full' | 'deep';

export interface StepOptions {
  tier: Tier;
  /** Arguments for the step's tool, mostly file names; what they name is tested fully, regardless of the day's turn. */
  args: readonly string[];
  /** Reach of the changes since the merge base; null for the deep set and for named files. */
  affected: Affected | null;
  /** Such as `1/4`, the first of four parts. */
  shard: string | null;
}

export interface Outcome {
  name: string;
  passed: number;
  failures: readonly string[];
  /** Titles of tests that passed only on retry. */
  secondTries: readonly string[];
  seconds: number;
  dearest?: readonly Timed[];
  /** Seconds per phase, summed over all workers. */
  phases?: Readonly<Record<string, number>>;
  left?: string;
}

/** A test and its seconds, retries included. */
export interface Timed {
  title: string;
  seconds: number;
}
