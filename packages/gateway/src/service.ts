import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';
import { list } from './list.ts';
import { serviceEntry } from './shapes.ts';

/** The ways to customer service. Source: sections 4 and 7; its path is assumed. */
export const serviceLink = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getServiceLink',
  access: 'open',
  assumed: true,
  input: v.object({ language }),
  value: list(serviceEntry),
});
