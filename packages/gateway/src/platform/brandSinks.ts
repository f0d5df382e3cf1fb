import { amountLimits, readDecimal } from '@baize/domain';
import * as v from 'valibot';

const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,80}$/));

/** Receiver of events that a brand names, with the public key that its service asks for. */
export const measuringSink = v.variant('kind', [
  v.object({ kind: v.literal('ga4') }),
  v.object({ kind: v.literal('gtm'), id: v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/)) }),
  v.object({ kind: v.literal('segment'), key }),
  v.object({ kind: v.literal('posthog'), key }),
  v.object({ kind: v.literal('console') }),
]);
export type MeasuringSink = v.InferOutput<typeof measuringSink>;

const limit = v.pipe(
  v.string(),
  v.check((value) => readDecimal(value) !== null),
);
const limits = v.fallback(v.pipe(v.array(limit), v.length(4)), [...amountLimits]);

/** Fields of a brand document about what is measured. */
export const measuringFields = {
  /** Further receivers of events, each asked about and admitted by the policy header (OPS-25). */
  sinks: v.optional(v.fallback(v.array(measuringSink), []), []),
  /** Limits of the bands that stand for amounts in events, in the brand's currency: four rising decimal strings. */
  amountBands: v.optional(limits, [...amountLimits]),
};
