import { parseAst } from 'rolldown/parseAst';

export interface Import {
  from: string;
  kind: 'value' | 'type' | 'dynamic';
}

export interface Module {
  imports: readonly Import[];
  /** Globals called or read: `Date.now`, `new Date()`, `fetch()`, `window.`. */
  words: ReadonlySet<string>;
  /** Strings, JSX text and identifiers. */
  texts: readonly string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Collected {
  imports: Import[];
  words: Set<string>;
  texts: string[];
}

export function readModule(code: string, path: string): Module {
  const collected: Collected = { imports: [], words: new Set(), texts: [] };
  const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }, path);
  visit(program as unknown as Node, collected);
  return collected;
}

function visit(node: Node, collected: Collected): void {
  const source = sourceOf(node);
  if (source !== null) collected.imports.push({ from: source, kind: kindOf(node) });
  const word = wordOf(node);
  if (word) collected.words.add(word);
  const text = textOf(node);
  if (text) collected.texts.push(text);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'source' && source !== null) continue;
    for (const item of Array.isArray(child) ? child : [child]) if (isNode(item)) visit(item, collected);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function sourceOf(node: Node): string | null {
  if (node.type === 'TSExternalModuleReference') return literal(node.expression);
  return /^(Import|Export|TSImportType)/.test(node.type) ? literal(node.source) : null;
}

function kindOf(node: Node): Import['kind'] {
  if (node.type === 'ImportExpression') return 'dynamic';
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type' ? 'type' : 'value';
}

function wordOf(node: Node): string | null {
  if (node.type === 'NewExpression' && (node.arguments as unknown[]).length === 0)
    return `new ${nameOf(node.callee)}()`;
  if (node.type === 'CallExpression') return callOf(node.callee as Node);
  if (node.type !== 'MemberExpression') return null;
  const object = nameOf(node.object);
  const property = nameOf(node.property);
  const known = ['Date', 'Math', 'performance', 'crypto'];
  return object && known.includes(object) ? `${object}.${property}` : object && `${object}.`;
}

function callOf(callee: Node): string | null {
  const name = nameOf(callee);
  if (name) return name === 'fetch' ? 'fetch()' : name;
  if (callee.type !== 'MemberExpression') return null;
  const global = ['globalThis', 'window', 'self'].includes(nameOf(callee.object) ?? '');
  return global && nameOf(callee.property) === 'fetch' ? 'fetch()' : null;
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return literal(node);
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'TemplateElement') return (node.value as { raw: string }).raw;
  return nameOf(node);
}

function nameOf(node: unknown): string | null {
  return isNode(node) && /^(Identifier|JSXIdentifier)$/.test(node.type) ? String(node.name) : null;
}

function literal(node: unknown): string | null {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
