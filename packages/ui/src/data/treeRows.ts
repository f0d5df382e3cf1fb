export interface TreeNode {
  id: string;
  /** What it is called; typing its beginning leads to it. */
  name: string;
  /** A second line, such as a role. */
  note?: string;
  /** Stands at the end, such as a balance. */
  detail?: string;
  /** How many there are below it, on all levels. */
  count?: number;
  /** What is below it; left out where nothing ever is. `loading` until it has been asked for. */
  branch?: TreeBranch;
}

export type TreeBranch =
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; retry: string; onRetry: () => void }
  | { kind: 'empty'; title: string }
  | { kind: 'ready'; nodes: readonly TreeNode[] };

/** What the focus can be on: a node in sight, or what is said in the place of its branch. */
export interface TreeRow {
  id: string;
  name: string;
  /** The id of the node above it, null at the top. */
  parent: string | null;
  branch?: TreeBranch;
  /** It stands for a branch that failed. */
  onRetry?: () => void;
}

/** All rows in sight, from top to bottom. */
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
  // It goes by itself, and the focus would go with it.
  if (branch.kind === 'loading') return [];
  const said = { id: stateId(parent), name: branch.title, parent };
  return [branch.kind === 'failed' ? { ...said, onRetry: branch.onRetry } : said];
}

/** The id of what is said in the place of a branch. */
export const stateId = (parent: string) => `${parent}/state`;

export type TreeAct =
  | { kind: 'move'; id: string }
  | { kind: 'open'; ids: readonly string[] }
  | { kind: 'close'; id: string }
  | { kind: 'select'; id: string }
  | { kind: 'retry'; parent: string | null; onRetry: () => void };

interface TreePlace {
  /** The row with the focus. */
  at: string;
  expanded: readonly string[];
  /** The arrows are mirrored. */
  rtl: boolean;
}

/** What a key does in a tree, as the ARIA practices have it; null for any other key, and where it leads nowhere. */
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

/** What Enter or a press does: it selects a node and asks once more for a branch that failed. */
export function press({ id, parent, onRetry }: TreeRow): TreeAct | null {
  if (onRetry) return { kind: 'retry', parent, onRetry };
  return parent !== null && id === stateId(parent) ? null : { kind: 'select', id };
}

const openAll = (rows: readonly TreeRow[]): TreeAct => ({ kind: 'open', ids: rows.map(({ id }) => id) });

/**
 * The node in sight whose name begins with what was typed, sought downwards and round the end. One letter goes on from
 * `at`, so that typing it again leads to the next; more letters may mean `at` itself.
 */
export function findByName(rows: readonly TreeRow[], at: string, typed: string): string | undefined {
  const index = rows.findIndex(({ id }) => id === at);
  const from = [...typed].length === 1 ? index + 1 : index;
  const wanted = typed.toLocaleLowerCase();
  return [...rows.slice(from), ...rows.slice(0, from)].find(({ name }) => name.toLocaleLowerCase().startsWith(wanted))
    ?.id;
}
