import { brandDocument } from '@baize/gateway';
import { densities, edges, heroScenes, shapes } from '@baize/tokens/brand/presets';
import { colourRoles } from '@baize/tokens/brand/roleTable';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const hex = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a colour as #rrggbb'));
const paint = v.pipe(
  v.string(),
  v.regex(
    /^(#[0-9a-fA-F]{6}|[a-z]+[0-9]?\.[0-9]+)(\s*\/\s*[0-9.]+%)?$/,
    'a colour (#0b4f6c), a step (primary.800) or either with an opacity (neutral.0 / 8%)',
  ),
);
const ramp = v.pipe(
  v.string(),
  v.regex(/^(#[0-9a-fA-F]{6}\s+){18}#[0-9a-fA-F]{6}$/, '19 colours from light to dark, spaces between'),
);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const weight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const size = v.pipe(v.number(), v.minValue(12), v.maxValue(96));
const length = v.pipe(v.number(), v.minValue(0), v.maxValue(999));
const said = <T extends v.GenericSchema>(schema: T, about: string) =>
  v.pipe(schema, v.description<v.InferOutput<T>, string>(about));
const some = <T extends v.GenericSchema>(schema: T, about: string) => v.optional(said(schema, about));

const languageCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/, 'a language of the site, such as EN'));
const overrides = v.record(v.picklist(colourRoles), paint);
const kind = v.optional(v.picklist(['serif', 'sans-serif']));

const colours = v.strictObject({
  primary: said(hex, 'The colour of what people press first. Kept as it is wherever it can be seen.'),
  accent: said(hex, 'The colour of money and of the second call. Kept as it is wherever it can be seen.'),
  support: some(v.pipe(v.array(hex), v.maxLength(4)), 'Further colours of the brand, for charts and art.'),
  neutral: some(hex, 'The tint of paper and ink.'),
  level: some(v.picklist(['AA', 'AAA']), 'How much contrast is asked for; AA unless said.'),
  stage: some(
    v.picklist(['dark', 'light']),
    'The surface behind header and banner in the light theme; light if the primary colour is, unless said.',
  ),
  ramps: some(
    v.strictObject({ neutral: ramp, primary: ramp, accent: ramp }),
    'Ramps made by hand. With them roles follow the steps, and nothing is searched.',
  ),
  light: some(overrides, 'Roles that have another colour than the derived one in the light theme.'),
  dark: some(overrides, 'Roles that have another colour than the derived one in the dark theme.'),
});

const type = v.strictObject({
  display: v.strictObject({
    family: some(text, 'The family of headings; without it, that of the reader’s system.'),
    kind,
    axis: some(text, 'The axis besides weight that the files are cut by, as Fontsource names it.'),
    weight: v.optional(weight),
    sizes: some(v.strictTuple([size, size, size, size]), 'Of the four display steps from large to small, in px.'),
    tracking: some(v.pipe(v.number(), v.minValue(-0.1), v.maxValue(0.2)), 'Added between letters, in em.'),
    settings: some(text, 'CSS font-variation-settings.'),
  }),
  text: v.strictObject({
    family: some(text, 'The family of everything else.'),
    weights: some(v.strictTuple([weight, weight, weight]), 'Regular, medium and semibold.'),
    wordSpacing: some(
      v.pipe(v.number(), v.minValue(0), v.maxValue(0.2)),
      'Added between words, in em, for faces whose space is narrow.',
    ),
  }),
  figures: v.optional(v.strictObject({ family: v.optional(text), kind, weight: v.optional(weight) })),
  scripts: some(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language tag, such as vi')),
      v.strictObject({ display: text, weight: v.optional(weight) }),
    ),
    'Language → the face of its headings, where the brand’s own lacks letters.',
  ),
});

const names = <T extends object>(presets: T) => Object.keys(presets) as [keyof T & string, ...(keyof T & string)[]];
const lengths = <T extends object>(preset: T) =>
  v.strictObject(Object.fromEntries(names(preset).map((name) => [name, length])));

const file = v.pipe(v.string(), v.regex(/^[\w-]+\.svg$/, 'an SVG beside brand.json'));

const { id: _id, name: _name, logos, tokenSheet, ...facts } = brandDocument.entries;

/** Fields of `document`: those of the run-time document that are not derived. */
export const documentFields = v.strictObject({
  ...facts,
  logos: v.optional(logos),
  tokenSheet: v.optional(tokenSheet),
});

export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: said(text, 'The name people read.'),
  about: some(text, 'One sentence about its look.'),
  bare: some(v.boolean(), 'No brand at all but a look for tests of behaviour.'),
  colours,
  type,
  shape: some(v.union([v.picklist(names(shapes)), lengths(shapes.regular)]), 'Corners: a name, or px by name.'),
  density: some(v.union([v.picklist(names(densities)), lengths(densities.regular)]), 'Height of controls and rows.'),
  edge: some(v.picklist(names(edges)), 'The lower edge of the dark surface.'),
  texture: some(share, 'How strongly texture.svg shows, 0 to 1.'),
  logo: said(file, 'The mark: one colour, square.'),
  banner: v.optional(
    v.partial(
      v.strictObject(
        Object.fromEntries(
          ['cloth', 'clothLight', 'line', 'metal', 'hot', 'ink', 'cool', 'skyTop', 'skyFoot'].map((name) => [
            name,
            hex,
          ]),
        ),
      ),
    ),
  ),
  hero: some(
    v.strictObject({
      scene: said(v.picklist(heroScenes), 'The picture; `mark` is cloth with the mark of the brand.'),
      words: some(
        v.record(languageCode, v.strictObject({ headline: text, lead: text })),
        'Language → headline and lead; a language without words shows the English ones.',
      ),
    }),
    'The first banner of the home page; cloth with the mark unless said.',
  ),
  sandbox: v.optional(
    v.strictObject({
      registration: v.optional(
        v.strictObject({ fields: v.array(text), rules: v.optional(v.record(text, v.record(text, v.unknown()))) }),
      ),
    }),
  ),
  accepted: some(
    v.record(v.pipe(v.string(), v.regex(/^B\d{3}$/, 'a code of the linter')), text),
    'Warnings of the linter that are meant, with the reason.',
  ),
  document: said(documentFields, 'The run-time document, without id, name, logos and tokenSheet.'),
});

/** Returns tokens/brand.schema.json, for editors. Checks JSON Schema cannot express are left to the linter. */
export function brandJsonSchema(): string {
  const schema = toJsonSchema(brandSchema, { errorMode: 'ignore', typeMode: 'input' });
  return `${JSON.stringify({ ...schema, title: 'A brand of Baize' }, null, 2)}\n`;
}
