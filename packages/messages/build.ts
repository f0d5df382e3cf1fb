import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { type Language, languages, pseudoLanguages } from './src/languages.ts';
import { isLiteral, isPlural, isPound, isSelect, isTag, mirror, type Pattern, stretch } from './src/pseudo.ts';
import { scriptOf } from './src/tags.ts';

/** What the English catalogue holds for a message: its text and a note for translators. */
interface Source {
  text: string;
  note: string;
}

const root = 'packages/messages';
const source = 'EN';

/** The areas whose words the front page shows before anybody touches it; each other one comes with what needs it. */
const firstAreas = ['cards', 'common-errors', 'frame', 'freeplay', 'home', 'nav', 'ways', 'winners'];

/**
 * Compiles every catalogue to parsed patterns, so that no message parser is shipped, and writes the union of ids.
 * Reads packages/messages/catalogues/<language>/<area>.json, writes packages/messages/generated: a file for what a language
 * begins with, one for each further area, and the module that knows where they are. Run from the repository's root.
 */
export async function buildMessages(): Promise<void> {
  const sources = await readAreas<Source>(source);
  const english = Object.fromEntries(Object.entries(sources).map(([id, { text }]) => [id, text]));
  const translations = (await readdir(join(root, 'catalogues'))).filter((name) => name !== source);
  const compiled: Record<string, Record<string, Pattern>> = { [source]: compile(source, english) };
  for (const language of translations) {
    compiled[language] = { ...compiled[source], ...compile(language, await readTranslation(language)) };
  }
  compiled.XA = mapCatalogue(compiled[source] ?? {}, stretch);
  compiled.XB = mapCatalogue(compiled[source] ?? {}, mirror);

  const areas = await readAreaIds();
  await mkdir(join(root, 'generated'), { recursive: true });
  const later = [...areas.keys()].filter((area) => !firstAreas.includes(area));
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
  await generate('languages.ts', languagesModule(Object.keys(compiled)));
  await generate('areas.ts', areasModule(later, Object.keys(compiled)));
  const tags = Object.fromEntries(
    [...languages, ...pseudoLanguages].filter(({ code }) => Object.hasOwn(compiled, code)).map(rootOf),
  );
  await generate('tags.json', JSON.stringify(tags));
  const ids = Object.keys(english).sort();
  await generate('ids.ts', `${made}export type MessageId =\n${ids.map((id) => `  | '${id}'`).join('\n')};\n`);
}

const generate = (name: string, text: string) => writeFile(join(root, 'generated', name), text);

/** What <html> says in a language that has a catalogue. */
function rootOf({ code, tag, direction }: Language): [string, string[]] {
  const script = scriptOf(code);
  return [code, [tag, direction, ...(script ? [script] : [])]];
}

/** Area → the ids of its texts, in the order of the alphabet. */
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

/** What a language begins with, and where its other words are: the first script knows of neither. */
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
