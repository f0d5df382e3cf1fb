import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { text } from '../base/fields.ts';

const mostSuggestions = 3;

/**
 * Checks whether a username is free, with alternatives if not. Reveals nothing else about the account and reserves
 * nothing.
 */
export const checkUsername = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_checkUsername',
  capability: 'name-check',
  access: 'open',
  assumed: true,
  input: v.object({ username: v.pipe(text, v.nonEmpty()) }),
  value: v.pipe(
    v.object({ isFree: v.boolean(), suggestions: v.optional(v.array(text), []) }),
    v.transform(({ isFree, suggestions }) => ({
      free: isFree,
      suggestions: isFree ? [] : suggestions.filter(Boolean).slice(0, mostSuggestions),
    })),
  ),
});
