import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Container } from 'postcss';
import { parseSync } from 'rolldown/utils';
import { namesBelow, supportOf } from './support.ts';

/** Features of the platform that a built site uses, as paths in MDN's data with one place for each. */
export type Used = Map<string, string>;

export function featuresOf(folder: string): Used {
  const used: Used = new Map();
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    const note = (path: string) => supportOf(path) && !used.has(path) && used.set(path, file);
    if (file.endsWith('.css')) readSheet(text, note);
    if (file.endsWith('.js')) readScript(text, note);
  }
  return used;
}

type Note = (path: string) => void;

const units = {
  viewport_percentage_units_dynamic: /\d(dv[bhi]|dvw|dvmin|dvmax)\b/,
  viewport_percentage_units_small: /\d(sv[bhi]|svw)\b/,
  viewport_percentage_units_large: /\d(lv[bhi]|lvw)\b/,
  container_query_length_units: /\dcq[bhiw]\b/,
} as const;

/**
 * Notes properties, keywords, functions, units, selectors and rules. Left out is what `@supports` asks for first, and
 * what stands beside its `-webkit-` form.
 */
export function readSheet(text: string, note: Note): void {
  const visit = (container: Container) => {
    const prefixed = new Set(container.nodes?.map((node) => (node.type === 'decl' ? node.prop : '')));
    container.each((node) => {
      if (node.type === 'decl' && !prefixed.has(`-webkit-${node.prop}`)) readDeclaration(node.prop, node.value, note);
      if (node.type === 'rule') {
        for (const [, name = ''] of node.selector.matchAll(/::?([a-z][a-z-]*)/g)) note(`css.selectors.${name}`);
        if (node.selector.includes('&')) note('css.selectors.nesting');
      }
      if (node.type === 'atrule') {
        if (node.name === 'supports') return;
        note(`css.at-rules.${node.name}`);
        for (const [, name = ''] of node.params.matchAll(/\(\s*([a-z-]+)\s*[:)<>]/g))
          note(`css.at-rules.${node.name}.${name}`);
        if (/[<>]=?/.test(node.params)) note(`css.at-rules.${node.name}.range_syntax`);
      }
      if ('nodes' in node && node.nodes) visit(node as Container);
    });
  };
  visit(postcss.parse(text));
}

function readDeclaration(property: string, value: string, note: Note) {
  if (!property.startsWith('-')) {
    note(`css.properties.${property}`);
    for (const word of value.match(/[a-z][a-z-]*/g) ?? []) note(`css.properties.${property}.${word}`);
  }
  for (const [, name = ''] of value.matchAll(/([a-z][a-z-]*)\(/g)) {
    note(`css.types.${name}`);
    note(`css.types.color.${name}`);
  }
  for (const [unit, pattern] of Object.entries(units)) if (pattern.test(value)) note(`css.types.length.${unit}`);
}

/** Paths of all members by name, of the platform's interfaces and the language's objects. */
let members: Map<string, string[]> | null = null;

function membersByName(): Map<string, string[]> {
  if (members) return members;
  members = new Map();
  for (const root of ['api', 'javascript.builtins'])
    for (const owner of namesBelow(root))
      for (const name of namesBelow(`${root}.${owner}`)) {
        const key = name.replace(/_static$/, '');
        members.set(key, [...(members.get(key) ?? []), `${root}.${owner}.${name}`]);
      }
  return members;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Objects that a page meets; members of rarer ones share their names with our own. */
const owners = new Set(
  (
    'AbortController AbortSignal BroadcastChannel CSS Clipboard Crypto Document Element EventTarget FontFaceSet History ' +
    'HTMLButtonElement HTMLDialogElement HTMLElement HTMLFormElement HTMLIFrameElement HTMLImageElement HTMLInputElement ' +
    'HTMLLinkElement HTMLSelectElement IntersectionObserver LockManager Navigator Node Request Response ResizeObserver ' +
    'Storage SubtleCrypto TrustedTypePolicyFactory URL URLSearchParams VisualViewport Window'
  ).split(' '),
);

/** Names that our own objects and those of libraries share with newer members of the platform. */
const ourOwn = new Set(
  'capture component delay difference fullScreen login maximize scrollMargin take toArray use zip'.split(' '),
);

/** Notes globals, members, attributes and newer syntax. A member counts as that of its oldest owner. */
export function readScript(text: string, note: Note): void {
  const { program } = parseSync('built.js', text) as unknown as { program: Node };
  visit(program, (node) => {
    if (node.type === 'StaticBlock') note('javascript.classes.static.initialization_blocks');
    if (node.type === 'Literal' && node.regex) readPattern(node.regex as { pattern: string }, note);
    if (node.type === 'NewExpression' || node.type === 'CallExpression') readGlobal(nameOf(node.callee), note);
    if (node.type === 'MemberExpression' && !node.computed) {
      readGlobal(nameOf(node.object), note);
      readMember(nameOf(node.object), nameOf(node.property), note);
    }
    if (node.type === 'Property' && !node.computed) {
      const key = nameOf(node.key);
      if (key === 'inert' || key === 'popover') note(`html.global_attributes.${key}`);
    }
  });
}

const nameOf = (node: unknown): string => String((node as { name?: unknown } | null)?.name ?? '');

function readGlobal(name: string, note: Note) {
  // Shorter names are those that minifying gives.
  if (name.length < 3) return;
  note(`api.${name}`);
  note(`api.Window.${name}`);
  note(`javascript.builtins.${name}`);
}

function readMember(owner: string, name: string, note: Note) {
  if (ourOwn.has(name)) return;
  const known = membersByName().get(name) ?? [];
  const owned = known.filter((path) => path.split('.').at(-2) === owner);
  const [oldest] = (owned.length > 0 ? owned : known)
    .map((path) => ({ path, since: supportOf(path)?.safari ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => one.since - other.since);
  if (!oldest) return;
  const [root, holder = ''] = oldest.path
    .split('.')
    .slice(0, -1)
    .join('.')
    .split(/\.(?=[^.]*$)/);
  if (oldest.path.endsWith('_static') && holder !== owner) return;
  if (root === 'javascript.builtins' || owners.has(holder)) note(oldest.path);
}

function readPattern({ pattern }: { pattern: string }, note: Note) {
  if (/\(\?<[=!]/.test(pattern)) note('javascript.regular_expressions.lookbehind_assertion');
}

function visit(node: Node, read: (node: Node) => void): void {
  read(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string') visit(child as Node, read);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|js)$/.test(name))
    .map((name) => join(folder, name));
}
