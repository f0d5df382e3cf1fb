import { readWebAddress } from '@baize/domain';
import * as v from 'valibot';
import { audience, zonedTime } from '../base/audience.ts';
import { measuringFields } from './brandSinks.ts';

const address = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((value) => /^\/(?!\/)[^\s\\?#]*$/.test(value) || readWebAddress(value) !== null),
);

/** Address for reports of failures; null if none are sent. A DSN of Sentry is its `address` with `format: "sentry"`. */
const errors = v.optional(
  v.fallback(v.nullable(v.object({ address, format: v.optional(v.picklist(['plain', 'sentry']), 'plain') })), null),
  null,
);

/** Address for web vitals; null if none are measured. */
const vitals = v.optional(
  v.fallback(
    v.nullable(
      v.object({
        address,
        /** `anonymous` measures without consent: a decision of the operator's compliance. */
        basis: v.optional(v.fallback(v.picklist(['consent', 'anonymous']), 'consent'), 'consent'),
        /** Share of visits, 0 to 1. */
        sample: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.1),
      }),
    ),
    null,
  ),
  null,
);

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
const weight = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

/** Experiments of the site; one that cannot be read turns all of them off. */
const experiments = v.optional(
  v.fallback(
    v.pipe(
      v.array(
        v.pipe(
          v.object({
            key: name,
            variants: v.pipe(v.array(name), v.minLength(2), v.maxLength(8)),
            weights: v.array(weight),
            from: zonedTime,
            to: zonedTime,
            for: v.optional(audience, {}),
            purpose: v.optional(v.literal('improve'), 'improve'),
          }),
          v.check(({ variants, weights }) => variants.length === weights.length && weights.some((each) => each > 0)),
        ),
      ),
      v.maxLength(20),
    ),
    [],
  ),
  [],
);

/** Provider of flags by OpenFeature's remote evaluation protocol; null if experiments are declared here alone. */
const flags = v.optional(v.fallback(v.nullable(v.object({ address })), null), null);

/** Fields of a brand document about what is measured, failures, speed and experiments. */
export const operatingFields = { ...measuringFields, errors, vitals, experiments, flags };
