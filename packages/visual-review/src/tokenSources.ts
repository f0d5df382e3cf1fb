import { variableName } from '@baize/tokens/names';
import type { Theme } from './tokenChanges.ts';

export type TokenFiles = ReadonlyMap<string, string>;

/** Token files of each look (`baize-light`); later ones win. */
export type Looks = Readonly<Record<string, readonly string[]>>;

export interface Place {
  file: string;
  line: number;
}

interface Definition extends Place {
  alias: string | null;
}

export interface TokenSources {
  /** Returns the token id of a CSS variable: `--bz-action-on-accent` → `action.onAccent`. */
  roleOf(variable: string): string;
  /**
   * Returns the first definition in a role's alias chain that is in a changed file, else the role's own. Null if that
   * brand and theme do not define it.
   */
  placeOf(role: string, brand: string, theme: Theme, changed: ReadonlySet<string>): Place | null;
}

export function tokenSources(files: TokenFiles, looks: Looks): TokenSources {
  const definitions = new Map([...files].map(([file, text]) => [file, definitionsIn(file, text)]));
  const roles = new Map<string, string>();
  for (const found of definitions.values()) for (const id of found.keys()) roles.set(variableName(id), id);

  return {
    roleOf: (variable) => roles.get(variable) ?? variable.replace(/^--bz-/, ''),
    placeOf(role, brand, theme, changed) {
      const inOrder = [...(looks[`${brand}-${theme}`] ?? [])].reverse();
      const definitionOf = (id: string) =>
        inOrder
          .flatMap((file) => [`${theme}.${id}`, id, rampOf(id)].map((name) => definitions.get(file)?.get(name)))
          .find((definition) => definition !== undefined);
      const chain: Definition[] = [];
      for (let next = definitionOf(role); next && chain.length < 8; ) {
        chain.push(next);
        next = next.alias ? definitionOf(next.alias) : undefined;
      }
      const place = chain.find(({ file }) => changed.has(file)) ?? chain[0];
      return place ? { file: place.file, line: place.line } : null;
    },
  };
}

/** Brand files define a ramp in one line: `palette.primary.700` → `palette.primary`. */
const rampOf = (id: string) => id.replace(/^(palette\.\w+)\.\d+$/, '$1');

/**
 * Returns what a brand file's string defines: a role of a theme (`light.action.primary`) with the step it references,
 * or a ramp.
 */
function brandDefinition(path: readonly string[], text: string): [string, string | null] | null {
  const [top, part = '', name] = path;
  if (top !== 'colours') return null;
  if (part === 'light' || part === 'dark')
    return [`${part}.${name}`, /^(\w+\.\d+)/.test(text) ? `palette.${text.split(' ')[0]}` : null];
  return [`palette.${part === 'ramps' ? name : part}`, null];
}

function definitionsIn(file: string, text: string): Map<string, Definition> {
  const found = new Map<string, Definition>();
  const path: { key: string; line: number }[] = [];
  let pending: { key: string; line: number } | null = null;
  let line = 1;
  for (const [piece, key, colon, value] of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]|\n|([\w.+-]+)/g)) {
    if (piece === '\n') line++;
    else if (piece === '{' || piece === '[') {
      path.push(pending ?? { key: '', line });
      pending = null;
    } else if (piece === '}' || piece === ']') path.pop();
    else if (colon) {
      pending = { key: key ?? '', line };
      const parent = path.at(-1);
      if (key === '$value' && parent) found.set(idOf(path), { file, line: parent.line, alias: null });
    } else {
      const definition = pending?.key === '$value' ? found.get(idOf(path)) : undefined;
      if (definition && value === undefined) definition.alias = /^\{(.+)\}$/.exec(key ?? '')?.[1] ?? null;
      const named =
        pending && brandDefinition([...path.map((part) => part.key).filter(Boolean), pending.key], key ?? '');
      if (named && pending) found.set(named[0], { file, line: pending.line, alias: named[1] });
      pending = null;
    }
  }
  return found;
}

const idOf = (path: readonly { key: string }[]): string =>
  path
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.');
