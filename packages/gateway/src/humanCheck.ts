import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { noInput, text } from './fields.ts';

/** What shows that a person asks: the four values of a passed check, under Geetest's names. Source: section 3; the names are assumed. */
export const humanProof = v.object({
  lot_number: text,
  captcha_output: v.pipe(v.string(), v.maxLength(4000)),
  pass_token: text,
  gen_time: text,
});

export type HumanProof = v.InferOutput<typeof humanProof>;

/** Which check a platform asks for before an account is opened; null where it asks for none, or for one that is unknown here. */
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

/** A sum to work out, for platforms that check by themselves: the answer goes into `captcha_output`, the id into `lot_number`. All assumed. */
export const humanChallenge = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_humanChallenge',
  access: 'open',
  assumed: true,
  input: noInput,
  value: v.object({
    id: text,
    first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
    second: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  }),
});
