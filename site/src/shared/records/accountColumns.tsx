import { type AccountRecord, noticeTime } from '@baize/domain';
import { Link, type RecordColumn, StatusBadge, twoLineCell } from '@baize/ui';
import type { CellContext } from './betColumns.tsx';
import { RecordReference } from './ReferenceLink.tsx';
import { stateLooks } from './stateLooks.ts';

interface AccountCells extends CellContext {
  /** Address of a withdrawal's receipt; null for other people's records. */
  receiptHref: ((reference: string) => string) | null;
}

export const accountColumns = ({
  text,
  money,
  openHref,
  receiptHref,
  zone,
}: AccountCells): readonly RecordColumn<AccountRecord>[] => [
  {
    id: 'applied',
    header: text('records.applied'),
    cell: ({ at, reference }) =>
      twoLineCell({ main: noticeTime(at, zone), note: <RecordReference reference={reference} openHref={openHref} /> }),
    role: 'detail',
    plain: true,
  },
  {
    id: 'type',
    header: text('records.type'),
    cell: ({ type }) => text(`records.type.${type}`),
    role: 'title',
  },
  {
    id: 'name',
    header: text('records.name'),
    cell: ({ name }) => <bdi>{name ?? '–'}</bdi>,
    role: 'detail',
  },
  {
    id: 'amount',
    header: text('records.amount'),
    cell: ({ amount }) => money.signed(amount),
    align: 'end',
    role: 'result',
  },
  {
    id: 'status',
    header: text('records.status'),
    cell: ({ status }) => <StatusBadge status={stateLooks[status]} label={text(`movement.state.${status}`)} />,
    role: 'detail',
    plain: true,
  },
  {
    id: 'remark',
    header: text('records.remark'),
    cell: ({ remark, reference, receipt }) =>
      receipt === null || receiptHref === null ? (
        <bdi>{remark ?? '–'}</bdi>
      ) : (
        twoLineCell({ main: <Link href={receiptHref(reference)}>{text('records.receipt')}</Link>, note: remark })
      ),
    role: 'detail',
  },
];
