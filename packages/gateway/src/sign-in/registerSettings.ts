import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { noInput } from '../base/fields.ts';
import { fieldRules } from '../platform/system.ts';
import { humanCheck } from './humanCheck.ts';

/**
 * Rules of the registration fields, and the bot check. Source: sections 3, 5 and 7; the names `rules` and `humanCheck`
 * are assumed.
 */
export const registerSettings = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  capability: 'register',
  access: 'open',
  assumed: true,
  input: noInput,
  value: v.object({ rules: fieldRules, humanCheck }),
});
