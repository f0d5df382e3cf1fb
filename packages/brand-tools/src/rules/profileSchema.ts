import { gameFamilies, type RuleShape, readDay, restKinds, ruleIds, ruleOf } from '@baize/domain';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

export const schemaFile = 'packages/domain/jurisdictions/profile.schema.json';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(400));
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((value) => readDay(value) !== null, 'a day as yyyy-MM-dd'),
);
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}(-\d{2})?$/));
const link = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/));

function schemaOf(shape: RuleShape): v.GenericSchema {
  switch (shape.kind) {
    case 'switch':
      return v.boolean();
    case 'bound':
      return v.nullable(positive);
    case 'least':
      return count;
    case 'families':
      return v.array(v.picklist(gameFamilies));
    case 'timeByFamily':
      return v.strictObject(Object.fromEntries(gameFamilies.map((family) => [family, v.optional(count)] as const)));
    case 'amountsByAge':
      return v.array(
        v.strictObject({ below: v.optional(count), amount: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)) }),
      );
    case 'wait':
      return v.strictObject({ hours: count, endOfPeriod: v.boolean() });
    case 'order':
      return v.picklist([...shape.words]);
    case 'set':
      return v.array(v.picklist([...shape.words]));
    case 'figures':
      return v.nullable(v.strictObject(Object.fromEntries(shape.names.map((name) => [name, positive] as const))));
    case 'restLengths':
      return v.partial(
        v.strictObject(Object.fromEntries(restKinds.map((kind) => [kind, v.pipe(v.array(count), v.minLength(1))]))),
      );
    case 'marks':
      return v.array(
        v.strictObject({ words: v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/)), text), link: v.nullable(link) }),
      );
    default:
      return v.array(
        v.strictObject({ name: text, phone: v.optional(v.nullable(text)), link: v.optional(v.nullable(link)) }),
      );
  }
}

const entriesOf = (value: v.GenericSchema) =>
  v.pipe(
    v.array(
      v.strictObject({
        from: day,
        to: v.optional(day),
        value,
        source: v.strictObject({ ref: text, section: text }),
        certainty: v.picklist(['sourced', 'secondary', 'unverified']),
        note: v.optional(text),
        part: v.picklist(['front', 'platform', 'both']),
      }),
    ),
    v.minLength(1),
  );

/** Schema of a profile, made from the rule table. */
export const profileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,31}$/)),
  draft: v.optional(v.boolean()),
  version: day,
  name: v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/)), text),
  timeZone: text,
  currency: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  authority: v.nullable(v.strictObject({ name: text, link })),
  sources: v.record(v.string(), v.strictObject({ title: text, publisher: text, link, checked: month })),
  rules: v.strictObject(
    Object.fromEntries(ruleIds.map((id) => [id, v.optional(entriesOf(schemaOf(ruleOf(id).shape)))] as const)),
  ),
});

/** Returns profile.schema.json, for editors; what JSON Schema cannot express is left to the linter. */
export function profileJsonSchema(): string {
  const schema = toJsonSchema(profileSchema, { errorMode: 'ignore', typeMode: 'input' });
  return `${JSON.stringify({ ...schema, title: 'A jurisdiction profile of Baize' }, null, 2)}\n`;
}
