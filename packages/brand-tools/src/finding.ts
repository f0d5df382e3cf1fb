import {
  type Edit,
  findNodeAtLocation,
  modify,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Code } from './codes.ts';

export interface Finding {
  code: Code;
  severity: 'error' | 'warning';
  message: string;
  file: string;
  line: number;
  column: number;
  fix: string;
  /** Edits that fix it, if only one fix is possible; offsets and lengths in UTF-16 units. */
  edits?: readonly Edit[];
}

export const sentences = ({ message, fix }: Pick<Finding, 'message' | 'fix'>): string =>
  `${message}${/[.?!]$/.test(message) ? '' : '.'} ${fix}`;

/** Change to the file that certainly fixes a finding. */
export type Mend =
  | { kind: 'rename'; to: string }
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path };

export type Path = readonly (string | number)[];

export interface Subject {
  id: string;
  folder: string;
  file: string;
  text: string;
  findings: Finding[];
  /** Adds a finding at a value, or at its nearest existing ancestor. */
  find(
    severity: Finding['severity'],
    code: Code,
    path: Path,
    message: string,
    fix: string,
    at?: 'key' | 'value',
    mend?: Mend,
  ): void;
}

/** Parses JSON; on a syntax error returns null with that as the only finding. */
export function subject(
  id: string,
  folder: string,
  file: string,
  text: string,
): { subject: Subject; value: unknown; tree?: Node | undefined } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors);
  const findings: Finding[] = [];
  const place = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const made: Subject = {
    id,
    folder,
    file,
    text,
    findings,
    find(severity, code, path, message, fix, at = 'value', mend) {
      const edits = mend && tree ? editsOf(mend, text, tree, path) : [];
      const found = { severity, code, message, file, fix, ...place(offsetOf(tree, path, at)) };
      findings.push(edits.length > 0 ? { ...found, edits } : found);
    },
  };
  const [error] = errors;
  if (error || !tree) {
    const message = error ? printParseErrorCode(error.error) : 'the file is empty';
    const fix = 'Put it right; an editor that knows the schema shows it at once.';
    findings.push({
      severity: 'error',
      code: 'B100',
      message: `no JSON: ${message}`,
      file,
      fix,
      ...place(error?.offset ?? 0),
    });
    return { subject: made, value: null };
  }
  for (const key of repeatedKeys(tree))
    findings.push({
      severity: 'error',
      code: 'B104',
      message: `"${key.value}" stands here twice: the first one is lost`,
      file,
      fix: 'Keep one of them.',
      ...place(key.offset),
    });
  return { subject: made, value: JSON.parse(text), tree };
}

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

function editsOf(mend: Mend, text: string, tree: Node, path: Path): Edit[] {
  if (mend.kind !== 'rename')
    return modify(text, [...mend.path], mend.kind === 'set' ? mend.value : undefined, { formattingOptions });
  const [key] = findNodeAtLocation(tree, [...path])?.parent?.children ?? [];
  return key ? [{ offset: key.offset, length: key.length, content: JSON.stringify(mend.to) }] : [];
}

function offsetOf(tree: Node | undefined, path: Path, at: 'key' | 'value'): number {
  if (!tree) return 0;
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, [...path.slice(0, length)]);
    if (node) return at === 'key' && node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return 0;
}

function repeatedKeys(node: Node): Node[] {
  const children = node.children ?? [];
  const keys = node.type === 'object' ? children.flatMap(({ children: [key] = [] }) => (key ? [key] : [])) : [];
  const repeated = keys.filter((key, place) => keys.findIndex(({ value }) => value === key.value) < place);
  return [...repeated, ...children.flatMap(repeatedKeys)];
}

/** Returns the word probably meant; null if none is close. */
export function meant(word: string, known: readonly string[]): string | null {
  const near = known
    .map((each) => ({ each, distance: distance(word.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= Math.max(1, Math.floor(word.length / 3)) ? near.each : null;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (const [place, other] of [...b].entries())
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
