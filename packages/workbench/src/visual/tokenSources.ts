import { variableName } from '@baize/tokens/names';
import type { Theme } from './tokenChanges.ts';

/** Path of a token file from the root of the repository → its text. */
export type TokenFiles = ReadonlyMap<string, string>;

/** `baize-light` → the token files that make it, the last of which wins. */
export type Looks = Readonly<Record<string, readonly string[]>>;

export interface Place {
  file: string;
  line: number;
}

interface Definition extends Place {
  /** The id that it borrows its value from. */
  alias: string | null;
}

export interface TokenSources {
  /** The id of a CSS variable: `--bz-action-on-accent` → `action.onAccent`. */
  roleOf(variable: string): string;
  /**
   * Where a role gets its value: the first of its definition and what that borrows from which stands in a changed file,
   * else its definition. Null where no file of that brand and theme defines it.
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
        inOrder.map((file) => definitions.get(file)?.get(id)).find((definition) => definition !== undefined);
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

/** Every token of a DTCG file with the line of its name, which no parser of JSON keeps. */
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
