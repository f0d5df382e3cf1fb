import { type MoneyMovement, noticeTime } from '@baize/domain';
import { Link, type RecordColumn, StatusBadge } from '@baize/ui';
import type { Translate } from '../../../core/language/useText.ts';
import { stateLooks } from '../../../shared/records/stateLooks.ts';
import type { MoneyIn } from './useMoneyIn.ts';

export const movementColumns = (
  text: Translate,
  money: MoneyIn,
  hrefOf: (movement: MoneyMovement) => string,
  /** Shows the kind column. */
  mixed: boolean,
): readonly RecordColumn<MoneyMovement>[] => [
  {
    id: 'reference',
    header: text('movement.reference'),
    cell: (movement) => (
      <Link href={hrefOf(movement)}>
        <bdi>{movement.reference}</bdi>
      </Link>
    ),
    role: 'title',
    plain: true,
  },
  ...(mixed ? [kindColumn(text)] : []),
  {
    id: 'time',
    header: text('movement.time'),
    cell: ({ at }) => <bdi>{noticeTime(at)}</bdi>,
    role: 'detail',
    plain: true,
  },
  {
    id: 'place',
    header: text('movement.place'),
    cell: ({ from, to }) => <bdi>{[from, to].filter(Boolean).join(' → ') || '–'}</bdi>,
    role: 'detail',
    plain: true,
  },
  {
    id: 'amount',
    header: text('movement.amount'),
    cell: ({ amount, currency }) => <bdi>{money(amount, currency)}</bdi>,
    align: 'end',
    role: 'detail',
  },
  {
    id: 'status',
    header: text('movement.status'),
    cell: ({ state }) => <StatusBadge status={stateLooks[state]} label={text(`movement.state.${state}`)} />,
    role: 'result',
    plain: true,
  },
];

const kindColumn = (text: Translate): RecordColumn<MoneyMovement> => ({
  id: 'kind',
  header: text('movement.kind'),
  cell: ({ kind }) => text(`movement.kind.${kind}`),
  role: 'detail',
  plain: true,
});
