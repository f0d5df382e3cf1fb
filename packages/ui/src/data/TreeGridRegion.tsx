'use client';

import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { useMedia } from '../internal/useMedia.ts';
import * as css from './TreeGrid.css.ts';
import { TreeGridHead } from './TreeGridHead.tsx';
import { TreeGridLine } from './TreeGridLine.tsx';
import { treeGridRoles as roles } from './tableRoles.ts';
import { type TreeGridRow, treeGridLines } from './treeGridLines.ts';
import type { TreeGridColumn, TreeGridParts, TreeGridPhone, TreeGridTree, TreeGridWords } from './treeGridParts.ts';
import { ancestorsAt, foldMiddle, pushOf, scrollToLine, type TreeGridSizes } from './treeGridWindow.ts';
import { useScrollView } from './useScrollView.ts';
import { useTreeGridFocus } from './useTreeGridFocus.ts';

export interface TreeGridRegionProps<Data> extends ElementAttributes<HTMLTableElement> {
  /** Accessible name. */
  label: string;
  /** Tree column. Keep its identity stable, like that of columns, rows and words: unchanged values re-render no row. */
  tree: TreeGridTree<Data>;
  columns: readonly TreeGridColumn<Data>[];
  /** Replacement for the columns on phones. */
  phone: TreeGridPhone<Data>;
  /** Expanded rows in display order. */
  rows: readonly TreeGridRow<Data>[];
  onToggle: (id: string) => void;
  onRetry: (id: string) => void;
  /** Called on a press or Enter on a row. */
  onDetails: (id: string) => void;
  /** Called on the slash key, to focus the search field. */
  onSearch?: () => void;
  /** Called with the visible rows, counted from 1. */
  onRangeChange?: (range: TreeGridRange) => void;
  /** Id of the row searched for, scrolled into view once loaded. */
  selected?: string;
  /** Search text, highlighted in the names. */
  match?: string;
  words: TreeGridWords<Data>;
}

export interface TreeGridRange {
  first: number;
  last: number;
}

const overscan = 4;

export function TreeGridRegion<Data>(props: TreeGridRegionProps<Data>) {
  const { label, tree, columns, phone, rows, onRangeChange, selected, match, words, ...rest } = props;
  const { onToggle, onRetry, onDetails, onSearch, ...attributes } = rest;
  const region = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const narrow = useMedia('(max-width: 639.98px)');
  const view = useScrollView({ region, head, text });
  const lines = useMemo(() => treeGridLines(rows), [rows]);
  const parts = useMemo<TreeGridParts<Data>>(
    () => ({ columns, tree, phone: narrow ? phone : null, match, words }),
    [columns, tree, phone, narrow, match, words],
  );

  const sizes = sizesFor(narrow, view.text);
  const slots = foldMiddle(ancestorsAt(lines, view.top, sizes), sizes.most);
  const hidden = slots.length * sizes.sticky;
  const first = Math.floor((view.top + hidden) / sizes.row);
  const end = Math.min(lines.length, Math.ceil((view.top + view.height) / sizes.row));

  const page = Math.max(1, Math.floor((view.height - hidden) / sizes.row) - 1);
  const { active, handlers } = useTreeGridFocus({ ...props, lines, region, page, reveal });

  const selectedAt = useMemo(() => lines.findIndex(({ id }) => id === selected), [lines, selected]);
  const revealed = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (revealed.current === selected || (selected !== undefined && selectedAt < 0)) return;
    revealed.current = selected;
    if (selectedAt >= 0) reveal(selectedAt);
  });

  const firstRow = (lines[first]?.rowIndex ?? 1) - 1;
  const lastRow = (lines[end - 1]?.rowIndex ?? 1) - 1;
  const range = useRef(onRangeChange);
  useEffect(() => {
    range.current = onRangeChange;
  });
  useEffect(() => range.current?.({ first: firstRow, last: lastRow }), [firstRow, lastRow]);

  return (
    <div ref={region} className={css.region}>
      <span ref={text} className={css.measure} aria-hidden>
        <span>0</span>
        <span className={css.note}>0</span>
      </span>
      <table
        aria-label={label}
        aria-rowcount={lines.at(-1)?.rowIndex ?? 1}
        {...attributes}
        {...handlers}
        {...roles.table}
        className={css.grid}
        style={
          {
            '--columns': [`minmax(${tree.width}px, 1fr)`, ...columns.map(({ width }) => `${width}px`)].join(' '),
            '--width': `${tree.width + columns.reduce((sum, { width }) => sum + width + 10, 10)}px`,
            '--row': `${sizes.row}px`,
            '--sticky': `${sizes.sticky}px`,
          } as CSSProperties
        }
      >
        <TreeGridHead ref={head} parts={parts} />
        <tbody {...roles.group} className={css.body} style={{ blockSize: lines.length * sizes.row }}>
          {drawn()}
        </tbody>
      </table>
    </div>
  );

  /** Returns the lines in tree order, so that remaining lines never move in the DOM. */
  function drawn(): ReactNode[] {
    const sticky = new Map<number, number>();
    slots.forEach((slot, place) => {
      if (slot.kind === 'line') sticky.set(slot.index, place);
    });
    const indexes = new Set([...sticky.keys()].sort((one, other) => one - other));
    const from = Math.max(0, first - overscan);
    for (let index = from; index < Math.min(lines.length, end + overscan); index++) indexes.add(index);
    if (active >= 0) indexes.add(active);
    return [...indexes]
      .sort((one, other) => one - other)
      .flatMap((index) => {
        const line = lines[index];
        if (!line) return [];
        const slot = sticky.get(index);
        const drawnLine = (
          <TreeGridLine
            key={line.id}
            line={line}
            parts={parts}
            start={
              slot === undefined
                ? index * sizes.row
                : view.head + slot * sizes.sticky + pushOf(line.end, slot, view.top, sizes)
            }
            slot={slot}
            last={slot === slots.length - 1}
            active={index === active}
            selected={line.kind === 'row' && line.id === selected}
          />
        );
        const after = slot === undefined ? undefined : slots[slot + 1];
        if (slot === undefined || after?.kind !== 'folded') return [drawnLine];
        const place = { '--level': 2, insetBlockStart: view.head + (slot + 1) * sizes.sticky, zIndex: 8 - slot };
        return [
          drawnLine,
          <tr key="folded" className={css.row} style={place} data-sticky data-folded={after.first} aria-hidden>
            <td className={css.treeCell} data-wide>
              <bdi className={css.folded}>{words.folded(after.count)}</bdi>
            </td>
          </tr>,
        ];
      });
  }

  function reveal(index: number) {
    const line = lines[index];
    const element = region.current;
    const stays = slots.some((slot) => slot.kind === 'line' && slot.index === index);
    if (!line || !element || stays) return;
    const height = element.clientHeight - (head.current?.offsetHeight ?? 0);
    element.scrollTop = scrollToLine(index, line, { top: element.scrollTop, height }, sizes);
  }
}

function sizesFor(narrow: boolean, text: number): TreeGridSizes {
  return narrow
    ? { row: Math.max(60, text + 16), sticky: Math.max(36, text), most: 3 }
    : { row: Math.max(48, text + 10), sticky: Math.max(40, text + 4), most: 4 };
}
