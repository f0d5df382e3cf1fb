import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { noInput, text } from '../base/fields.ts';

/** Proof of a passed bot check, with Geetest's four values. Source: section 3; the names are assumed. */
export const humanProof = v.object({
  lot_number: text,
  captcha_output: v.pipe(v.string(), v.maxLength(4000)),
  pass_token: text,
  gen_time: text,
});

export type HumanProof = v.InferOutput<typeof humanProof>;

/** Bot check required before registration; null for none or an unknown one. */
export const humanCheck = v.optional(
  v.fallback(
    v.nullable(
      v.union([
        v.object({ provider: v.literal('geetest'), captchaId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
        v.object({ provider: v.literal('sandbox') }),
      ]),
    ),
    null,
  ),
  null,
);

export type HumanCheckSetting = v.InferOutput<typeof humanCheck>;

/**
 * Arithmetic challenge for platforms with a check of their own: the answer goes into `captcha_output`, the id into
 * `lot_number`.
 */
export const humanChallenge = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_humanChallenge',
  capability: 'human-check',
  access: 'open',
  assumed: true,
  input: noInput,
  value: v.object({
    id: text,
    first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
    second: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  }),
});
