import { isMoment, readDecimal, readTimeZone } from '@baize/domain';
import * as v from 'valibot';

export const text = v.pipe(v.string(), v.maxLength(400));

export const longText = v.pipe(v.string(), v.maxLength(100_000));

export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);

/** Optional text; missing, null and empty all become null. */
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

/** Optional boolean; anything but a plain yes is false. */
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

/** Amount as a decimal string; null if missing or not trustworthy, so that a wrong figure is never shown. */
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

/** Decimal string in an input. */
export const decimal = v.pipe(
  v.string(),
  v.check((value) => readDecimal(value) !== null),
);

/** IANA name of a time zone. */
export const timeZone = v.pipe(
  text,
  v.check((zone) => readTimeZone(zone) === zone),
);

/** Milliseconds since 1970; null if missing or implausible, such as seconds or zero (FLT-087). */
export const time = v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.check(isMoment))), null), null);

export const digits = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

/** Non-negative integer; zero if broken. */
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

/** Count that the platform may not know: null if it does not say, which is not zero (ADP-01). Zero if broken. */
export const unknownCount = v.optional(
  v.fallback(v.nullable(v.pipe(v.union([v.number(), digits]), v.safeInteger(), v.minValue(0))), 0),
  null,
);

/** End of a list in pages: their number, or whether another one is there where the number is not known. */
export const pageEnd = {
  totalPages: unknownCount,
  more: v.optional(v.fallback(v.nullable(v.boolean()), null), null),
};

/** Integer in an input, which a query carries as text. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** Which page of a list, and how many rows it has unless the caller says so. */
export const paged = (rows: number) => ({ pageNo: v.optional(whole, 1), pageSize: v.optional(whole, rows) });

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

/** Language code of the brand, such as EN or UR; filled in by the client. */
export const language = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/)));

export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

export const noInput = v.object({});
