import { type BillSide, type BillsCover, billTurn, coverBills } from '@baize/domain';
import type { NamedBill } from '@baize/gateway';
import { Avatar, Inline, Link, type RecordColumn, StatusBadge, Text, twoLineCell } from '@baize/ui';
import type { Translate } from '../../../core/language/useText.ts';
import type { Pictures } from '../../../data/pictures.ts';
import { type BatchState, isUnderWay } from '../../../money/useMoneyBatch.ts';
import type { Dates } from '../../contracts/useDates.ts';
import type { AgentMoney } from '../shared/useAgentMoney.ts';
import { billLooks, isPayable } from './billLooks.ts';
import { HowMuch } from './HowMuch.tsx';

interface CellContext {
  text: Translate;
  money: AgentMoney;
  dates: Dates;
  pictures: Pictures;
  billHref: (bill: NamedBill) => string;
  side: BillSide;
  /** Selected bills covered by the balance; null until known. */
  cover: BillsCover | null;
  stateOf: (bill: NamedBill) => BatchState<unknown> | undefined;
}

export const otherSide = ({ side, payee, payerName }: NamedBill, text: Translate): string =>
  side === 'payer' ? payee.name : (payerName ?? text('agent.platform'));

export const billColumns = (context: CellContext): readonly RecordColumn<NamedBill>[] => {
  const { text, money, dates, pictures, billHref, side } = context;
  return [
    {
      id: 'bill',
      header: text('bills.column.bill'),
      role: 'title',
      cell: (row) =>
        twoLineCell({
          art: row.side === 'payer' && (
            <Avatar size="sm" alt="" picture={row.payee.avatar ? pictures(row.payee.avatar) : []} />
          ),
          main: <Link href={billHref(row)}>{otherSide(row, text)}</Link>,
          note: text('bills.of', { kind: text(`agent.kind.${row.kind}`), period: dates.shortPeriod(row) }),
        }),
    },
    {
      id: 'how',
      header: text('bills.column.how'),
      role: 'detail',
      align: 'end',
      cell: (row) => <HowMuch row={row} money={money} billHref={billHref(row)} />,
    },
    {
      id: 'amount',
      header: text('bills.column.amount'),
      role: 'result',
      align: 'end',
      cell: ({ bill }) => money.figure(bill.amount),
    },
    {
      id: 'due',
      header: text('bills.column.due'),
      role: 'detail',
      cell: ({ bill }) => {
        const turn = billTurn(bill);
        return turn ? dates.day(turn.until) : text('bills.due.none');
      },
    },
    {
      id: 'wallet',
      header: text(side === 'pay' ? 'bills.column.wallet' : 'bills.state'),
      role: 'detail',
      plain: true,
      cell: (row) => <Standing row={row} context={context} />,
    },
  ];
};

/** Shows whether the balance covers a payable bill; for other bills, their state. */
function Standing({ row, context }: { row: NamedBill; context: CellContext }) {
  const { text, money, cover, stateOf } = context;
  const { bill } = row;
  const state = stateOf(row);
  if (isUnderWay(state)) {
    return (
      <StatusBadge
        status="unknown"
        label={text(state?.kind === 'sending' ? 'bills.result.sending' : 'bills.result.checking')}
      />
    );
  }
  const kind = bill.state.kind;
  if (!isPayable(row) || cover === null) {
    return <StatusBadge status={billLooks[kind]} label={text(`agent.bill.state.${kind}`)} />;
  }
  const found = cover.covers.get(bill.id) ?? coverBills([bill], cover.left)?.covers.get(bill.id);
  const short = found?.kind === 'short';
  return (
    <Inline gap={1}>
      <Text as="span" size="label" strong tone={short ? 'negative' : 'positive'}>
        {short
          ? text('bills.short', { amount: money.figure(found.missing) }).replaceAll(' ', '\u00a0')
          : text('bills.covered')}
      </Text>
    </Inline>
  );
}
