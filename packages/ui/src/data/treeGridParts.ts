import type { ReactNode } from 'react';
import type { PictureSources } from '../internal/types.ts';

export interface TreeGridColumn<Data> {
  id: string;
  header: string;
  headerNote?: string;
  /** Renders the cell. Pass `tabIndex` to links and buttons, so that Tab only reaches those of the focused row. */
  cell: (row: Data, tabIndex: number) => ReactNode;
  note?: (row: Data) => ReactNode;
  align?: 'start' | 'end';
  /** Width in px. */
  width: number;
  /** Column of buttons, whose header is read aloud only. A `Menu` in it opens from the row by keyboard. */
  role?: 'action';
}

export interface TreeGridTree<Data> {
  header: string;
  /** Minimum width in px; the column takes the remaining space. */
  width: number;
  name: (row: Data) => string;
  note: (row: Data) => string;
  picture: (row: Data) => PictureSources;
}

export interface TreeGridPhone<Data> {
  header: string;
  figuresHeader: string;
  note?: (row: Data) => string;
  figures: (row: Data) => readonly ReactNode[];
}

export interface TreeGridWords<Data> {
  loading: string;
  failed: (row: Data) => string;
  retry: string;
  folded: (count: number) => string;
}

export interface TreeGridParts<Data> {
  columns: readonly TreeGridColumn<Data>[];
  tree: TreeGridTree<Data>;
  phone: TreeGridPhone<Data> | null;
  match: string | undefined;
  words: TreeGridWords<Data>;
}
