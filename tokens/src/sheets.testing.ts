import { scripts } from './face.ts';
import { variableName } from './names.ts';
import { readTokens } from './read.ts';
import { brandSheet, scriptSheet } from './sheet.ts';

export interface ReadSheet {
  text: string;
  fontFaces: string[];
  look: string;
  /** Selector → variable → value. */
  rules: Map<string, Map<string, string>>;
}

const declaration = /(--bz-[\w-]+|color-scheme):((?:"[^"]*"|[^;"])*)/g;

export function readSheet(text: string): ReadSheet {
  const fontFaces = text.match(/@font-face\{[^}]*\}\n/g) ?? [];
  const look = fontFaces.reduce((rest, rule) => rest.replace(rule, ''), text);
  const rules = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of look.matchAll(/^(.+?)\{(.*)\}$/gm)) {
    rules.set(selector, new Map([...body.matchAll(declaration)].map(([, name = '', value = '']) => [name, value])));
  }
  return { text, fontFaces, look, rules };
}

export const rootOf = (brand: string): string => `[data-brand="${brand}"]`;
export const darkOf = (brand: string): string => `${rootOf(brand)}[data-theme="dark"]`;

/** Resolves a token's variable in a theme, as the cascade would. */
export function valueIn(sheet: ReadSheet, brand: string, theme: 'light' | 'dark'): (id: string) => string {
  const light = sheet.rules.get(rootOf(brand));
  const dark = theme === 'dark' ? sheet.rules.get(darkOf(brand)) : undefined;
  return (id) => {
    const value = dark?.get(variableName(id)) ?? light?.get(variableName(id));
    if (value === undefined) throw new Error(`${brand} says nothing of ${id}.`);
    return value;
  };
}

export async function allSheets() {
  const source = await readTokens();
  const sheets = await Promise.all(
    source.brands.map(async ({ id }) => ({ brand: id, sheet: readSheet(await brandSheet(id, source)) })),
  );
  const alphabets = await Promise.all(scripts.map((script) => scriptSheet(script, source)));
  return { source, sheets, alphabets };
}
