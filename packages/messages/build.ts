import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { type Language, languages, pseudoLanguages } from './src/languages.ts';
import { isLiteral, isPlural, isPound, isSelect, isTag, mirror, type Pattern, stretch } from './src/pseudo.ts';
import { scriptOf } from './src/tags.ts';

interface Source {
  text: string;
  note: string;
}

const root = 'packages/messages';
const source = 'EN';

/** Areas shown on the front page before any interaction; all others load with the features that need them. */
const firstAreas = ['common-errors', 'frame', 'game-cards', 'home', 'nav', 'shortcuts', 'sign-in-basics', 'winners'];

/** Area stamped into the page itself, as plain texts: no script loads it. */
const pageArea = 'fallback';

/**
 * Compiles the catalogues to parsed patterns, so that no message parser is shipped, and writes the union of ids to
 * packages/messages/generated: one file per language for the start, one per further area, and their index. Run from the
 * repository root.
 */
export async function buildMessages(): Promise<void> {
  const sources = await readAreas<Source>(source);
  const english = Object.fromEntries(Object.entries(sources).map(([id, { text }]) => [id, text]));
  const translations = (await readdir(join(root, 'catalogues'))).filter((name) => name !== source);
  const compiled: Record<string, Record<string, Pattern>> = { [source]: compile(source, english) };
  const translated: Record<string, Record<string, string>> = {};
  for (const language of translations) {
    const texts = await readTranslation(language);
    translated[language] = texts;
    compiled[language] = { ...compiled[source], ...compile(language, texts) };
  }
  compiled.XA = mapCatalogue(compiled[source] ?? {}, stretch);
  compiled.XB = mapCatalogue(compiled[source] ?? {}, mirror);

  const areas = await readAreaIds();
  await mkdir(join(root, 'generated'), { recursive: true });
  const later = [...areas.keys()].filter((area) => area !== pageArea && !firstAreas.includes(area));
  for (const [language, patterns] of Object.entries(compiled)) {
    const write = (part: string, ids: readonly string[]) =>
      generate(`${language}.${part}.json`, JSON.stringify(Object.fromEntries(ids.map((id) => [id, patterns[id]]))));
    await generate(`${language}.json`, JSON.stringify(patterns));
    await write(
      'first',
      firstAreas.flatMap((area) => areas.get(area) ?? []),
    );
    for (const area of later) await write(area, areas.get(area) ?? []);
    await generate(`${language}.words.ts`, wordsModule(language, later));
  }
  await generate(
    `${pageArea}.json`,
    JSON.stringify(pageTexts(areas.get(pageArea) ?? [], { [source]: english, ...translated })),
  );
  await generate('languages.ts', languagesModule(Object.keys(compiled)));
  await generate('areas.ts', areasModule(later, Object.keys(compiled)));
  const tags = Object.fromEntries(
    [...languages, ...pseudoLanguages].filter(({ code }) => Object.hasOwn(compiled, code)).map(rootOf),
  );
  await generate('tags.json', JSON.stringify(tags));
  const ids = Object.keys(english).sort();
  await generate('ids.ts', `${made}export type MessageId =\n${ids.map((id) => `  | '${id}'`).join('\n')};\n`);
}

/** Returns texts by language and by the last part of their ids. */
function pageTexts(ids: readonly string[], languages: Record<string, Record<string, string>>) {
  const own = (texts: Record<string, string>) => ids.map((id) => [id.split('.').at(-1), texts[id]]);
  return Object.fromEntries(Object.entries(languages).map(([code, texts]) => [code, Object.fromEntries(own(texts))]));
}

const generate = (name: string, text: string) => writeFile(join(root, 'generated', name), text);

function rootOf({ code, tag, direction }: Language): [string, string[]] {
  const script = scriptOf(code);
  return [code, [tag, direction, ...(script ? [script] : [])]];
}

async function readAreaIds(): Promise<Map<string, string[]>> {
  const folder = join(root, 'catalogues', source);
  const files = (await readdir(folder)).sort();
  const ids = async (file: string): Promise<[string, string[]]> => [
    file.replace('.json', ''),
    Object.keys(JSON.parse(await readFile(join(folder, file), 'utf8'))),
  ];
  return new Map(await Promise.all(files.map(ids)));
}

const made = '/* Made from the catalogues: edit packages/messages/catalogues instead. */\n';

/** Index of a language: its first texts and the other files, which the entry script does not reference. */
const wordsModule = (language: string, areas: readonly string[]) =>
  `${made}export { default as first } from './${language}.first.json';\n\nexport const later = {\n${areas
    .map((area) => `  '${area}': () => import('./${language}.${area}.json'),\n`)
    .join('')}};\n`;

const languagesModule = (codes: readonly string[]) =>
  `${made}export const catalogues = {\n${codes
    .map((code) => `  ${code}: () => import('./${code}.words.ts'),\n`)
    .join('')}};\n`;

const areasModule = (areas: readonly string[], codes: readonly string[]) =>
  `${made}export const laterAreas = ${listOf(areas)} as const;\n\nexport const catalogueCodes = ${listOf(codes)};\n`;

const listOf = (names: readonly string[]) => `[\n${names.map((name) => `  '${name}',\n`).join('')}]`;

const readTranslation = (language: string) => readAreas<string>(language);

async function readAreas<T>(language: string): Promise<Record<string, T>> {
  const folder = join(root, 'catalogues', language);
  const all: Record<string, T> = {};
  for (const file of (await readdir(folder)).sort()) {
    Object.assign(all, JSON.parse(await readFile(join(folder, file), 'utf8')));
  }
  return all;
}

function compile(language: string, texts: Record<string, string>): Record<string, Pattern> {
  const out: Record<string, Pattern> = {};
  for (const [id, text] of Object.entries(texts)) {
    try {
      out[id] = parse(text, { captureLocation: false });
    } catch (error) {
      throw new Error(
        `${language}: the message ${id} does not parse: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return out;
}

function mapCatalogue(catalogue: Record<string, Pattern>, change: (text: string) => string): Record<string, Pattern> {
  return Object.fromEntries(Object.entries(catalogue).map(([id, pattern]) => [id, mapPattern(pattern, change)]));
}

function mapPattern(pattern: Pattern, change: (text: string) => string): Pattern {
  return pattern.map((element) => {
    if (isLiteral(element)) return { ...element, value: change(element.value) };
    if (isPound(element)) return element;
    if (isTag(element)) return { ...element, children: mapPattern(element.children, change) };
    if (isPlural(element) || isSelect(element)) {
      const options = Object.entries(element.options).map(([key, option]) => [
        key,
        { ...option, value: mapPattern(option.value, change) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    return element;
  });
}
