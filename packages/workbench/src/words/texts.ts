import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** Lazy part of the site, and the areas its row names; null if it uses all of them. */
export interface Part {
  /** Module that names the part, and the part's modules, as paths from the repository root. */
  by: string;
  files: readonly string[];
  areas: readonly string[] | null;
  /** True for a page; its title and description stand in the same row or in the table of heads. */
  isPage: boolean;
  title: string | null;
  about: string | null;
}

interface Module {
  imports: readonly string[];
  parts: readonly Part[];
  texts: readonly string[];
  /** Fixed starts of template strings: `nav.` of `nav.${category}`. */
  beginnings: readonly string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const modules = new Map<string, Module>();

export function readTexts(path: string): Module {
  const known = modules.get(path) ?? read(path);
  modules.set(path, known);
  return known;
}

export function closureOf(paths: readonly string[]): Set<string> {
  const all = new Set(paths);
  for (const path of all) for (const next of readTexts(path).imports) all.add(next);
  return all;
}

export function partsFrom(entry: string): Part[] {
  const seen = new Set<string>();
  const found: Part[] = [];
  const look = (paths: readonly string[]) => {
    for (const path of closureOf(paths)) {
      if (seen.has(path)) continue;
      seen.add(path);
      for (const part of readTexts(path).parts) {
        found.push(part);
        look(part.files);
      }
    }
  };
  look([entry]);
  return found;
}

function read(path: string): Module {
  const code = readFileSync(path, 'utf8');
  const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }, path);
  const nodes = all(program as unknown as Node);
  const here = (node: unknown) => place(path, literalOf(node));
  const present = (files: readonly (string | null)[]) => files.filter((file): file is string => file !== null);

  const heads = new Map<Node, (Node | undefined)[]>();
  for (const object of nodes.filter(({ type }) => type === 'ObjectExpression')) {
    const propertyOf = (name: string) =>
      (object.properties as Node[]).find(({ key }) => (key as Node | undefined)?.name === name)?.value as
        | Node
        | undefined;
    const [page, ...head] = ['page', 'title', 'about'].map(propertyOf);
    if (page) heads.set(page, head);
  }

  const calls = nodes.filter(
    ({ type, callee }) => type === 'CallExpression' && /^(lazyPart|fetchPart)$/.test(String((callee as Node).name)),
  );
  const inParts = new Set(calls.flatMap((call) => all(call)));
  const loose = nodes.filter((node) => node.type === 'ImportExpression' && !inParts.has(node));
  const loaders = calls.some((call) => all(call).every(({ type }) => type !== 'ImportExpression'));
  const parts = calls.flatMap((call): Part[] => {
    const given = call.arguments as Node[];
    const words = given[1];
    const own = all(call).filter(({ type }) => type === 'ImportExpression');
    // The loader may be outside the call when a file has several parts.
    const files = present((own.length > 0 ? own : loose).map(({ source }) => here(source)));
    if (files.length === 0) return [];
    const [title = null, about = null] = heads.get(call)?.map(literalOf) ?? [];
    return [{ by: path, files, areas: words ? areasOf(words, nodes) : null, isPage: heads.has(call), title, about }];
  });

  const skipped = new Set<unknown>([...heads.values()].flat());
  return {
    imports: present([
      ...nodes.filter(isValueImport).map(({ source }) => here(source)),
      ...(loaders ? [] : loose).map(({ source }) => here(source)),
    ]),
    parts,
    texts: nodes.filter((node) => !skipped.has(node)).flatMap((node) => literalOf(node) ?? []),
    beginnings: nodes
      .filter(({ type }) => type === 'TemplateLiteral')
      .flatMap(({ quasis }) => ((quasis as Node[])[0]?.value as { cooked?: string } | undefined)?.cooked ?? [])
      .filter((text) => /^\w+(\.\w+)*\.$/.test(text)),
  };
}

function areasOf(words: Node, nodes: readonly Node[]): string[] {
  const list =
    words.type === 'Identifier'
      ? (nodes.find(({ type, id }) => type === 'VariableDeclarator' && (id as Node).name === words.name)?.init as Node)
      : words;
  return all(list).flatMap((node) => literalOf(node) ?? []);
}

function isValueImport({ type, importKind, exportKind, source, specifiers }: Node): boolean {
  if (!/^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/.test(type) || !source) return false;
  if (importKind === 'type' || exportKind === 'type') return false;
  const names = (specifiers ?? []) as Node[];
  return names.length === 0 || names.some((name) => name.importKind !== 'type' && name.exportKind !== 'type');
}

/** Resolves a relative import to a module of the site; null for packages. */
function place(path: string, from: string | null): string | null {
  if (!from?.startsWith('.')) return null;
  const target = posix.join(posix.dirname(path), from);
  return /\.tsx?$/.test(target) && !target.endsWith('.css.ts') && existsSync(target) ? target : null;
}

function all(node: Node): Node[] {
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type)) return [];
  const children = Object.entries(node).flatMap(([key, value]) =>
    key === 'typeAnnotation' || key === 'typeArguments' ? [] : [value].flat(),
  );
  return [node, ...children.flatMap((child) => (isNode(child) ? all(child) : []))];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const literalOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
