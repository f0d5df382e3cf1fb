'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useGridColumns, useGridStep } from './useGridStep.ts';

interface GridWindow {
  list: RefObject<HTMLUListElement | null>;
  /** The game that holds the keyboard's focus: its row and the rows beside it stay, wherever the page is scrolled to. */
  pinned: RefObject<number | undefined>;
  count: number;
  beside: boolean;
  shape: 'portrait' | 'wide';
  windowed: boolean;
}

interface Measures {
  /** Height of one row without the gap, in px. */
  row: number;
  /** Where the list begins, in px from the top of the document. */
  top: number;
}

/** Height of a row in px until one is measured. */
const rowBefore = { portrait: 341, wide: 240 };

/** Which games of a grid are in the document, and where: all of them in flow, or those near the screen at their places. */
export function useGridWindow({ list, pinned, count, beside, shape, windowed }: GridWindow) {
  const [{ row, top }, setMeasures] = useState<Measures>({ row: rowBefore[shape], top: 0 });
  const columns = useGridColumns(beside, shape);
  const { rowGap } = useGridStep();
  const rows = Math.ceil(count / columns);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !windowed) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const now = {
        row: element.firstElementChild?.firstElementChild?.getBoundingClientRect().height ?? rowBefore[shape],
        top: box.top + window.scrollY,
      };
      setMeasures((was) => (was.row === now.row && was.top === now.top ? was : now));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(document.documentElement);
    if (element.firstElementChild?.firstElementChild) sizes.observe(element.firstElementChild.firstElementChild);
    measure();
    return () => sizes.disconnect();
  }, [list, shape, windowed]);

  const virtualizer = useWindowVirtualizer({
    enabled: windowed,
    count: rows,
    estimateSize: () => row,
    // A key that holds the height lets a new height begin anew: an estimate alone is asked only once.
    getItemKey: useCallback((index: number) => `${row}+${rowGap}:${index}`, [row, rowGap]),
    gap: rowGap,
    overscan: 2,
    scrollMargin: top,
    rangeExtractor: useCallback(
      (range: Range) => {
        const near = defaultRangeExtractor(range);
        if (pinned.current === undefined) return near;
        const focused = Math.floor(pinned.current / columns);
        const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < rows);
        return [...new Set([...near, ...kept])].sort((one, other) => one - other);
      },
      [pinned, columns, rows],
    ),
  });

  if (!windowed) {
    return {
      columns,
      blockSize: undefined,
      cells: Array.from({ length: count }, (_, index) => ({ index, column: 0, start: 0 })),
    };
  }
  return {
    columns,
    blockSize: rows * row + (rows - 1) * rowGap,
    cells: virtualizer.getVirtualItems().flatMap(({ index: rowIndex, start }) =>
      Array.from({ length: Math.min(columns, count - rowIndex * columns) }, (_, column) => ({
        index: rowIndex * columns + column,
        column,
        start: start - top,
      })),
    ),
  };
}
