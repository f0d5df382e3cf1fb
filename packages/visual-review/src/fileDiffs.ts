export interface FileDiff {
  /** Short summary: `padding-inline 16 → 20 px`. */
  what: string;
  line: number;
}

/** Values of `@baize/tokens/constants`, to show `space[4]` as 16 px. */
export type Constants = Readonly<Record<string, unknown>>;

export function readDiffs(diff: string, constants: Constants = {}): Map<string, FileDiff> {
  const files = new Map<string, FileDiff>();
  for (const part of diff.split(/^diff --git /m).slice(1)) {
    const path = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1] ?? /^--- a\/(.+)$/m.exec(part)?.[1];
    if (!path) continue;
    const hunks = part.split(/^(?=@@ )/m).slice(1);
    const line = Number(/^@@ \S+ \+(\d+)/.exec(hunks[0] ?? '')?.[1] ?? 1);
    files.set(path, { what: describe(hunks.map(linesOf), constants), line: Math.max(line, 1) });
  }
  return files;
}

interface Hunk {
  removed: readonly string[];
  added: readonly string[];
}

const linesOf = (hunk: string): Hunk => ({
  removed: tellingLines(hunk, '-'),
  added: tellingLines(hunk, '+'),
});

/** Ignores comments, imports and lone brackets, which draw nothing. */
const tellingLines = (hunk: string, sign: string): string[] =>
  hunk
    .split('\n')
    .slice(1)
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(1).trim())
    .filter((line) => !/^(\/\/|\/?\*|import\b|[\s()[\]{}<>/;,]*$)/.test(line));

function describe(hunks: readonly Hunk[], constants: Constants): string {
  const removed = hunks.flatMap((hunk) => hunk.removed);
  const added = hunks.flatMap((hunk) => hunk.added);
  const [old = '', next = ''] = [removed[0], added[0]];
  const property = old && next ? propertyChange(old, next, constants) : null;
  const further = Math.max(removed.length, added.length) - 1;
  const first = property ?? (next && old ? next : next ? `+ ${next}` : old ? `− ${old}` : 'comments or imports');
  return further > 0 ? `${first}, and ${further} more ${further === 1 ? 'line' : 'lines'}` : first;
}

/** Summarises a changed property: `padding-inline 16 → 20 px`. Null unless exactly one value differs. */
function propertyChange(old: string, next: string, constants: Constants): string | null {
  const [before, after] = [propertiesOf(old), propertiesOf(next)];
  if (before.length !== after.length) return null;
  const changed = after.flatMap(([key, value], index) => {
    const [oldKey, oldValue] = before[index] ?? [];
    return oldKey === key && oldValue !== undefined && oldValue !== value ? [{ key, from: oldValue, to: value }] : [];
  });
  const [only] = changed;
  if (!only || changed.length > 1 || before.some(([key], index) => key !== after[index]?.[0])) return null;
  const [from, to] = [only.from, only.to].map((value) => plainValue(value, constants)) as [string, string];
  const unit = /^-?[\d.]+(px|em|rem|ms|%)$/.exec(to)?.[1];
  const short =
    unit && from.endsWith(unit)
      ? `${from.slice(0, -unit.length)} → ${to.slice(0, -unit.length)} ${unit}`
      : `${from} → ${to}`;
  return `${only.key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${short}`;
}

const propertiesOf = (line: string): [string, string][] =>
  [...line.matchAll(/([\w-]+)['"]?: *((?:'[^']*'|"[^"]*"|[^,{};])+)/g)].map(([, key = '', value = '']) => [
    key,
    value.trim(),
  ]);

function plainValue(value: string, constants: Constants): string {
  const bare = value.replace(/^(['"`])(.*)\1$/, '$2');
  const [, group = '', index, name] = /^(\w+)(?:\[['"]?(\w+)['"]?\]|\.(\w+))$/.exec(bare) ?? [];
  const constant = (constants[group] as Record<string, unknown> | undefined)?.[index ?? name ?? ''];
  if (typeof constant === 'string' || typeof constant === 'number') return String(constant);
  return bare;
}
