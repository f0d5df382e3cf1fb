import type { TokenNormalizedSet } from '@terrazzo/parser';
import { type TokenValue, toCss } from './css.ts';
import { type Script, scriptLanguages } from './face.ts';
import { findFace, withStandIns } from './faces.ts';
import { fontFaceRules } from './fonts.ts';
import { variableName } from './names.ts';
import { brandPicture, textureFile } from './pictures.ts';
import type { Look, TokenSource } from './read.ts';

type Values = ReadonlyMap<string, string>;

/**
 * Builds a brand's style sheet: fonts, the light look, then only the differences of dark theme and languages. Terrazzo
 * validates the tokens, but its CSS output has whole themes with every ramp, several times the size. `shared` holds the
 * values of the script sheets.
 */
export async function brandSheet(
  brand: string,
  source: TokenSource,
  shared: SharedValues = sharedValues(source),
): Promise<string> {
  const light = source.tokens(`${brand}-light`);
  const values = new Map([...valuesOf(light, source), ...(await pictures(brand, source))]);
  const rules = source.looks
    .filter((look) => brandOf(look) === brand && look !== `${brand}-light`)
    .map((look) => {
      const changed = changes(values, lookValues(look, light, source));
      for (const [id, css] of Object.entries(shared[languageOf(look)] ?? {}))
        if (changed.get(id) === css) changed.delete(id);
      const scheme = schemeOf(look);
      return rule(selector(brand, look), scheme ? [`color-scheme:${scheme}`] : [], changed);
    });
  const fonts = await faceRules(
    facesIn(
      source.looks.filter((look) => brandOf(look) === brand),
      source,
    ),
    source,
  );
  const plain = ['color-scheme:light', ...spacingOf(brand, source)];
  return [...fonts, inLayer([rule(selector(brand, `${brand}-light`), plain, values), ...rules]), ''].join('\n');
}

/** Inherited by the whole page, so that brands with a usual space carry no variable for it. */
function spacingOf(brand: string, { brands }: TokenSource): string[] {
  const spacing = brands.find(({ id }) => id === brand)?.source.type.text.wordSpacing;
  return spacing ? [`word-spacing:${spacing}em`] : [];
}

/** Layer order is declared in the component sheets. */
const inLayer = (rules: readonly string[]) => ['@layer baize.tokens{', ...rules, '}'].join('\n');

/** Builds the sheet of a non-Latin script, for any brand: fonts and metrics, linked by pages in that script. */
export async function scriptSheet(script: Script, source: TokenSource): Promise<string> {
  const language = scriptLanguages[script];
  const faces = await faceRules(facesIn(source.looks, source), source, script);
  return [...faces, inLayer([rule(`:root:lang(${language})`, [], valuesSharedIn(language, source))]), ''].join('\n');
}

/** Language → token id → CSS. */
export type SharedValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const sharedValues = (source: TokenSource): SharedValues =>
  Object.fromEntries(
    Object.values(scriptLanguages).map((language) => [language, Object.fromEntries(valuesSharedIn(language, source))]),
  );

function valuesSharedIn(language: string, source: TokenSource): Values {
  const looks = source.looks.filter((look) => languageOf(look) === language);
  const all = looks.map((look) => {
    const light = source.tokens(`${brandOf(look)}-light`);
    return { own: valuesOf(light, source), said: lookValues(look, light, source) };
  });
  const [first] = all;
  const shared = [...(first?.said ?? [])].filter(
    ([id, css]) => all.every(({ said }) => said.get(id) === css) && all.some(({ own }) => own.get(id) !== css),
  );
  return new Map(shared);
}

const brandOf = (look: Look): string => look.slice(0, look.lastIndexOf('-'));
const languageOf = (look: Look): string => look.slice(look.lastIndexOf('-') + 1);

async function faceRules(
  used: ReadonlyMap<string, ReadonlySet<number>>,
  { faces }: TokenSource,
  script?: Script,
): Promise<string[]> {
  const faceNamed = findFace(faces);
  const rules = await Promise.all(
    [...used].map(([family, weights]) => {
      const face = faceNamed(family);
      return face && face.script === script ? fontFaceRules(face, [...weights]) : [];
    }),
  );
  return rules.flat();
}

function valuesOf(tokens: TokenNormalizedSet, source: TokenSource): Map<string, string> {
  return new Map(source.variables.map((id) => [id, cssOf(tokens[id] as TokenValue, source)]));
}

/** A language's fonts precede the brand's own, which still set what those lack: names, digits, logos. */
function lookValues(look: Look, light: TokenNormalizedSet, source: TokenSource): Map<string, string> {
  const tokens = source.tokens(look);
  if (schemeOf(look)) return valuesOf(tokens, source);
  const merged = source.variables.map((id): [string, string] => {
    const token = tokens[id] as TokenValue;
    const own = light[id] as TokenValue;
    if (token.$type !== 'fontFamily' || toCss(token) === toCss(own)) return [id, cssOf(token, source)];
    const families = [...new Set([...(token.$value as string[]), ...(own.$value as string[])])];
    return [id, cssOf({ ...token, $value: families }, source)];
  });
  return new Map(merged);
}

const cssOf = (token: TokenValue, { faces }: TokenSource): string =>
  toCss(
    token.$type === 'fontFamily'
      ? { ...token, $value: withStandIns(token.$value as string[], findFace(faces)) }
      : token,
  );

function facesIn(looks: readonly Look[], source: TokenSource): Map<string, Set<number>> {
  const used = new Map<string, Set<number>>();
  for (const look of looks) {
    const tokens = source.tokens(look);
    const weight = (name: string) => tokens[`weight.${name}`]?.$value as number;
    const families = (role: string) => tokens[`font.${role}`]?.$value as string[];
    const roles = { display: ['display'], figure: ['figure'], ui: ['regular', 'semibold'] };
    for (const [role, weights] of Object.entries(roles)) {
      for (const family of families(role)) {
        const at = used.get(family) ?? new Set();
        for (const name of weights) at.add(weight(name));
        used.set(family, at);
      }
    }
  }
  return used;
}

function schemeOf(look: Look): 'light' | 'dark' | undefined {
  const part = languageOf(look);
  return part === 'light' || part === 'dark' ? part : undefined;
}

function selector(brand: string, look: Look): string {
  const root = `[data-brand="${brand}"]`;
  const part = look.slice(brand.length + 1);
  if (part === 'light') return root;
  return part === 'dark' ? `${root}[data-theme="dark"]` : `${root}:lang(${part})`;
}

const changes = (from: Values, to: Values) => new Map([...to].filter(([id, css]) => from.get(id) !== css));

/** Writes a rule of plain declarations and variables. */
function rule(select: string, plain: readonly string[], values: Values): string {
  const lines = [...values].map(([id, css]) => `${variableName(id)}:${css}`);
  return `${select}{${[...plain, ...lines].join(';')}}`;
}

/** The mark is inlined, since the first paint needs it; the texture may load later. */
async function pictures(brand: string, { brands }: TokenSource): Promise<Values> {
  const folder = brands.find(({ id }) => id === brand);
  if (!folder) throw new Error(`There is no brand ${brand}.`);
  const texture = await brandPicture(folder, 'texture.svg');
  return new Map([
    ['asset.mark', `url("data:image/svg+xml,${inAddress(await brandPicture(folder, folder.source.logo))}")`],
    ['texture.stage', texture ? `url(/fonts/${textureFile(texture)})` : 'none'],
  ]);
}

const inAddress = (svg: string) => svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23');
