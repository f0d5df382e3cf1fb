import { isMoment, readDecimal } from '@baize/domain';
import * as v from 'valibot';

/** A short piece of text of the platform: a code, an id, a name. */
export const text = v.pipe(v.string(), v.maxLength(400));

/** Text of any sensible length: titles with content, summaries. */
export const longText = v.pipe(v.string(), v.maxLength(100_000));

/** An id that some platforms send as a number. */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);

/** Optional text whose absence, null or emptiness all mean the same: null. */
export const optionalText = v.optional(
  v.fallback(
    v.pipe(
      v.nullable(v.union([text, v.pipe(v.number(), v.transform(String))])),
      v.transform((value) => value || null),
    ),
    null,
  ),
  null,
);

/** A yes or no that may be missing; everything but a plain yes is no. */
export const flag = v.optional(
  v.fallback(
    v.pipe(
      v.nullable(v.union([v.boolean(), v.picklist(['1', '0', 'true', 'false', 'Y', 'N', '']), v.picklist([0, 1])])),
      v.transform((value) => value === true || value === 1 || value === '1' || value === 'true' || value === 'Y'),
    ),
    false,
  ),
  false,
);

/** An amount as a decimal string; null when missing or not to be trusted, so that a bad figure is never shown. */
export const amount = v.optional(
  v.fallback(
    v.pipe(
      v.nullable(v.union([v.string(), v.number()])),
      v.transform((value) => readDecimal(value)),
    ),
    null,
  ),
  null,
);

/** Milliseconds since 1970; null when missing, or no moment of ours, such as seconds or zero (FLT-087). */
export const time = v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.check(isMoment))), null), null);

/** A whole number that came as text. */
export const digits = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

/** A small count from zero up; a broken one counts as zero. */
export const count = v.optional(
  v.fallback(
    v.pipe(
      v.nullable(v.union([v.number(), digits])),
      v.transform((value) => value ?? 0),
      v.safeInteger(),
      v.minValue(0),
    ),
    0,
  ),
  0,
);

/** A whole number in an input: a query carries it as text. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** Several texts in an input: a query with one of them carries it alone. */
export const texts = v.pipe(
  v.union([
    v.array(text),
    v.pipe(
      text,
      v.transform((one) => [one]),
    ),
  ]),
  v.maxLength(50),
);

/** The brand's language code, EN or UR; the client fills it in when the caller leaves it out. */
export const language = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/)));

/** An answer that is not read. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

export const noInput = v.object({});
