import type { DownlineRow } from '@baize/gateway';
import { emptyTree, stepTree, type TeamRow, top, treeRows } from './treeState.ts';

/** Levels asked for at the same time. */
const atOnce = 4;

interface WholeTeam {
  /** All accounts directly below one; `top` stands for the account above the whole tree. */
  read: (parent: string) => Promise<readonly DownlineRow[]>;
  /** The most rows that are wanted. */
  most: number;
  /** Told how many rows have come. */
  onRows: (count: number) => void;
}

/**
 * Every account of a team that the filters fit, each after the one above it, as in the unfolded tree. Fails as its reads do; `cut`
 * says that there were more.
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
