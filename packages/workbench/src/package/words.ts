import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasCatalogue, localeOf, tagOf } from '@baize/messages';
import { languages } from '@baize/messages/languages';
import type { Pattern } from '@baize/messages/pseudo';
import { parseAst } from 'rolldown/parseAst';
import { build, type Plugin } from 'vite';
import { textCode } from './textCode.ts';

const folder = 'packages/ui/src/words';

export const wordsEntry = resolve(folder, 'words.ts');

/** Tags of the languages that the words of parts are published in. */
export const wordLanguages: readonly string[] = languages
  .filter(({ code }) => hasCatalogue(code))
  .map(({ code }) => tagOf(code));

/** Writes `words/<tag>.js` for each language: the words of all parts, with the texts of its catalogue in them. */
export async function writeWords(packageFolder: string): Promise<void> {
  for (const { code } of languages.filter((language) => hasCatalogue(language.code)))
    await build({
      configFile: false,
      publicDir: false,
      mode: 'production',
      logLevel: 'warn',
      plugins: [putTexts(code)],
      build: {
        target: 'es2022',
        minify: false,
        outDir: resolve(packageFolder, 'words'),
        emptyOutDir: false,
        lib: { entry: wordsEntry, formats: ['es'], fileName: () => `${tagOf(code)}.js` },
      },
    });
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Replaces each `text(id, values)` by an expression that is that text in the language. */
function putTexts(language: string): Plugin {
  const file = `packages/messages/generated/${language}.json`;
  const patterns: Record<string, Pattern> = JSON.parse(readFileSync(file, 'utf8'));
  const formats = `const number = /* @__PURE__ */ new Intl.NumberFormat('${localeOf(language)}');
const plural = /* @__PURE__ */ new Intl.PluralRules('${tagOf(language)}');
`;
  return {
    name: 'put-texts',
    enforce: 'pre',
    transform(code, path) {
      if (!path.startsWith(resolve(folder)) || path.endsWith('text.ts')) return null;
      const calls = textCalls(parseAst(code, { lang: 'ts', astType: 'ts' }, path) as unknown as Node);
      const replaced = calls.reduceRight((text, { start, end, id, values }) => {
        const given = values.map(([name, value]) => [name, code.slice(value.start, value.end)] as const);
        const pattern = patterns[id];
        if (!pattern) throw new Error(`${file} has no text ${id}`);
        return text.slice(0, start) + textCode(pattern, new Map(given)) + text.slice(end);
      }, code);
      return calls.length > 0 ? formats + replaced : null;
    },
  };
}

interface Call {
  start: number;
  end: number;
  id: string;
  values: [name: string, code: Node][];
}

function textCalls(node: Node): Call[] {
  if (node.type === 'CallExpression' && (node.callee as Node).name === 'text') {
    const [id, values] = node.arguments as Node[];
    const given = (values?.properties ?? []) as Node[];
    return [
      {
        start: node.start,
        end: node.end,
        id: String(id?.value),
        values: given.map(({ key, value }) => [String((key as Node).name), value as Node]),
      },
    ];
  }
  return Object.values(node).flatMap((child) =>
    [child].flat().flatMap((item) => (isNode(item) ? textCalls(item) : [])),
  );
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
