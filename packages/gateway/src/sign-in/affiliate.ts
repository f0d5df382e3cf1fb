import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { nothing, text } from '../base/fields.ts';

/**
 * Checks an affiliate's code on a domain: it succeeds, or is refused with `invitation-code-error`. Source: sections 4
 * and 7; that the response holds nothing else is assumed.
 */
export const checkAffiliate = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  capability: 'affiliates',
  access: 'open',
  assumed: true,
  input: v.object({ code: v.pipe(text, v.nonEmpty()), domain: v.pipe(v.string(), v.maxLength(255)) }),
  value: v.pipe(
    nothing,
    v.transform(() => true),
  ),
});
