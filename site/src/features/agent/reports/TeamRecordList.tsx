import type { RecordView, TeamPart } from '@baize/domain';
import { type RecordColumn, type RecordTableProps, Stack } from '@baize/ui';
import { type ReactNode, useMemo } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { ExportButton } from '../../../shared/records/ExportButton.tsx';
import { RecordList } from '../../../shared/records/RecordList.tsx';
import type { Staying } from '../../../shared/records/useKeepPrevious.ts';
import { type RecordExport, type TableCell, useRecordExport } from '../../../shared/records/useRecordExport.ts';
import type { RecordControl } from '../../../shared/records/useRecordView.ts';
import { memberColumn, type TeamMember } from './memberColumn.tsx';
import { TeamFilter } from './TeamFilter.tsx';
import type { TeamQuery } from './useTeamViews.ts';

interface TeamRecord {
  reference: string;
  member: TeamMember;
}

interface TeamValue {
  totals: { count: number } | null;
  totalPages: number | null;
  more: boolean | null;
  currency: string | null;
}

interface TeamRecordListProps<View, Row, Value> {
  caption: string;
  control: RecordControl<View>;
  query: TeamQuery;
  list: Staying<Value>;
  rowsOf: (value: Value) => readonly Row[];
  /** Columns after the one of the account. */
  columns: readonly RecordColumn<Row>[];
  totals: RecordTableProps<Row>['totals'];
  first: View;
  filters: ReactNode;
  onPart: (part: TeamPart) => void;
  file: {
    kind: RecordExport<Row>['kind'];
    read: (...asked: Parameters<RecordExport<Row>['read']>) => Promise<Value>;
    /** Cells after the one of the account. */
    cells: (text: Translate, zone: string, inCurrency: (heading: string) => string) => readonly TableCell<Row>[];
  };
}

/** Lists records of the team with their owners, found by account, and exports them. */
export function TeamRecordList<View extends RecordView & TeamPart, Row extends TeamRecord, Value extends TeamValue>(
  props: TeamRecordListProps<View, Row, Value>,
) {
  const { caption, control, query, list, rowsOf, columns, totals, first, filters, onPart, file } = props;
  const { view } = control;
  const { span, zone } = query;
  const text = useText();
  const { value } = list.answer;
  const rows = useMemo(() => (value ? rowsOf(value) : []), [value, rowsOf]);
  const allColumns = useMemo(() => [memberColumn<Row>(text), ...columns], [text, columns]);
  const bring = useRecordExport<Row>({
    kind: file.kind,
    span,
    async read(asked, signal) {
      const page = await file.read(asked, signal);
      return { rows: rowsOf(page), total: page.totals?.count ?? null, more: page.more, currency: page.currency };
    },
    columns: (inCurrency) => [
      { head: text('reports.account'), cell: ({ member }) => member.name },
      ...file.cells(text, span.zone, inCurrency),
    ],
  });
  const named = rows.find(({ member }) => member.account === view.account);
  return (
    <RecordList
      caption={caption}
      control={control}
      answer={list.answer}
      page={list.page}
      rows={rows}
      columns={allColumns}
      totals={totals}
      zone={zone}
      first={first}
      filters={
        <Stack gap={3}>
          <TeamFilter part={view} name={named?.member.name ?? null} onPart={onPart} />
          {filters}
        </Stack>
      }
      aside={<ExportButton bring={bring} />}
      from={null}
    />
  );
}
