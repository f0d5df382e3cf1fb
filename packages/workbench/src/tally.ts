import type { Affected } from './changed/affected.ts';

export interface StepOptions {
  tier: 'quick' | 'full';
  /** For the step's own tool: names of files, mostly. */
  args: readonly string[];
  /** What the changes since the merge base reach; null when everything is to run. */
  affected: Affected | null;
}

/** How a step of the tests went. */
export interface Outcome {
  name: string;
  passed: number;
  /** What failed, a title each. */
  failures: readonly string[];
  /** What passed at the second try alone: a busy machine, or a race. */
  secondTries: readonly string[];
  seconds: number;
}
