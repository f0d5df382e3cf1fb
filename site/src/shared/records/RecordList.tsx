import { type RecordDates, recordPageSize } from '@baize/domain';
import { Button, Inline, type RecordColumn, RecordTable, type RecordTableProps, Stack, Text } from '@baize/ui';
import { type ReactNode, useEffect } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { type Translate, useText } from '../../core/language/useText.ts';
import { loadOf } from '../../data/load.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { endOf, Pages } from '../page/Pages.tsx';
import { RecordDays } from './RecordDays.tsx';
import { linkId } from './ReferenceLink.tsx';
import type { RecordControl } from './useRecordView.ts';

interface ListView {
  dates: RecordDates;
  page: number;
  open: string | null;
}

interface RecordListProps<View extends ListView, Row> {
  caption: string;
  control: RecordControl<View>;
  /** Response, and the page its rows belong to. */
  answer: Answer<{ totals: { count: number } | null; totalPages: number | null; more: boolean | null }>;
  page: number;
  rows: readonly Row[];
  columns: readonly RecordColumn<Row>[];
  totals: RecordTableProps<Row>['totals'];
  /** Time zone of the days, unless the viewer's. */
  zone?: string | undefined;
  /** View that resets all filters. */
  first: View;
  filters: ReactNode;
  aside: ReactNode;
  /** Record closed last, whose row takes the focus. */
  from: string | null;
}

/** Shows a filtered, paged list of records in each of its states (MEM-17). */
export function RecordList<View extends ListView, Row extends { reference: string }>(
  props: RecordListProps<View, Row>,
) {
  const { caption, control, answer, page, rows, columns, totals, zone, first, filters, aside, from } = props;
  const { view, hrefOf, choose, step } = control;
  const text = useText();
  // Where nobody counts, what is here is what there is to say (ADP-01).
  const count = answer.value?.totals?.count ?? null;
  const isEmpty = count === null ? rows.length === 0 : count === 0;
  useReach(control, answer.value?.totalPages ?? null);
  useReturn(from);
  return (
    <Stack gap={4}>
      <RecordDays
        dates={view.dates}
        zone={zone}
        onDates={(dates) => choose((now) => ({ ...now, dates, page: 1, open: null }))}
      />
      {filters}
      <RecordTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowId={({ reference }) => reference}
        load={loadOfList(answer, text, isEmpty, () => choose(() => first))}
        totals={totals}
        pages={
          <Pages
            selected={view.page}
            {...endOf(answer.value)}
            busy={answer.refreshing}
            hrefOf={(next) => hrefOf({ ...view, page: next })}
            onSelect={(next) => step((now) => ({ ...now, page: next }))}
          />
        }
      />
      {!isEmpty && (
        <Inline gap={3} justify="between" wrap>
          {count !== null && <Position page={page} shown={rows.length} count={count} />}
          {aside}
        </Inline>
      )}
    </Stack>
  );
}

function Position({ page, shown, count }: { page: number; shown: number; count: number }) {
  const text = useText();
  const before = (page - 1) * recordPageSize;
  const expected = Math.max(0, Math.min(recordPageSize, count - before));
  if (expected === 0) return null;
  const missing = expected - shown;
  const [firstRow, lastRow, total] = [before + 1, before + expected, count].map((each) => inOrder(String(each)));
  return (
    <Stack gap={1}>
      <Text size="caption" tone="muted">
        {text('records.position', { first: firstRow, last: lastRow, total })}
      </Text>
      {missing > 0 && <Text size="caption">{text('records.dropped', { count: missing })}</Text>}
    </Stack>
  );
}

type Shown = RecordTableProps<never>['load'];

function loadOfList(answer: Answer<unknown>, text: Translate, isEmpty: boolean, onReset: () => void): Shown {
  if (answer.value !== undefined && answer.refreshing && !isEmpty) {
    return { kind: 'refreshing', label: text('records.stale') };
  }
  return loadOf(answer, text, {
    title: text('records.failed'),
    empty: {
      title: text('records.empty'),
      text: text('records.empty.text'),
      actions: <Button onClick={onReset}>{text('records.empty.reset')}</Button>,
    },
    isEmpty,
  });
}

/** Replaces a page number beyond the end with the last page. */
function useReach<View extends ListView>({ view, choose }: RecordControl<View>, totalPages: number | null): void {
  useEffect(() => {
    if (totalPages !== null && totalPages > 0 && view.page > totalPages)
      choose((now) => ({ ...now, page: totalPages }));
  }, [view, choose, totalPages]);
}

function useReturn(from: string | null): void {
  useEffect(() => {
    if (from) document.getElementById(linkId(from))?.focus();
  }, [from]);
}
