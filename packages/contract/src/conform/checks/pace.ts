import type { Probe } from '../run.ts';

/** Answers that a percentile needs, and the time that it may take, ms. */
const fewest = 20;
const longest = 2_000;

/** T6: 95 of 100 answers come within two seconds. The slowest call has the finding. */
export const pace: Probe = async (run) => {
  const slowest = [...run.wire.times].sort((a, b) => b.ms - a.ms);
  const late = slowest[Math.floor(slowest.length / 20)];
  if (slowest.length < fewest || !late || late.ms <= longest) return;
  const came = `${late.ms} ms for the slowest of 20 answers`;
  run.warn(slowest[0]?.call ?? late.call, 'T6', 'time', came, `at most ${longest} ms`);
};
