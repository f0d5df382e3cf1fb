import type { TreeGridLine } from './treeGridLines.ts';

type Line = Pick<TreeGridLine<unknown>, 'kind' | 'id' | 'parent' | 'end' | 'row'>;

export type TreeGridAct =
  | { kind: 'move'; index: number }
  | { kind: 'toggle' | 'details' | 'retry'; id: string }
  | { kind: 'menu' | 'search' };

interface KeyPress {
  key: string;
  shiftKey: boolean;
  rtl: boolean;
  page: number;
}

/** Returns the action of a key by the ARIA treegrid pattern, or null if it has none. */
export function actOfKey(press: KeyPress, lines: readonly Line[], at: number): TreeGridAct | null {
  const line = lines[at];
  if (!line) return null;
  const { key, shiftKey, rtl, page } = press;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { kind: 'menu' };
  if (key === '/') return { kind: 'search' };
  if (shiftKey) return null;
  switch (key) {
    case 'ArrowDown':
      return moveTo(reachable(lines, at + 1, 1));
    case 'ArrowUp':
      return moveTo(reachable(lines, at - 1, -1));
    case 'PageDown':
      return moveTo(reachable(lines, Math.min(lines.length - 1, at + page), -1));
    case 'PageUp':
      return moveTo(reachable(lines, Math.max(0, at - page), -1));
    case 'Home':
      return moveTo(0);
    case 'End':
      return moveTo(reachable(lines, lines.length - 1, -1));
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return inwards(line, lines, at);
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      if (line.kind === 'row' && isUnfolded(line)) return { kind: 'toggle', id: line.id };
      return moveTo(line.parent);
    case 'Enter':
      return { kind: line.kind === 'failed' ? 'retry' : 'details', id: line.row.id };
    default:
      return null;
  }
}

const isUnfolded = ({ row }: Line) => row.state !== 'leaf' && row.state !== 'closed';

function inwards(line: Line, lines: readonly Line[], at: number): TreeGridAct | null {
  if (line.kind !== 'row') return null;
  if (line.row.state === 'closed') return { kind: 'toggle', id: line.id };
  return line.end > at + 1 && lines[at + 1]?.kind !== 'loading' ? moveTo(at + 1) : null;
}

const moveTo = (index: number): TreeGridAct | null => (index < 0 ? null : { kind: 'move', index });

/** Skips loading rows, which disappear and would lose the focus. */
function reachable(lines: readonly Line[], from: number, step: 1 | -1): number {
  let index = from;
  while (lines[index]?.kind === 'loading') index += step;
  return lines[index] ? index : -1;
}
