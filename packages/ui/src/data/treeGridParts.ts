import type { ReactNode } from 'react';
import type { PictureSources } from '../internal/types.ts';

export interface TreeGridColumn<Data> {
  id: string;
  header: string;
  /** A second line of the header. */
  headerNote?: string;
  /** What it is about a row. Links and buttons take the `tabIndex`, so that Tab reaches those of the focused row alone. */
  cell: (row: Data, tabIndex: number) => ReactNode;
  /** A second line, such as the own figure below the team's. */
  note?: (row: Data) => ReactNode;
  /** `end` is for numbers: tabular, at the end of the line. */
  align?: 'start' | 'end';
  /** In px. */
  width: number;
  /** Holds buttons; its header is read aloud only. A `Menu` in it opens by the keyboard from the row. */
  role?: 'action';
}

/** The column in which the tree unfolds. */
export interface TreeGridTree<Data> {
  header: string;
  /** In px; it takes what the others leave. */
  width: number;
  name: (row: Data) => string;
  /** The line below the name. */
  note: (row: Data) => string;
  picture: (row: Data) => PictureSources;
}

/** What a phone has room for: names, and the figures of one column. */
export interface TreeGridPhone<Data> {
  /** Heads the names, such as the period of the figures. */
  header: string;
  /** Heads the figures. */
  figuresHeader: string;
  /** The line below the name, where it is another than at a desk. */
  note?: (row: Data) => string;
  /** One below the other, two at most. */
  figures: (row: Data) => readonly ReactNode[];
}

export interface TreeGridWords<Data> {
  /** Says that a branch is on its way. */
  loading: string;
  /** Stands in the place of a branch, such as "Could not load 11 accounts." */
  failed: (row: Data) => string;
  retry: string;
  /** How many ancestors are left out, such as "2 levels more". */
  folded: (count: number) => string;
}

/** What every row of the grid knows of it. */
export interface TreeGridParts<Data> {
  columns: readonly TreeGridColumn<Data>[];
  tree: TreeGridTree<Data>;
  /** Set where the grid has its phone form. */
  phone: TreeGridPhone<Data> | null;
  match: string | undefined;
  words: TreeGridWords<Data>;
}
