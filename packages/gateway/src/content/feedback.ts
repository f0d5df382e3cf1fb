import { feedbackTypes, pictureLimits } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { noInput, nothing } from '../base/fields.ts';

const bound = (otherwise: number) =>
  v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), otherwise), otherwise);

/** Word limits of feedback; 10 to 500 by default. Source: section 5; the call is assumed. */
export const feedbackSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFeedbackSettings',
  capability: 'feedback',
  access: 'open',
  assumed: true,
  input: noInput,
  value: v.object({ minWords: bound(10), maxWords: bound(500) }),
});

const picture = v.pipe(v.string(), v.maxLength(7_000_000), v.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** Sends feedback to the operator. Source: sections 3, 5 and 7; its fields are assumed. */
export const sendFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback',
  capability: 'feedback',
  access: 'open',
  pictures: pictureLimits.maxCount,
  tokenWhenHeld: true,
  assumed: true,
  input: v.object({
    type: v.picklist(feedbackTypes),
    content: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20_000)),
    images: v.optional(v.pipe(v.array(picture), v.maxLength(pictureLimits.maxCount)), []),
  }),
  value: nothing,
});
