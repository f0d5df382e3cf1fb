import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { language, text } from '../base/fields.ts';
import { list } from '../base/list.ts';

/** A way to customer service: type "3" is the live chat, its path sealed; "4", assumed, the VIP service, sealed too. */
export const serviceEntry = v.object({ type: text, path: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)) });

/** The ways to customer service. Source: sections 4 and 7; its path is assumed. */
export const serviceLink = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getServiceLink',
  capability: 'service',
  access: 'open',
  assumed: true,
  input: v.object({ language }),
  value: list(serviceEntry),
});
