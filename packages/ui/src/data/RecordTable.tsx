'use client';

import { type ReactNode, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { Empty } from '../feedback/Empty.tsx';
import { Failure } from '../feedback/Failure.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { ElementAttributes, Load } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import { RecordHead } from './RecordHead.tsx';
import { RecordRow } from './RecordRow.tsx';
import * as css from './RecordTable.css.ts';
import { RecordTotals, type RecordTotalsProps } from './RecordTotals.tsx';
import { placesOf, type RecordColumn } from './recordColumns.ts';
import { type RecordSort, shareOf, toggleAll, toggleOne, toggleRange } from './recordState.ts';
import { roles } from './tableRoles.ts';

interface RecordSkeletonProps<Row> {
  columns: readonly RecordColumn<Row>[];
  leading: number;
}

const rows = ['first', 'second', 'third', 'fourth'];

function RecordSkeleton<Row>({ columns, leading }: RecordSkeletonProps<Row>) {
  const places = placesOf(columns);
  return rows.map((row) => (
    <tr key={row} {...roles.row} className={css.row}>
      {leading > 0 && <td {...roles.cell} className={css.cell} data-place="pick" />}
      {columns.map(({ id, align }, index) => (
        <td key={id} {...roles.cell} className={css.waiting} data-place={places[index]} data-align={align}>
          <Skeleton shape="line" />
        </td>
      ))}
    </tr>
  ));
}

export interface RecordSelection<Row> {
  /** Ids of the selected rows, including those on other pages. */
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
  /** Filter for rows with a checkbox; all rows by default. */
  selectable?: (row: Row) => boolean;
  words: { all: string; one: (row: Row) => string };
}

export interface RecordTableProps<Row> extends ElementAttributes<HTMLTableElement> {
  /** Accessible name of the table, visible with `captionShown`. */
  caption: string;
  captionShown?: boolean;
  /** Columns with a stable identity: the same array re-renders no row. */
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** `refreshing` keeps the rows, and its `label` announces that newer ones are loading. */
  load: Load | { kind: 'refreshing'; label: string };
  /** Sums by column id, for the bold last row. */
  totals?: RecordTotalsProps<Row>['totals'] | null;
  sort?: RecordSort;
  onSort?: (sort: RecordSort) => void;
  selection?: RecordSelection<Row>;
  /** `region` limits the height: rows scroll under a fixed header. */
  scroll?: 'page' | 'region';
  pages?: ReactNode;
}

/** Shows records for comparison; on a phone as cards that remain a table to assistive technology. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const {
    caption,
    captionShown,
    columns,
    rows,
    rowId,
    load,
    totals,
    sort,
    onSort,
    selection,
    scroll,
    pages,
    ...attributes
  } = props;
  const captionId = useId();
  const region = useRef<HTMLElement>(null);
  const selectable = selection ? rows.filter(selection.selectable ?? (() => true)).map(rowId) : [];
  const onToggle = useToggle(selection, selectable);
  const shown = load.kind === 'ready' || load.kind === 'refreshing';
  const busy = load.kind === 'loading' || load.kind === 'refreshing' || undefined;
  const leading = selection ? 1 : 0;
  return (
    <div className={css.record}>
      <section
        ref={region}
        className={css.region}
        data-scroll={scroll}
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
      >
        <table aria-busy={busy} {...attributes} {...roles.table} className={css.table}>
          <caption id={captionId} className={captionShown ? css.caption : visuallyHidden}>
            {caption}
          </caption>
          <RecordHead columns={columns} sort={sort} onSort={onSort} all={selection && pickAll(selection)} />
          <tbody {...roles.group} className={css.group}>
            {body()}
          </tbody>
          {shown && totals && <RecordTotals columns={columns} totals={totals} leading={leading} />}
        </table>
      </section>
      {load.kind === 'refreshing' && <span className={css.refreshing} aria-hidden />}
      <span className={visuallyHidden} role="status">
        {load.kind === 'refreshing' && load.label}
      </span>
      {pages}
    </div>
  );

  function body() {
    switch (load.kind) {
      case 'loading':
        return <RecordSkeleton columns={columns} leading={leading} />;
      case 'failed':
        return notice(
          <Failure title={load.title} text={load.text} retry={load.retry} onRetry={() => retry(load.onRetry)} />,
        );
      case 'empty':
        return notice(<Empty title={load.title} text={load.text} actions={load.actions} />);
      case 'ready':
      case 'refreshing':
        return rows.map((row) => {
          const id = rowId(row);
          return (
            <RecordRow
              key={id}
              id={id}
              row={row}
              columns={columns}
              tickLabel={selection && (selectable.includes(id) ? selection.words.one(row) : null)}
              selected={selection?.selected.includes(id) ?? false}
              onToggle={onToggle}
            />
          );
        });
    }
  }

  function notice(words: ReactNode) {
    return (
      <tr {...roles.row} className={css.notice}>
        <td {...roles.cell} colSpan={columns.length + leading}>
          {words}
        </td>
      </tr>
    );
  }

  function pickAll({ selected, onSelect, words }: RecordSelection<Row>) {
    const share = shareOf(selected, selectable);
    return { label: words.all, share, onToggle: () => onSelect(toggleAll(selected, selectable)) };
  }

  function retry(again: () => void) {
    region.current?.focus({ preventScroll: true });
    again();
  }
}

/**
 * Returns a stable callback, so that a selection change renders only the rows it affects. Shift toggles the whole range
 * from the last toggled row.
 */
function useToggle<Row>(selection: RecordSelection<Row> | undefined, selectable: readonly string[]) {
  const latest = useRef({ selection, selectable });
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = { selection, selectable };
  });
  return useCallback((id: string, range: boolean) => {
    const now = latest.current;
    if (!now.selection) return;
    const { selected, onSelect } = now.selection;
    onSelect(range ? toggleRange(selected, now.selectable, last.current ?? id, id) : toggleOne(selected, id));
    last.current = id;
  }, []);
}
