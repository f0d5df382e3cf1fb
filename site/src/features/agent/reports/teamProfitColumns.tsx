import { dayOf, type TeamProfitView } from '@baize/domain';
import { Link, type RecordColumn, twoLineCell } from '@baize/ui';
import type { Translate } from '../../../core/language/useText.ts';
import { categoryName } from '../../../shared/records/categoryName.ts';
import type { RecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { memberNote } from './memberColumn.tsx';
import type { TeamProfit } from './useTeamViews.ts';

type Row = TeamProfit['rows'][number];

interface ProfitCells {
  text: Translate;
  money: RecordMoney;
  zone: string;
  /** Address of a downline's branch. */
  branchHref: (account: string) => string;
}

export const profitColumns = (by: TeamProfitView['by'], cells: ProfitCells): readonly RecordColumn<Row>[] => {
  const { text, money } = cells;
  const figure = (name: 'validBets' | 'stakes' | 'payouts' | 'bonuses'): RecordColumn<Row> => ({
    id: name,
    header: text(`reports.${name}`),
    cell: (row) => money.plain(row[name]),
    align: 'end',
    role: 'detail',
  });
  return [
    { id: 'name', header: text(`reports.by.${by}`), cell: (row) => nameCell(row, cells), role: 'title' },
    { id: 'bets', header: text('records.profit.bets'), cell: ({ bets }) => bets, align: 'end', role: 'detail' },
    figure('validBets'),
    figure('stakes'),
    figure('payouts'),
    figure('bonuses'),
    {
      id: 'result',
      header: text('agent.field.team-result'),
      cell: ({ result }) => money.signed(result),
      align: 'end',
      role: 'result',
    },
  ];
};

export function rowName({ member, category, day }: Row, text: Translate, zone: string): string {
  if (member) return member.name;
  return category ? categoryName(text, category) : dayOf(day ?? 0, zone);
}

function nameCell(row: Row, { text, zone, branchHref }: ProfitCells) {
  const { member, branch } = row;
  const name = <bdi>{rowName(row, text, zone)}</bdi>;
  if (!member) return name;
  const main = branch ? <Link href={branchHref(member.account)}>{name}</Link> : name;
  return twoLineCell({ main, note: memberNote(text, member) });
}
