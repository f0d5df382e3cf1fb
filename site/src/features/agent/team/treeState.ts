import type { DownlineRow, GatewayError } from '@baize/gateway';
import type { TreeGridRow, TreeGridState } from '@baize/ui/overlays';

/** Direct downlines of an account, as far as loaded. */
export type Branch =
  | { kind: 'loading' }
  | { kind: 'failed'; error: GatewayError }
  | { kind: 'ready'; rows: readonly DownlineRow[] };

export interface TreeState {
  open: ReadonlySet<string>;
  /** Branches by the account above them. */
  branches: ReadonlyMap<string, Branch>;
}

/** Key of the root branch, above which there is no account. */
export const top = '';

export const emptyTree: TreeState = { open: new Set(), branches: new Map() };

export type TreeEvent =
  | { kind: 'toggle'; id: string }
  | { kind: 'open'; ids: readonly string[] }
  | { kind: 'branch'; id: string; branch: Branch }
  | { kind: 'retry'; id: string }
  /** Filters or days changed: reload everything, keep accounts unfolded. */
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

export interface TeamRow extends DownlineRow {
  /** Name of the account above; null at the root of the tree. */
  upline: string | null;
}

/** Returns the visible rows from top to bottom; row objects stay the same while their branch does. */
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

/** Returns the same object for the same row, so that the grid does not render it again. */
function withUpline(row: DownlineRow, upline: string | null): TeamRow {
  const known = named.get(row);
  if (known) return known;
  const made = { ...row, upline };
  named.set(row, made);
  return made;
}

/** Returns the visible branches that were not requested yet. */
export function missingBranches(tree: TreeState): string[] {
  if (!tree.branches.has(top)) return [top];
  return treeRows(tree).flatMap(({ id, state }) => (state === 'loading' && !tree.branches.has(id) ? [id] : []));
}
