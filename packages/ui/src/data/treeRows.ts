export interface TreeNode {
  id: string;
  name: string;
  note?: string;
  detail?: string;
  /** Number of descendants on all levels. */
  count?: number;
  /** Children; absent for leaves, `loading` until requested. */
  branch?: TreeBranch;
}

export type TreeBranch =
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; retry: string; onRetry: () => void }
  | { kind: 'empty'; title: string }
  | { kind: 'ready'; nodes: readonly TreeNode[] };

/** Focusable row: a visible node, or the message in place of its branch. */
export interface TreeRow {
  id: string;
  name: string;
  parent: string | null;
  branch?: TreeBranch;
  /** Retry of a failed branch, which this row represents. */
  onRetry?: () => void;
}

export function treeRows(
  nodes: readonly TreeNode[],
  expanded: readonly string[],
  parent: string | null = null,
): TreeRow[] {
  return nodes.flatMap(({ id, name, branch }) => {
    const row: TreeRow = { id, name, parent };
    if (!branch) return [row];
    return [{ ...row, branch }, ...(expanded.includes(id) ? rowsBelow(id, branch, expanded) : [])];
  });
}

function rowsBelow(parent: string, branch: TreeBranch, expanded: readonly string[]): TreeRow[] {
  if (branch.kind === 'ready') return treeRows(branch.nodes, expanded, parent);
  // Loading rows disappear and would take the focus with them.
  if (branch.kind === 'loading') return [];
  const said = { id: stateId(parent), name: branch.title, parent };
  return [branch.kind === 'failed' ? { ...said, onRetry: branch.onRetry } : said];
}

export const stateId = (parent: string) => `${parent}/state`;

export type TreeAct =
  | { kind: 'move'; id: string }
  | { kind: 'open'; ids: readonly string[] }
  | { kind: 'close'; id: string }
  | { kind: 'select'; id: string }
  | { kind: 'retry'; parent: string | null; onRetry: () => void };

interface TreePlace {
  at: string;
  expanded: readonly string[];
  rtl: boolean;
}

/** Returns the action of a key by the ARIA tree pattern, or null if it has none. */
export function actOf(key: string, rows: readonly TreeRow[], { at, expanded, rtl }: TreePlace): TreeAct | null {
  const index = rows.findIndex(({ id }) => id === at);
  const row = rows[index];
  if (!row) return null;
  const open = expanded.includes(at);
  switch (key) {
    case 'ArrowDown':
      return moveTo(rows[index + 1]);
    case 'ArrowUp':
      return moveTo(rows[index - 1]);
    case 'Home':
      return moveTo(rows[0]);
    case 'End':
      return moveTo(rows.at(-1));
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      if (row.branch && !open) return { kind: 'open', ids: [at] };
      return open ? moveTo(rows.find(({ parent }) => parent === at)) : null;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      if (open) return { kind: 'close', id: at };
      return row.parent === null ? null : { kind: 'move', id: row.parent };
    case '*':
      return openAll(rows.filter(({ branch, parent }) => parent === row.parent && branch));
    case 'Enter':
    case ' ':
      return press(row);
    default:
      return null;
  }
}

const moveTo = (row: TreeRow | undefined): TreeAct | null => (row ? { kind: 'move', id: row.id } : null);

export function press({ id, parent, onRetry }: TreeRow): TreeAct | null {
  if (onRetry) return { kind: 'retry', parent, onRetry };
  return parent !== null && id === stateId(parent) ? null : { kind: 'select', id };
}

const openAll = (rows: readonly TreeRow[]): TreeAct => ({ kind: 'open', ids: rows.map(({ id }) => id) });

/**
 * Returns the next visible node whose name begins with the typed text, wrapping around. A single letter starts after
 * `at`, so that repeating it moves on; more letters may match `at` itself.
 */
export function findByName(rows: readonly TreeRow[], at: string, typed: string): string | undefined {
  const index = rows.findIndex(({ id }) => id === at);
  const from = [...typed].length === 1 ? index + 1 : index;
  const wanted = typed.toLocaleLowerCase();
  return [...rows.slice(from), ...rows.slice(0, from)].find(({ name }) => name.toLocaleLowerCase().startsWith(wanted))
    ?.id;
}
