'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { NearRowsProps } from './NearRows.tsx';
import { useGridColumns, useGridStep } from './useGridStep.ts';

interface GridWindow {
  list: RefObject<HTMLUListElement | null>;
  /** Index of the focused game: its row and neighbours remain in the DOM wherever the page scrolls. */
  pinned: RefObject<number | undefined>;
  count: number;
  beside: boolean;
  shape: 'portrait' | 'wide';
  windowed: boolean;
}

interface Measures {
  /** Height of one row without the gap, in px. */
  row: number;
  /** Offset of the list in px from the top of the document. */
  top: number;
}

/** Estimated row height in px until measured. */
const rowBefore = { portrait: 341, wide: 240 };
/** Rows shown until it is known which are near. */
const firstRows = [0, 1, 2, 3, 4, 5];

export function useGridWindow({ list, pinned, count, beside, shape, windowed }: GridWindow) {
  const [{ row, top }, setMeasures] = useState<Measures>({ row: rowBefore[shape], top: 0 });
  const [near, setNear] = useState<readonly number[]>(firstRows);
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

  if (!windowed) {
    return {
      columns,
      blockSize: undefined,
      cells: Array.from({ length: count }, (_, index) => ({ index, column: 0, start: 0 })),
      watched: null,
    };
  }
  const watched: NearRowsProps = { count: rows, row, gap: rowGap, top, columns, pinned, onChange: setNear };
  return {
    columns,
    blockSize: rows * row + (rows - 1) * rowGap,
    cells: near
      .filter((rowIndex) => rowIndex < rows)
      .flatMap((rowIndex) =>
        Array.from({ length: Math.min(columns, count - rowIndex * columns) }, (_, column) => ({
          index: rowIndex * columns + column,
          column,
          start: rowIndex * (row + rowGap),
        })),
      ),
    watched,
  };
}
