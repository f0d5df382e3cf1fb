import { cpus, loadavg } from 'node:os';

/** Maximum factor: after four times the usual limit, a test is broken rather than slow. */
const most = 4;

/** Returns the factor on time limits, from the load average of the last minute. */
export function patience(load: number, processors: number = cpus().length): number {
  return Math.min(most, Math.max(1, load / processors));
}

export function currentPatience(): number {
  return Number(process.env.BAIZE_PATIENCE) || patience(loadavg()[0] ?? 0);
}
