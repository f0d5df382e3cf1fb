import type { DownlineRow, GatewayError } from '@baize/gateway';
import type { TreeGridRow, TreeGridState } from '@baize/ui/overlays';

/** The accounts directly below one, as far as they have come. */
export type Branch =
  | { kind: 'loading' }
  | { kind: 'failed'; error: GatewayError }
  | { kind: 'ready'; rows: readonly DownlineRow[] };

export interface TreeState {
  /** The accounts that are unfolded. */
  open: ReadonlySet<string>;
  /** By the account above them. */
  branches: ReadonlyMap<string, Branch>;
}

/** Stands for the account above the whole tree. */
export const top = '';

export const emptyTree: TreeState = { open: new Set(), branches: new Map() };

export type TreeEvent =
  | { kind: 'toggle'; id: string }
  | { kind: 'open'; ids: readonly string[] }
  | { kind: 'branch'; id: string; branch: Branch }
  | { kind: 'retry'; id: string }
  /** Other accounts or figures are asked for; what is unfolded stays so. */
  | { kind: 'clear' };

export function stepTree(tree: TreeState, event: TreeEvent): TreeState {
  switch (event.kind) {
    case 'toggle': {
      const open = new Set(tree.open);
      if (!open.delete(event.id)) open.add(event.id);
      return { ...tree, open };
    }
    case 'open':
      return event.ids.every((id) => tree.open.has(id))
        ? tree
        : { ...tree, open: new Set([...tree.open, ...event.ids]) };
    case 'branch':
      return { ...tree, branches: new Map(tree.branches).set(event.id, event.branch) };
    case 'retry': {
      const branches = new Map(tree.branches);
      branches.delete(event.id);
      return { ...tree, branches };
    }
    case 'clear':
      return { ...tree, branches: new Map() };
  }
}

/** One row of the tree, and whose name stands above it. */
export interface TeamRow extends DownlineRow {
  /** The name of the account above; null for a row without one in the tree. */
  upline: string | null;
}

/** What is unfolded from top to bottom. Rows stay the same objects while their branch does. */
export function treeRows(tree: TreeState): TreeGridRow<TeamRow>[] {
  const rows: TreeGridRow<TeamRow>[] = [];
  const add = (parent: string, upline: string | null, level: number) => {
    const branch = tree.branches.get(parent);
    if (branch?.kind !== 'ready') return;
    branch.rows.forEach((row, index) => {
      const id = row.member.account;
      const state = stateOf(tree, row);
      rows.push({
        id,
        level,
        setSize: branch.rows.length,
        position: index + 1,
        state,
        data: withUpline(row, upline),
      });
      if (state === 'open') add(id, row.member.name, level + 1);
    });
  };
  add(top, null, 1);
  return rows;
}

function stateOf({ open, branches }: TreeState, { member: { account }, children }: DownlineRow): TreeGridState {
  if (children === 0) return 'leaf';
  if (!open.has(account)) return 'closed';
  const branch = branches.get(account);
  return branch?.kind === 'ready' ? 'open' : (branch?.kind ?? 'loading');
}

const named = new WeakMap<DownlineRow, TeamRow>();

/** The same object for the same row, so that a grid draws it once. */
function withUpline(row: DownlineRow, upline: string | null): TeamRow {
  const known = named.get(row);
  if (known) return known;
  const made = { ...row, upline };
  named.set(row, made);
  return made;
}

/** The branches that are in sight and were not asked for yet. */
export function missingBranches(tree: TreeState): string[] {
  if (!tree.branches.has(top)) return [top];
  return treeRows(tree).flatMap(({ id, state }) => (state === 'loading' && !tree.branches.has(id) ? [id] : []));
}
