import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

/** What is offered in place of a name that is taken. */
const mostSuggestions = 3;

/**
 * Whether an account can be opened under a name, and names that are free where it can not. Says nothing else of the account, and promises
 * nothing: the registration decides. Assumed: the specification shows no such call.
 */
export const checkUsername = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_checkUsername',
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
