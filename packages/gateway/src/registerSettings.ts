import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { noInput } from './fields.ts';
import { humanCheck } from './humanCheck.ts';
import { fieldRules } from './system.ts';

/**
 * The rule of each registration field, and the check that a person asks. Source: sections 3, 5 and 7; that they come under `rules` and
 * `humanCheck` is assumed.
 */
export const registerSettings = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'open',
  assumed: true,
  input: noInput,
  value: v.object({ rules: fieldRules, humanCheck }),
});
