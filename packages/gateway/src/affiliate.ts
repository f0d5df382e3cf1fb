import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

/**
 * Whether an affiliate's code holds on a domain: it succeeds, or is refused with `invitation-code-error`.
 * Source: sections 4 and 7; that the answer is no more than that is assumed.
 */
export const checkAffiliate = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'open',
  assumed: true,
  input: v.object({ code: v.pipe(text, v.nonEmpty()), domain: v.pipe(v.string(), v.maxLength(255)) }),
  value: v.pipe(
    v.unknown(),
    v.transform(() => true),
  ),
});
