import type { ReferralTier } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, noInput, optionalText, whole } from './fields.ts';
import { list } from './list.ts';

/** What inviting brings, and the code of who asks: null for visitors and trial accounts. Nothing of it but the page is in the source. */
export const referralInfo = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralInfo',
  access: 'open',
  tokenWhenHeld: true,
  assumed: true,
  input: noInput,
  value: v.object({
    code: v.optional(optionalText, null),
    tiers: list(
      v.pipe(
        v.object({ friends: whole, rate: amount }),
        v.transform((tier): ReferralTier => tier),
      ),
    ),
  }),
});
