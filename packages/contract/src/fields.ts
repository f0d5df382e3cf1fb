import * as fields from '@baize/gateway/fields';
import type { JsonSchema } from './jsonSchema.ts';

/** Decimal as the reader takes it: no exponent, no leading zero, no negative zero. */
export const decimalPattern = '^(?!-[0.]+$)-?(?:0|[1-9]\\d{0,17})(?:\\.\\d{1,12})?$';

export const firstMoment = Date.UTC(2000, 0, 1);
const lastMoment = Date.UTC(2200, 0, 1) - 1;

/** Shared fields of the gateway as the wire writes them best, by identity of the schema. */
export const sharedFields: ReadonlyMap<unknown, { name: string; json: JsonSchema }> = new Map<
  unknown,
  { name: string; json: JsonSchema }
>([
  [fields.text, { name: 'Text', json: { type: 'string', maxLength: 400 } }],
  [fields.longText, { name: 'LongText', json: { type: 'string', maxLength: 100_000 } }],
  [
    fields.id,
    {
      name: 'Id',
      json: { type: 'string', minLength: 1, maxLength: 128, 'x-also': ['integer'] },
    },
  ],
  [fields.optionalText, { name: 'ShortText', json: { type: 'string', maxLength: 400, 'x-also': ['number'] } }],
  [
    fields.flag,
    {
      name: 'Flag',
      json: { type: 'boolean', 'x-also': ['0', '1', 'true', 'false', 'Y', 'N'] },
    },
  ],
  [
    fields.amount,
    {
      name: 'Amount',
      json: {
        type: 'string',
        pattern: decimalPattern,
        'x-amount': true,
        'x-forgiven': ['number', 'null'],
        description: 'Decimal as text, such as "1234.50": no sign of currency, no separator of thousands.',
      },
    },
  ],
  [
    fields.decimal,
    {
      name: 'Decimal',
      json: { type: 'string', pattern: decimalPattern, description: 'Decimal as text, such as "12.5".' },
    },
  ],
  [
    fields.time,
    {
      name: 'Moment',
      json: {
        type: 'integer',
        minimum: firstMoment,
        maximum: lastMoment,
        'x-moment': true,
        'x-forgiven': ['null'],
        description: 'Milliseconds since 1970.',
      },
    },
  ],
  [
    fields.count,
    {
      name: 'Count',
      json: {
        type: 'integer',
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        'x-forgiven': ['digits', 'null'],
      },
    },
  ],
  [fields.digits, { name: 'Digits', json: { type: 'string', pattern: '^\\d+$' } }],
  [
    fields.whole,
    {
      name: 'Whole',
      json: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, 'x-forgiven': ['digits'] },
    },
  ],
  [
    fields.texts,
    {
      name: 'Texts',
      json: { type: 'array', items: { type: 'string', maxLength: 400 }, maxItems: 50, 'x-forgiven': ['text'] },
    },
  ],
  [
    fields.language,
    {
      name: 'Language',
      json: {
        type: 'string',
        pattern: '^[A-Z]{2,4}$',
        description:
          'Language code of the brand, such as EN or UR; a language that is not known is answered in another.',
      },
    },
  ],
  [
    fields.timeZone,
    { name: 'TimeZone', json: { type: 'string', maxLength: 400, description: 'IANA name of a time zone.' } },
  ],
  [fields.nothing, { name: 'Nothing', json: { description: 'Nothing of it is read.' } }],
]);
