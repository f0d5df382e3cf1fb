import type { DownlineRow } from '@baize/gateway';
import { emptyTree, stepTree, type TeamRow, top, treeRows } from './treeState.ts';

/** Maximum parallel requests. */
const atOnce = 4;

interface WholeTeam {
  /** Reads the direct downlines of an account; `top` is the root. */
  read: (parent: string) => Promise<readonly DownlineRow[]>;
  most: number;
  onRows: (count: number) => void;
}

/**
 * Reads all matching accounts in the order of the unfolded tree. Rejects when a read rejects; `cut` means that there
 * were more rows than `most`.
 */
export async function wholeTeam({ read, most, onRows }: WholeTeam): Promise<{ rows: TeamRow[]; cut: boolean }> {
  let tree = emptyTree;
  let count = 0;
  let waiting = [top];
  while (waiting.length > 0 && count <= most) {
    const parents = waiting.slice(0, atOnce);
    waiting = waiting.slice(atOnce);
    const levels = await Promise.all(parents.map(read));
    for (const [place, rows] of levels.entries()) {
      const id = parents[place] ?? top;
      const agents = rows.filter(({ children }) => children > 0).map(({ member }) => member.account);
      tree = stepTree(tree, { kind: 'branch', id, branch: { kind: 'ready', rows } });
      tree = stepTree(tree, { kind: 'open', ids: agents });
      waiting.push(...agents);
      count += rows.filter(({ matches }) => matches).length;
    }
    onRows(count);
  }
  const rows = treeRows(tree).flatMap(({ data }) => (data.matches ? [data] : []));
  return { rows: rows.slice(0, most), cut: count > most };
}
