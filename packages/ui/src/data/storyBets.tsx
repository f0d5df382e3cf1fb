import { Button } from '../actions/Button.tsx';
import { Text } from '../layout/Text.tsx';
import type { RecordTableProps } from './RecordTable.tsx';
import type { RecordColumn } from './recordColumns.ts';
import { StatusBadge } from './StatusBadge.tsx';
import type { Status } from './statuses.ts';
import { twoLineCell } from './twoLineCell.tsx';

export interface Bet {
  id: string;
  time: string;
  game: string;
  studio: string;
  stake: string;
  valid: string;
  result: string;
  status: Extract<Status, 'won' | 'lost' | 'pending' | 'cancelled'>;
}

const bet = (
  id: string,
  time: string,
  game: string,
  studio: string,
  [stake, valid, result]: [string, string, string],
  status: Bet['status'],
): Bet => ({ id, time, game, studio, stake, valid, result, status });

export const bets: readonly Bet[] = [
  bet('B88301', '2026-03-14 18:18:02', 'Scarab Gate', 'Ivory Reel', ['120.00', '120.00', '+486.40'], 'won'),
  bet('B88274', '2026-03-14 18:15:40', 'Ivory Roulette', 'Old Harbour', ['500.00', '500.00', '−500.00'], 'lost'),
  bet('B87990', '2026-03-14 17:58:11', 'Cricket Exchange', 'Paddock', ['1,000.00', '0.00', '0.00'], 'pending'),
  bet('B87512', '2026-03-14 17:41:29', 'Jade Dynasty', 'Nine Lanterns', ['60.00', '60.00', '−60.00'], 'lost'),
  bet('B86003', '2026-03-14 16:20:05', 'Mega Six', 'Numera', ['200.00', '0.00', '0.00'], 'cancelled'),
];

export const manyBets = (count: number): Bet[] =>
  Array.from({ length: count }, (_, index) => {
    const of = bets[index % bets.length] as Bet;
    const [hour, minute] = [Math.floor(index / 60), index % 60].map((part) => String(part).padStart(2, '0'));
    return { ...of, id: `B${90_000 + index}`, time: `2026-03-14 ${hour}:${minute}:00` };
  });

const statusWords = { won: 'Won', lost: 'Lost', pending: 'Pending', cancelled: 'Cancelled' } as const;

export const betColumns: readonly RecordColumn<Bet>[] = [
  {
    id: 'time',
    header: 'Time',
    role: 'detail',
    plain: true,
    sortable: true,
    cell: ({ id, time }) => twoLineCell({ main: time, note: id }),
  },
  { id: 'game', header: 'Game', role: 'title', cell: ({ game, studio }) => twoLineCell({ main: game, note: studio }) },
  { id: 'stake', header: 'Stake', role: 'detail', align: 'end', sortable: true, cell: ({ stake }) => stake },
  { id: 'valid', header: 'Valid bet', role: 'detail', align: 'end', cell: ({ valid }) => valid },
  {
    id: 'result',
    header: 'Win or loss',
    role: 'result',
    align: 'end',
    sortable: true,
    cell: ({ result }) => (result.startsWith('+') ? gain(result) : result),
  },
  {
    id: 'status',
    header: 'Status',
    role: 'detail',
    plain: true,
    cell: ({ status }) => <StatusBadge status={status} label={statusWords[status]} />,
  },
];

export const betArgs = {
  caption: 'Bets of the last 7 days',
  columns: betColumns,
  rows: bets,
  rowId: ({ id }) => id,
  load: { kind: 'ready' },
} satisfies RecordTableProps<Bet>;

const gain = (sum: string) => (
  <Text as="span" tone="positive" strong>
    {sum}
  </Text>
);

export const columnsWithAct = (onOpen: (id: string) => void): readonly RecordColumn<Bet>[] => [
  ...betColumns,
  {
    id: 'act',
    header: 'Act',
    role: 'action',
    cell: ({ id, game }) => (
      <Button kind="ghost" size="sm" aria-label={`Details of ${game}, ${id}`} onClick={() => onOpen(id)}>
        Details
      </Button>
    ),
  },
];

/** Counts the React components inside an element, from the fibers React leaves on DOM nodes. */
export function componentsIn(root: Element): number {
  const key = Object.keys(root).find((name) => name.startsWith('__reactFiber$'));
  const start = key && (root as unknown as Record<string, Fiber | undefined>)[key];
  if (!start) throw new Error('React has drawn nothing here');
  return count(start.child);
}

interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

function count(fiber: Fiber | null): number {
  if (!fiber) return 0;
  const component = typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null);
  return (component ? 1 : 0) + count(fiber.child) + count(fiber.sibling);
}
