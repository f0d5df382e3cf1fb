import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from './src/languages.ts';
import { isLiteral, isPlural, isPound, isSelect, isTag, mirror, type Pattern, stretch } from './src/pseudo.ts';
import { scriptOf } from './src/tags.ts';

/** What the English catalogue holds for a message: its text and a sentence for whoever translates it. */
interface Source {
  text: string;
  note: string;
}

const root = 'packages/messages';
const source = 'EN';

/** The areas whose words the front page shows before anybody touches it; all others come with what needs them. */
const firstAreas = ['cards', 'errors', 'frame', 'home', 'nav'];

/**
 * Compiles every catalogue to parsed patterns, so that no message parser is shipped, and writes the union of ids.
 * Reads packages/messages/catalogues/<language>/<area>.json, writes packages/messages/generated. Run from the repository's root.
 */
export async function buildMessages(): Promise<void> {
  const english = await readSource();
  const translations = (await readdir(join(root, 'catalogues'))).filter((name) => name !== source);
  const compiled: Record<string, Record<string, Pattern>> = { [source]: compile(source, english) };
  for (const language of translations) {
    compiled[language] = { ...compiled[source], ...compile(language, await readTranslation(language)) };
  }
  compiled.XA = mapCatalogue(compiled[source] ?? {}, stretch);
  compiled.XB = mapCatalogue(compiled[source] ?? {}, mirror);

  const first = new Set(Object.keys(await readAreas<Source>(source, firstAreas)));
  await mkdir(join(root, 'generated'), { recursive: true });
  for (const [language, patterns] of Object.entries(compiled)) {
    await writeFile(join(root, 'generated', `${language}.json`), JSON.stringify(patterns));
    const isFirst = ([id]: [string, Pattern]) => first.has(id);
    const [early, late] = [
      Object.entries(patterns).filter(isFirst),
      Object.entries(patterns).filter((entry) => !isFirst(entry)),
    ];
    await writeFile(join(root, 'generated', `${language}.first.json`), JSON.stringify(Object.fromEntries(early)));
    await writeFile(join(root, 'generated', `${language}.rest.json`), JSON.stringify(Object.fromEntries(late)));
  }
  const tags = Object.fromEntries(languages.flatMap(rootOf));
  await writeFile(join(root, 'generated', 'tags.json'), JSON.stringify(tags));
  const ids = Object.keys(english).sort();
  await writeFile(
    join(root, 'generated', 'ids.ts'),
    `/* Made from the English catalogue: edit packages/messages/catalogues instead. */\nexport type MessageId =\n${ids.map((id) => `  | '${id}'`).join('\n')};\n`,
  );
}

/** What <html> says in a language, for those of which the code alone does not tell. */
function rootOf({ code, tag, direction }: Language): [string, string[]][] {
  const script = scriptOf(code);
  const plain = tag === code.toLowerCase() && direction === 'ltr' && !script;
  return plain ? [] : [[code, [tag, direction, ...(script ? [script] : [])]]];
}

async function readSource(): Promise<Record<string, string>> {
  const entries = await readAreas<Source>(source);
  return Object.fromEntries(Object.entries(entries).map(([id, { text }]) => [id, text]));
}

const readTranslation = (language: string) => readAreas<string>(language);

async function readAreas<T>(language: string, areas?: readonly string[]): Promise<Record<string, T>> {
  const folder = join(root, 'catalogues', language);
  const all: Record<string, T> = {};
  const files = areas?.map((area) => `${area}.json`) ?? (await readdir(folder)).sort();
  for (const file of files) {
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
