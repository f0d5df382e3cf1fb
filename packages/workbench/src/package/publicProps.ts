import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
// Pinned with TypeScript: the native compiler's API may change in any version.
import {
  API,
  type Checker,
  type Symbol as Named,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

const room = 'packages/ui';
export const propsFile = `${room}/public-props.txt`;

interface Prop {
  name: string;
  optional: boolean;
  types: Set<string>;
}

/** TypeScript's NodeBuilderFlags: no truncation, and expanded aliases. */
const whole = 1;
const meaning = whole | (1 << 23);

const head = `Every prop of every component of the package, and every type and function beside them, as TypeScript reads them.
Made by npm run props; a unit test compares it, so that no change of the interface goes unseen.
`;

export function publicProps(): string {
  const api = new API({ cwd: resolve('.') });
  try {
    const project = resolve(room, 'tsconfig.package.json');
    const { checker, program } = firstProject(api, project);
    const { exports } = JSON.parse(readFileSync(`${room}/package.json`, 'utf8')) as { exports: Record<string, string> };
    const parts = Object.entries(exports)
      .filter(([entry]) => !entry.endsWith('.css'))
      .map(([entry, source]) => {
        const file = program.getSourceFile(resolve(room, source));
        const module = file && checker.getSymbolAtLocation(file);
        if (!module) throw new Error(`${source} is no module of the package`);
        const texts = checker
          .getExportsOfModule(module)
          .map((named) => ({ name: named.name, text: textOf(checker, named) }))
          .filter(({ text }) => text !== '')
          .sort((a, b) => (a.name < b.name ? -1 : 1));
        return `== @baize/ui${entry.slice(1)}\n\n${texts.map(({ text }) => text).join('\n\n')}\n`;
      });
    return `${head}\n${parts.join('\n')}`;
  } finally {
    api.close();
  }
}

export function publicComponents(text = publicProps()): { entry: string; name: string }[] {
  let entry = '';
  return [...text.matchAll(/^(?:== (\S+)|<(\w+)>)$/gm)].flatMap(([, begun, name]) => {
    entry = begun ?? entry;
    return name ? [{ entry, name }] : [];
  });
}

function firstProject(api: API, openProject: string) {
  const [project] = api.updateSnapshot({ openProjects: [openProject] }).getProjects();
  if (!project) throw new Error(`${openProject} does not open`);
  return project;
}

function textOf(checker: Checker, exported: Named): string {
  const named = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const { name } = exported;
  if (named.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias)) return typeText(checker, named, name);
  const type = checker.getTypeOfSymbol(named);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!type || !signature || !/^[A-Z]/.test(named.name)) {
    return `${name}: ${type ? checker.typeToString(type, undefined, whole) : 'unknown'}`;
  }
  const props = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
  return [`<${name}>`, ...(props ? propLines(checker, props) : [])].join('\n');
}

function typeText(checker: Checker, named: Named, name: string): string {
  if (name.endsWith('Props')) return '';
  const type = checker.getDeclaredTypeOfSymbol(named);
  if (named.flags & SymbolFlags.Interface) return [`type ${name}`, ...propLines(checker, type)].join('\n');
  return `type ${name} = ${checker.typeToString(type, undefined, meaning)}`;
}

/** Lists one prop per line, including props of any union member. */
function propLines(checker: Checker, type: Type): string[] {
  const shapes = type.isUnionType() ? type.getTypes() : [type];
  const props = new Map<string, Prop & { shapes: number }>();
  const foreign = new Set<string>();
  for (const symbol of shapes.flatMap((shape) => checker.getPropertiesOfType(shape))) {
    if (isForeign(symbol)) {
      foreign.add(symbol.name);
      if (symbol.name !== 'className' && symbol.name !== 'style') continue;
    }
    const prop = props.get(symbol.name) ?? { name: symbol.name, optional: false, types: new Set(), shapes: 0 };
    const own = checker.getTypeOfSymbol(symbol);
    prop.types.add(own ? checker.typeToString(own, undefined, whole) : 'unknown');
    prop.optional ||= Boolean(symbol.flags & SymbolFlags.Optional);
    prop.shapes++;
    props.set(symbol.name, prop);
  }
  const lines = [...props.values()]
    .map((prop) => ({ ...prop, optional: prop.optional || prop.shapes < shapes.length }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, optional, types }) => `  ${name}${optional ? '?' : ''}: ${joined(types, optional)}`);
  if (foreign.size === 0) return lines;
  const aria = [...foreign].every((name) => name.startsWith('aria-'));
  return [...lines, `  … and ${aria ? 'aria-* and data-*' : 'attributes of HTML'}`];
}

const joined = (types: ReadonlySet<string>, optional: boolean) =>
  [...types].map((text) => (optional ? text.replace(/ \| undefined$/, '') : text)).join(' or ');

const isForeign = ({ declarations }: Named) =>
  declarations.length > 0 && declarations.every(({ path }) => relative('.', path).includes('node_modules'));
