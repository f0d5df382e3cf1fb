import * as v from 'valibot';

/** ISO 8601 text with its offset, read as ms since 1970. */
export const isoMoment = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

/** Text that may be absent; null without it. */
export const optionalText = v.nullish(v.string(), null);

/** Body that is not read, such as that of a 204. */
export const anyBody = v.unknown();
