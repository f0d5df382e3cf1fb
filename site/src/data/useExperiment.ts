import { type Evaluation, evaluate } from '@baize/domain';
import { useCallback, useState } from 'react';
import { type FlagContext, flagContext, givenFlags } from '../core/services/flags.ts';
import { type Services, useServices } from '../core/services/services.ts';
import { track } from '../core/services/track.ts';
import { useTrackingState } from './trackingState.ts';

/** Experiments that the site's code knows, with their variants; the first is the default. */
export const experimentVariants = {
  'home-lanes': ['fishing-first', 'cards-first'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>;

export type ExperimentKey = keyof typeof experimentVariants;
type VariantOf<Key extends ExperimentKey> = (typeof experimentVariants)[Key][number];

const exposed = new Set<string>();

interface Shown<Key extends ExperimentKey> {
  variant: VariantOf<Key>;
  /** Ref of the element whose sight is the exposure. */
  seen: (element: Element | null) => (() => void) | undefined;
}

/**
 * Returns the variant to show, which stays as long as the part does. Players who rest, or of whom that is not known,
 * get the default, and nothing is told of them (OPS-22).
 */
export function useExperiment<Key extends ExperimentKey>(key: Key): Shown<Key> {
  const services = useServices();
  const rests = useTrackingState() !== 'free';
  const [{ value, variant }] = useState(() => resolve(key, services, rests));
  const seen = useCallback(
    (element: Element | null) => {
      if (!element || variant === undefined || exposed.has(key)) return;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (exposed.has(key)) return;
        exposed.add(key);
        track('experiment_seen', { experiment: key, variant });
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [key, variant],
  );
  return { variant: value as VariantOf<Key>, seen };
}

function resolve(key: ExperimentKey, services: Services, rests: boolean): Evaluation {
  const variants: readonly string[] = experimentVariants[key];
  const [otherwise = ''] = variants;
  const { targetingKey, ...others } = flagContext(services);
  const context: FlagContext = rests || targetingKey === undefined ? others : { targetingKey, ...others };
  const evaluation = givenFlags()?.resolveStringEvaluation(key, otherwise, context) ?? byBrand(key, services, context);
  // A variant that the code does not know is the default, and nobody has seen it.
  return variants.includes(evaluation.value) ? evaluation : { value: otherwise, reason: 'ERROR' };
}

function byBrand(key: ExperimentKey, { brand, now }: Services, context: FlagContext): Evaluation {
  const { targetingKey = null, profile, ...reader } = context;
  const experiment = brand.experiments.find((each) => each.key === key);
  const rules = { profile: profile || null };
  return evaluate(experiment, experimentVariants[key][0], { ...reader, rules, unit: targetingKey, now: now() });
}
