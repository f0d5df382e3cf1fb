import { type ContentContext, fitsAudience } from '../content/chooseContent.ts';
import type { Audience } from '../content/entries.ts';
import type { Rules } from '../rules/effective.ts';

/** One comparison of variants on a part of the site that is neither money, rules nor safety (OPS-33). */
export interface Experiment {
  key: string;
  /** The first one is what everybody gets who takes no part. */
  variants: readonly string[];
  /** Share of each variant, in any unit. */
  weights: readonly number[];
  /** Times in ms since 1970; null for no bound. `from` counts, `to` does not. */
  from: number | null;
  to: number | null;
  for: Audience;
}

/** Reasons of OpenFeature that occur here. */
export type EvaluationReason = 'SPLIT' | 'DEFAULT' | 'DISABLED' | 'STATIC' | 'ERROR';

/** Answer to the question for a variant, in OpenFeature's shape. */
export interface Evaluation {
  value: string;
  variant?: string;
  reason: EvaluationReason;
}

export type Participant = Pick<ContentContext, 'now' | 'language' | 'device' | 'viewer' | 'segments'> & {
  rules: Pick<Rules, 'profile'>;
  /** Identity that stays for the visit; null for who takes no part: no consent, robots, previews. */
  unit: string | null;
};

/**
 * Decides the variant of a participant. The same key and unit always give the same variant, and the variants of two
 * experiments do not depend on each other (OPS-32).
 */
export function evaluate(experiment: Experiment | undefined, otherwise: string, participant: Participant): Evaluation {
  if (!experiment) return { value: otherwise, reason: 'DEFAULT' };
  const [first = otherwise] = experiment.variants;
  const { now, unit } = participant;
  const runs = now >= (experiment.from ?? -Infinity) && now < (experiment.to ?? Infinity);
  if (!runs || unit === null) return { value: first, reason: 'DISABLED' };
  if (!fitsAudience(experiment.for, participant)) return { value: first, reason: 'DEFAULT' };
  const variant = assignVariant(experiment, unit) ?? first;
  return { value: variant, variant, reason: 'SPLIT' };
}

export function assignVariant(
  { key, variants, weights }: Pick<Experiment, 'key' | 'variants' | 'weights'>,
  unit: string,
): string | undefined {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let point = shareOf(`${key}\n${unit}`) * total;
  for (const [at, weight] of weights.entries()) {
    if (point < weight) return variants[at];
    point -= weight;
  }
  return variants.at(-1);
}

/** Spreads texts evenly over 0 to 1: FNV-1a, finished as MurmurHash3 does. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
