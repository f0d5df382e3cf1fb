'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';

export interface NearRowsProps {
  count: number;
  /** Height of one row without the gap, in px. */
  row: number;
  gap: number;
  /** Offset of the first row in px from the top of the document. */
  top: number;
  columns: number;
  /** Index of the focused game: its row and neighbours stay wherever the page scrolls. */
  pinned: RefObject<number | undefined>;
  /** Receives the indices of the rows near the viewport, in order. */
  onChange: (rows: readonly number[]) => void;
}

/** Watches which rows are near the viewport. A component of its own, so that it loads with the first large grid. */
export function NearRows({ count, row, gap, top, columns, pinned, onChange }: NearRowsProps) {
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => row,
    // Including the height in the key drops cached sizes; an estimate is only read once.
    getItemKey: useCallback((index: number) => `${row}+${gap}:${index}`, [row, gap]),
    gap,
    overscan: 2,
    scrollMargin: top,
    rangeExtractor: useCallback(
      (range: Range) => {
        const near = defaultRangeExtractor(range);
        if (pinned.current === undefined) return near;
        const focused = Math.floor(pinned.current / columns);
        const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
        return [...new Set([...near, ...kept])].sort((one, other) => one - other);
      },
      [pinned, columns, count],
    ),
  });
  const rows = virtualizer
    .getVirtualItems()
    .map(({ index }) => index)
    .join(' ');
  useLayoutEffect(() => onChange(rows ? rows.split(' ').map(Number) : []), [rows, onChange]);
  return null;
}
